// The line: typed notation, read as it is typed, tried before it counts.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Refusal } from "./api.ts";
import { signed } from "./points.ts";
import type { Keeper } from "./keeper.ts";
import { errorWords, scoreWords } from "./names.ts";
import { Piece } from "./piece.ts";
import { sign, toneOf } from "./signs.ts";
import type { Preview } from "./types.ts";

const PAUSE = 180; // ms without a key before the line is tried

@customElement("ab-line")
export class TypedLine extends Piece {
  @property({ attribute: false }) keeper!: Keeper;
  /** Put before the line: `correct 3 = `. */
  @property({ attribute: false }) lead = "";
  @property({ attribute: false }) start = "";
  @property({ attribute: false }) label = "";
  @property({ attribute: false }) button = "";
  @state() private text: string | undefined;
  @state() private preview: Preview | undefined;
  @state() private error: Refusal | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  private get value(): string {
    return this.text ?? this.start;
  }

  protected override firstUpdated(): void {
    if (this.start) void this.think();
  }

  protected override render(): TemplateResult {
    const id = this.lead ? "correction-line" : "typed-line";
    return html`<form class="line" @submit=${this.enter}>
      <label for=${id} class="cap">${this.label || this.say("line-label")}</label>
      <div class="entry"><input id=${id} class="mono" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="done" placeholder=${this.say("line-hint")}
        aria-describedby="${id}-said" aria-invalid=${this.error ? "true" : "false"} .value=${this.value} @input=${this.typed} @keydown=${this.keys}>
        <button class="btn ${this.lead ? "primary" : ""}" ?disabled=${!this.value.trim()}>${this.button || this.say("record-it")}</button></div>
      <div class="said" id="${id}-said" role="status">${this.said()}</div>
    </form>`;
  }

  private said(): TemplateResult | typeof nothing {
    if (this.error) return this.wrong(this.error);
    const entry = this.preview?.entries.at(-1);
    if (!entry || !this.preview) return nothing;
    const tone = entry.call === "done" ? "calm" : toneOf(entry.call);
    const made = Object.values(entry.awards).find((points) => points !== 0) ?? 0;
    return html`<p class="would ${tone}">${sign(tone)}<span>${this.say("line-would", { call: this.say(entry.call ? `call-${entry.call}` : "call-needs") })} ${this.lead ? "" : signed(made)}</span></p>
      ${this.lead ? html`<p class="cap">${this.say("correct-score", { score: scoreWords(this.preview.now.score) })}</p>` : nothing}
      ${this.lead && this.preview.unfit.length ? html`<p class="warn">${this.say("correct-unfit", { numbers: this.preview.unfit.join(", ") })}</p>` : nothing}`;
  }

  private wrong(error: Refusal): TemplateResult {
    const at = error.at === null ? null : error.at - this.lead.length;
    const text = this.value;
    return html`<p class="bad">${sign("bad")}<span>${errorWords(error)}</span></p>
      ${at !== null && at >= 0 ? html`<p class="caret mono" aria-hidden="true">${text.slice(0, at)}<mark>${text.charAt(at) || " "}</mark>${text.slice(at + 1)}</p>` : nothing}`;
  }

  private readonly typed = (event: Event): void => {
    this.text = (event.target as HTMLInputElement).value;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.think(), PAUSE);
  };

  private readonly keys = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || this.lead) return;
    this.clear();
    (event.target as HTMLInputElement).blur();
  };

  private async think(): Promise<void> {
    const mine = ++this.asked;
    const line = this.value.trim();
    if (!line) return this.forget();
    try {
      const preview = await this.keeper.preview(this.lead + line);
      if (mine === this.asked) [this.preview, this.error] = [preview, undefined];
    } catch (wrong) {
      if (mine === this.asked && wrong instanceof Refusal) [this.preview, this.error] = [undefined, wrong];
    }
  }

  private forget(): void {
    [this.preview, this.error] = [undefined, undefined];
  }

  private clear(): void {
    clearTimeout(this.timer);
    this.asked++;
    this.text = "";
    this.forget();
  }

  private readonly enter = async (event: Event): Promise<void> => {
    event.preventDefault();
    const line = this.value.trim();
    if (!line) return;
    if (await this.keeper.do(this.lead + line)) {
      this.clear();
      this.tell("entered");
    } else if (this.keeper.error && this.keeper.error.kind !== "offline") {
      this.error = this.keeper.error;
      this.keeper.forget();
    } else this.clear();
  };
}
