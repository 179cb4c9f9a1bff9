// The first page: every game in one sentence; go on, open a record, watch a sample.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { ask, Refusal } from "./api.ts";
import "./game-list.ts";
import { brokenWords, errorWords, gameName, overWords, scoreWords, who } from "./names.ts";
import { Piece } from "./piece.ts";
import { walk } from "./rows.ts";
import { sign } from "./signs.ts";
import type { Game, Listed } from "./types.ts";

@customElement("ab-first")
export class FirstPage extends Piece {
  @property({ attribute: false }) games: Game[] = [];
  @state() private records: Listed[] | undefined;
  @state() private error: Refusal | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.read();
  }

  private async read(): Promise<void> {
    try {
      this.records = await ask<Listed[]>("matches");
    } catch (wrong) {
      if (wrong instanceof Refusal) this.error = wrong;
    }
  }

  protected override render(): TemplateResult {
    return html`<main class="page first" id="content"><h1 class="vh">abrikol</h1>
      <section class="games" aria-labelledby="new-head"><h2 id="new-head">${this.say("new-match")}</h2>
        <ab-games .games=${this.games}></ab-games></section>
      <aside class="kept">
        <section aria-labelledby="kept-head"><h2 id="kept-head">${this.say("continue")}</h2>${this.list()}</section>
        <section class="bring">
          <a class="btn primary" href="table.html">${this.say("open-table")}</a>
          ${this.error ? html`<p class="bad" role="alert">${sign("bad")} ${errorWords(this.error)}</p>` : nothing}
          <label class="btn">${sign("save")}<span>${this.say("open-record")}</span><input class="vh" type="file" accept=".jsonl,application/jsonl,text/plain" @change=${this.bring}></label>
          <p class="cap">${this.say("open-record-says")}</p>
          <a class="btn" href="#/watch/sample">${this.say("sample")}</a>
          <p class="cap">${this.say("sample-says")}</p>
        </section></aside></main>`;
  }

  private list(): TemplateResult | typeof nothing {
    if (!this.records) return nothing;
    if (this.records.length === 0) return html`<p class="cap">${this.say("nothing-kept")}</p>`;
    return html`<ul class="records" @keydown=${walk}>${this.records.map((record) => this.record(record))}</ul>`;
  }

  private record(record: Listed): TemplateResult {
    if (!record.game) return html`<li class="broken"><p><b>${record.name}</b></p>${this.broken(record)}</li>`;
    const many = Object.values(record.won ?? {}).some((count) => count > 0);
    const score = scoreWords((many ? record.won : record.score) ?? {});
    const players = (record.sides ?? []).map((side) => who({ players: record.players ?? [] }, side)).join(" – ");
    const state = record.over ? overWords({ players: record.players ?? [] }, record.over) : this.say("actions", { count: record.count ?? 0 });
    return html`<li><a href="#/match/${encodeURIComponent(record.name)}"><span class="line"><b>${players}</b><b class="score">${score}</b></span>
      <span class="cap">${gameName(record.game)} · ${state}</span></a>${record.broken ? this.broken(record) : nothing}</li>`;
  }

  private broken({ broken }: Listed): TemplateResult | typeof nothing {
    return broken ? html`<p class="bad cap">${sign("bad")} ${brokenWords(broken)}</p>` : nothing;
  }

  private readonly bring = async (event: Event): Promise<void> => {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (!file) return;
    try {
      const made = await ask<{ name: string }>("matches/records", { text: await file.text() });
      if (made) location.hash = `#/match/${encodeURIComponent(made.name)}`;
    } catch (wrong) {
      if (wrong instanceof Refusal) this.error = wrong;
    }
  };
}
