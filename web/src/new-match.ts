// A new match of one game: edition, players, how far, what is agreed.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { ask, Refusal } from "./api.ts";
import { presets, readFormat, spokenFormat } from "./formats.ts";
import { errorWords, gameName } from "./names.ts";
import { Piece, sentence } from "./piece.ts";
import { sign } from "./signs.ts";
import { speech } from "./speech.ts";
import type { Choice, Game } from "./types.ts";

const SIDES = ["A", "B", "C", "D"];

@customElement("ab-new")
export class NewMatch extends Piece {
  /** All editions of the game. */
  @property({ attribute: false }) games: Game[] = [];
  @state() private edition = 0;
  @state() private count: number | undefined;
  @state() private names: string[] = [];
  @state() private code: string | undefined;
  @state() private options: Record<string, string> = {};
  @state() private error: Refusal | undefined;

  private get game(): Game {
    return this.games[this.edition] ?? this.games[0]!;
  }

  private get players(): number {
    return this.count && this.game.players.includes(this.count) ? this.count : this.game.players[0]!;
  }

  private get format(): string {
    return this.code ?? this.game.formats[this.players] ?? this.game.format.code;
  }

  protected override firstUpdated(): void {
    this.querySelector<HTMLElement>("[name=player-A]")?.focus();
  }

  protected override render(): TemplateResult {
    return html`<main class="page new" id="content"><form class="card" @submit=${this.begin}>
      <header><a class="btn quiet icon" href="#/" aria-label=${this.say("back")}>${sign("back")}</a><div><h1>${gameName(this.game.id)}</h1><p class="cap">${this.say(`says-${this.game.name}`)}</p></div></header>
      ${this.people()}${this.editions()}${this.lengths()}${this.agreements()}
      ${this.error ? html`<p class="trouble bad" role="alert">${sign("bad")}<span>${errorWords(this.error)}</span></p>` : nothing}
      <button class="btn primary begin" ?disabled=${!readFormat(this.format)}>${this.say("begin-match")}</button></form></main>`;
  }

  private people(): TemplateResult {
    return html`<fieldset><legend>${this.say("players")}</legend>
      ${this.game.players.length > 1 ? this.radios("count", this.game.players.map(String), String(this.players), (value) => (this.count = Number(value)), (value) => value, this.say("how-many")) : nothing}
      <div class="fields">${SIDES.slice(0, this.players).map((side, at) => html`<label class="field">${this.say("player", { side })}
        <input name="player-${side}" maxlength="60" autocomplete="off" .value=${this.names[at] ?? ""} @input=${(event: Event) => this.name(at, event)}></label>`)}</div></fieldset>`;
  }

  private name(at: number, event: Event): void {
    this.names = Object.assign([...this.names], { [at]: (event.target as HTMLInputElement).value });
  }

  private editions(): TemplateResult | typeof nothing {
    if (this.games.length < 2) return nothing;
    const values = this.games.map((_, at) => String(at));
    return html`<fieldset><legend>${this.say("edition")}</legend>${this.radios("edition", values, String(this.edition), (value) => {
      [this.edition, this.code, this.options] = [Number(value), undefined, {}];
    }, (value) => this.say(`edition-${this.games[Number(value)]!.edition}`))}
    <p class="cap">${speech.of(this.game.book)}</p></fieldset>`;
  }

  private lengths(): TemplateResult {
    const usual = presets(this.game, this.players);
    const format = readFormat(this.format);
    return html`<fieldset><legend>${this.say("format")}</legend>${this.radios("format", usual, this.format, (value) => (this.code = value), this.inWords)}
      <label class="field own">${this.say("format-own")}<input name="code" class="mono" autocomplete="off" spellcheck="false" .value=${this.format} aria-invalid=${format ? "false" : "true"} aria-describedby="format-said"
        @input=${(event: Event) => (this.code = (event.target as HTMLInputElement).value.trim())}></label>
      <p id="format-said" role="status" class="${format ? "cap" : "bad"}">${format ? sentence(spokenFormat(format, speech.say, this.game.length_in)) : this.say("format-wrong")}</p></fieldset>`;
  }

  private readonly inWords = (code: string): string => {
    const format = readFormat(code);
    return format ? sentence(spokenFormat(format, speech.say, this.game.length_in)) : code;
  };

  private agreements(): TemplateResult | typeof nothing {
    const { choices } = this.game;
    if (choices.length === 0) return nothing;
    return html`<fieldset><legend>${this.say("agreed")}</legend><div class="fields">${choices.filter((choice) => this.concerns(choice.name)).map((choice) => html`<label class="field">${this.optionName(choice.name)}
      ${this.choice(choice)}</label>`)}</div></fieldset>`;
  }

  /** One of several words, or any whole number. */
  private choice({ name, values, default: usual }: Choice): TemplateResult {
    const chosen = this.options[name] ?? usual;
    const choose = (event: Event): void => void (this.options = { ...this.options, [name]: (event.target as HTMLInputElement).value });
    if (values.includes("#")) return html`<input name=${name} type="number" min="0" step="1" .value=${chosen} @input=${choose}>`;
    return html`<select name=${name} @change=${choose}>${values.map((value) => html`<option value=${value} ?selected=${value === chosen}>${this.valueName(name, value)}</option>`)}</select>`;
  }

  /** A number or a name that nobody translated stands for itself. */
  private valueName(name: string, value: string): string {
    const key = `option-${name}-${value}`;
    const said = /^\d+$/.test(value) ? key : this.say(key);
    return said === key ? value : said;
  }

  /** An option of one side: its name ends with the side's letter. */
  private concerns(name: string): boolean {
    const side = /-([A-D])$/.exec(name)?.[1];
    return side === undefined || SIDES.indexOf(side) < this.players;
  }

  private optionName(name: string): string {
    const [, base, side = ""] = /^(.+)-([A-D])$/.exec(name) ?? [];
    return base === undefined ? this.say(`option-${name}`) : this.say(`option-${base}`, { who: this.names[SIDES.indexOf(side)] || this.say("player", { side }) });
  }

  private radios(name: string, values: string[], chosen: string, choose: (value: string) => void, label: (value: string) => string, group?: string): TemplateResult {
    return html`<div class="radios" role="radiogroup" aria-label=${group ?? name}>${values.map((value) => html`<label class="btn radio"><input type="radio" name=${name} value=${value} .checked=${value === chosen} @change=${() => choose(value)}><span>${label(value)}</span></label>`)}</div>`;
  }

  private readonly begin = async (event: Event): Promise<void> => {
    event.preventDefault();
    const players = SIDES.slice(0, this.players).map((_, at) => (this.names[at] ?? "").trim());
    try {
      const made = await ask<{ name: string }>("matches", { game: this.game.id, players, format: this.format, options: this.options });
      if (made) location.hash = `#/match/${encodeURIComponent(made.name)}`;
    } catch (wrong) {
      if (wrong instanceof Refusal) this.error = wrong;
    }
  };
}
