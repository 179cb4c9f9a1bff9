// `?`: the keys, and the notation in a dozen lines.
import { html, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { Piece } from "./piece.ts";

export const KEYS: [string[], string][] = [
  [["+"], "key-point"],
  [["Enter"], "key-end"],
  [["⌫"], "key-undo"],
  [["1", "…", "9"], "key-choose"],
  [["F"], "key-foul"],
  [["A"], "key-more"],
  [["/"], "key-line"],
  [["H", "S", "T"], "key-tabs"],
  [["C"], "key-clock"],
  [["←", "↑", "→", "↓"], "key-arrows"],
  [["Esc"], "key-escape"],
  [["?"], "key-help"],
];
const NOTATION: [string, string][] = [
  ["W>R", "notation-hit"],
  ["W/h", "notation-rebound"],
  ["9@MR", "notation-fall"],
  ["*5", "notation-tip"],
  ["9|", "notation-cross"],
  ["9^floor", "notation-floor"],
  ["?8@MR", "notation-call"],
  ["#foot-off", "notation-remark"],
  ["B: …", "notation-who"],
  ["correct 3 = …", "notation-correct"],
  ["… ; …", "notation-join"],
];

@customElement("ab-help")
export class Help extends Piece {
  protected override firstUpdated(): void {
    this.querySelector("dialog")?.showModal();
  }

  protected override render(): TemplateResult {
    return html`<dialog class="dialog help" aria-label=${this.say("help")} @close=${() => this.tell("help-end")}>
      <header><h2>${this.say("help")}</h2><button class="btn quiet" @click=${() => this.querySelector("dialog")?.close()}>${this.say("close")}</button></header>
      <div class="two">
        <section><h3>${this.say("keys")}</h3><dl>${KEYS.map(([keys, told]) => html`<div><dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt><dd>${this.say(told)}</dd></div>`)}</dl></section>
        <section><h3>${this.say("notation")}</h3><p class="cap">${this.say("notation-says")}</p><dl>${NOTATION.map(([line, told]) => html`<div><dt><code class="mono">${line}</code></dt><dd>${this.say(told)}</dd></div>`)}</dl></section>
      </div></dialog>`;
  }
}
