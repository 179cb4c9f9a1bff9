// Every game by its family, one sentence each, found by typing a few letters. What a game leads to is said by its holder.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { gameName } from "./names.ts";
import { Piece } from "./piece.ts";
import { walk } from "./rows.ts";
import { found } from "./search.ts";
import { ballSign } from "./signs.ts";
import type { Game } from "./types.ts";

const FEW = 6; // games that one looks over without searching

@customElement("ab-games")
export class GameList extends Piece {
  @property({ attribute: false }) games: Game[] = [];
  /** Where a game leads. */
  @property({ attribute: false }) to: (game: Game) => string = (game) => `#/new/${game.name}`;
  /** Each edition leads somewhere of its own. */
  @property({ type: Boolean }) editions = false;
  @state() private sought = "";

  protected override render(): TemplateResult {
    const names = [...new Set(this.games.map((game) => game.name))];
    const fitting = names.map((name) => this.games.filter((game) => game.name === name)).filter((editions) => this.fits(editions));
    const families = [...new Set(this.games.map((game) => game.family))];
    return html`${names.length > FEW ? this.search(fitting.length) : nothing}
      ${families.map((family) => this.family(family, fitting.filter(([game]) => game!.family === family)))}
      ${fitting.length ? nothing : html`<p class="cap">${this.say("no-game-found")}</p>`}`;
  }

  private fits(editions: Game[]): boolean {
    const told = editions.flatMap((game) => [game.edition, this.say(`edition-${game.edition}`), ...Object.values(game.book)]);
    const [game] = editions;
    return found(this.sought, [game!.name, gameName(game!.id), this.say(`says-${game!.name}`), this.say(`family-${game!.family}`), ...told].join(" "));
  }

  private search(count: number): TemplateResult {
    return html`<label class="seek"><span class="vh">${this.say("find-game")}</span>
        <input type="search" data-key="find" placeholder=${this.say("find-game")} .value=${this.sought} @input=${this.typed} @keydown=${this.keys} /></label>
      <p class="vh" role="status">${this.sought ? this.say("games-found", { count }) : ""}</p>`;
  }

  private family(name: string, games: Game[][]): TemplateResult | typeof nothing {
    if (!games.length) return nothing;
    return html`<section class="family" aria-labelledby="family-${name}"><h3 id="family-${name}">${this.say(`family-${name}`)}</h3>
      <ul class="cards" @keydown=${walk}>${games.map((editions) => this.game(editions))}</ul></section>`;
  }

  private game(editions: Game[]): TemplateResult {
    const game = editions[0]!;
    const balls = game.balls.length > 3 ? ["C", "1", "8"].filter((ball) => game.balls.includes(ball)) : game.balls;
    const edition = (one: Game): TemplateResult =>
      this.editions ? html`<a class="chip" href=${this.to(one)}>${this.say(`edition-${one.edition}`)}</a>` : html`<span class="chip">${this.say(`edition-${one.edition}`)}</span>`;
    const shown = editions.length > 1 ? html`<span class="editions">${editions.map(edition)}</span>` : nothing;
    return html`<li class="card game"><a class="game" href=${this.to(game)}><span class="balls">${balls.map((ball) => ballSign(ball))}</span>
      <span class="words"><b>${gameName(game.id)}</b><span class="cap">${this.say(`says-${game.name}`)}</span></span></a>${shown}</li>`;
  }

  private readonly typed = (event: Event): void => {
    this.sought = (event.target as HTMLInputElement).value;
  };

  /** Enter takes the first that fits, the arrow goes down to them. */
  private readonly keys = (event: KeyboardEvent): void => {
    const first = this.querySelector<HTMLElement>("a.game");
    if (event.key === "Escape" && this.sought) {
      this.sought = "";
      event.preventDefault();
    } else if (event.key === "Enter") first?.click();
    else if (event.key === "ArrowDown") {
      event.preventDefault();
      first?.focus();
    }
  };
}
