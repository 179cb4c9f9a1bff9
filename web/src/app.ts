// The pages: which one is shown, in which language and light, and the help over all of them.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { ask, Refusal } from "./api.ts";
import "./desk.ts";
import "./first-page.ts";
import "./help.ts";
import { pressed } from "./keyboard.ts";
import { errorWords } from "./names.ts";
import "./new-match.ts";
import { Piece } from "./piece.ts";
import { brand, sign } from "./signs.ts";
import { speech } from "./speech.ts";
import { dress, theme } from "./theme.ts";
import type { Game } from "./types.ts";
import { LANGUAGES, words, type Language } from "./words.ts";

@customElement("ab-app")
export class App extends Piece {
  @state() private games: Game[] | undefined;
  @state() private error: Refusal | undefined;
  @state() private helping = false;
  @state() private route = location.hash;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("hashchange", this.turned);
    addEventListener("keydown", this.keys);
    void this.load();
  }

  private async load(): Promise<void> {
    try {
      [this.games, this.error] = [(await ask<Game[]>("games")) ?? [], undefined];
    } catch (wrong) {
      if (wrong instanceof Refusal) this.error = wrong;
    }
    void this.updateComplete.then(() => (document.documentElement.dataset["ready"] = "1"));
  }

  private readonly turned = (): void => {
    this.route = location.hash;
    scrollTo(0, 0);
  };

  private readonly keys = (event: KeyboardEvent): void => {
    if (pressed(event) === "help") this.helping = true;
  };

  protected override render(): TemplateResult {
    const [, page = "", name = ""] = this.route.split("/").map(decodeURIComponent);
    return html`<a class="skip" href="#content" @click=${this.skip}>${this.say("skip")}</a>
      ${this.page(page, name)}
      <nav class="tools ${page === "match" || page === "watch" ? "at-desk" : ""}" aria-label=${this.say("language")}>${this.tools()}</nav>
      ${this.helping ? html`<ab-help @help-end=${() => (this.helping = false)}></ab-help>` : nothing}`;
  }

  protected override updated(): void {
    document.title = `abrikol · ${this.say(document.querySelector("ab-desk") ? "desk-title" : "new-match")}`;
  }

  private page(page: string, name: string): TemplateResult {
    if (this.error) return html`${this.head()}<main class="page" id="content"><p class="bad" role="alert">${errorWords(this.error)}</p><button class="btn" @click=${() => this.load()}>${this.say("again")}</button></main>`;
    if (page === "match" || page === "watch") return html`<ab-desk .name=${name} .watching=${page === "watch"}></ab-desk>`;
    if (!this.games) return html`${this.head()}<main class="page" id="content"></main>`;
    const games = this.games.filter((game) => game.name === name);
    if (page === "new" && games.length > 0) return html`${this.head()}<ab-new .games=${games}></ab-new>`;
    return html`${this.head()}<ab-first .games=${this.games}></ab-first>`;
  }

  private head(): TemplateResult {
    return html`<header class="bar"><a class="brand" href="#/">${brand}abrikol</a><p class="what cap wide">${this.say("abrikol-does")}</p></header>`;
  }

  private tools(): TemplateResult {
    const dark = theme() === "dark";
    return html`<select class="btn quiet language" aria-label=${this.say("language")} @change=${(event: Event) => speech.speak((event.target as HTMLSelectElement).value as Language)}>
        ${LANGUAGES.map((one) => html`<option value=${one} ?selected=${one === speech.language}>${words(one)("language-name")}</option>`)}</select>
      <button class="btn quiet icon" aria-label=${this.say(dark ? "theme-light" : "theme-dark")} title=${this.say(dark ? "theme-light" : "theme-dark")} @click=${this.relight}>${sign(dark ? "light" : "dark")}</button>
      <button class="btn quiet icon" aria-label=${this.say("help")} title=${this.say("help")} @click=${() => (this.helping = true)}><kbd>?</kbd></button>`;
  }

  private readonly relight = (): void => {
    dress(theme() === "dark" ? "light" : "dark");
    this.requestUpdate();
  };

  private readonly skip = (event: Event): void => {
    event.preventDefault();
    const content = document.querySelector<HTMLElement>("#content");
    content?.setAttribute("tabindex", "-1");
    content?.focus();
  };
}
