// The stroke in words, for those who do not see it and for the record: each ball's way, and where it came to rest.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Piece, sentence } from "../piece.ts";
import { isPin } from "./balls.ts";
import type { Film, Mark } from "./film.ts";
import { rest, way } from "./way.ts";

@customElement("ab-account")
export class Account extends Piece {
  @property({ attribute: false }) film!: Film;

  protected override render(): TemplateResult | typeof nothing {
    const moved = this.film.bodies.filter((name, body) => !isPin(name) && (this.film.seg[body]?.length ?? 0) > 1);
    if (!moved.length) return nothing;
    return html`<details class="account"><summary>${this.say("account")}</summary>
      <ul>${moved.map((ball) => html`<li>${this.line(ball)}</li>`)}</ul></details>`;
  }

  private line(ball: string): string {
    const met = way(this.film, ball);
    const fell = met.some(([, kind]) => kind === "p" || kind === "o");
    const words = met.map((mark) => this.word(ball, mark));
    if (!fell) words.push(this.lies(this.film.bodies.indexOf(ball)));
    return `${sentence(this.say("ball", { ball }))}: ${words.join(", ")}.`;
  }

  private word(ball: string, [, kind, first, second]: Mark): string {
    const [one, other] = [String(first), String(second ?? "")];
    if (kind === "b") return this.say("ball", { ball: one === ball ? other : one });
    if (kind === "c") return this.say("account-cushion", { cushion: this.say("cushion", { cushion: other }) });
    if (kind === "n") return this.say("account-felled", { pin: this.say("pin", { pin: one }) });
    if (kind === "f") return this.say("account-flight");
    if (kind === "o" || kind === "r") return this.say(kind === "o" ? "account-floor" : "account-rail");
    return this.say(kind === "p" ? "account-falls" : "account-jaw", { pocket: this.say("pocket", { pocket: other }) });
  }

  private lies(body: number): string {
    const { end, far, side, wide } = rest(this.film, body);
    const names = { end: this.say("cushion", { cushion: end }), side: this.say("cushion", { cushion: side }) };
    return this.say("account-lies", { ...names, far, wide });
  }
}
