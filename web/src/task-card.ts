// What the next stroke is asked to do: the figure, its worth, the attempt, and what the balls must meet.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { taskWords } from "./course.ts";
import { Piece, sentence } from "./piece.ts";
import { speech } from "./speech.ts";
import type { Match, Solution, Task } from "./types.ts";

@customElement("ab-task")
export class TaskCard extends Piece {
  @property({ attribute: false }) match!: Match;
  /** A table to practise at: another figure may be set up, and a stroke that makes it shown. */
  @property({ attribute: false }) practice = false;

  protected override render(): TemplateResult | typeof nothing {
    const { now } = this.match;
    const { task } = now;
    if (!task || now.over !== null) return nothing;
    return html`<section class="task" aria-label=${this.say("figure-number", { number: task.number, of: task.of })}>
      <header><h2>${speech.of(task.title) || task.name}</h2>
        <p class="cap">${this.where(task).join(" · ")}</p></header>
      <ul class="courses">${taskWords(speech.say, task).map((line) => html`<li>${sentence(line)}</li>`)}</ul>
      ${this.practice ? this.tools(task) : nothing}</section>`;
  }

  private where(task: Task): string[] {
    return [
      this.say("figure-number", { number: task.number, of: task.of }),
      this.say("family", { family: task.family }),
      this.say("figure-worth", { worth: task.worth }),
      this.say("figure-attempt", { attempt: task.attempt, attempts: task.attempts }),
      ...(task.mirrored ? [this.say("figure-mirrored")] : []),
    ];
  }

  private tools(task: Task): TemplateResult {
    return html`<div class="tools">
      <label class="field">${this.say("figure-set-up")}<select name="figure" @change=${(event: Event) => this.tell("do", `referee: call ?figure:${(event.target as HTMLSelectElement).value}`)}>
        ${task.programme.map((name) => html`<option value=${name} ?selected=${name === task.name}>${name}</option>`)}</select></label>
      ${task.solution ? html`<button class="btn" data-key="solution" @click=${() => this.tell<Solution>("solution", task.solution!)}>${this.say("figure-solution")}</button>` : nothing}</div>`;
  }
}
