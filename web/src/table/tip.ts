// The ball as the player sees it behind the cue: the point where the tip will meet it.
import { html, svg, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Piece } from "../piece.ts";
import { LIMITS } from "./shot.ts";

@customElement("ab-tip")
export class Tip extends Piece {
  @property({ type: Number }) side = 0;
  @property({ type: Number }) top = 0;

  protected override render(): TemplateResult {
    const [x, y] = [this.side * 50, -this.top * 50];
    return html`<button class="tip" aria-label=${this.say("table-tip", { side: this.side, top: this.top })} @pointerdown=${this.press} @pointermove=${this.drag} @keydown=${this.key}>
      <svg viewBox="-54 -54 108 108" aria-hidden="true">
        <circle r="50" class="body" />
        ${svg`<circle r="25.5" class="slip" /><path class="cross" d="M-50 0h100M0-50v100" />`}
        <circle r="7" cx=${x} cy=${y} class="dot" />
      </svg>
    </button>`;
  }

  private press = (event: PointerEvent): void => {
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.set(event);
  };

  private drag = (event: PointerEvent): void => {
    if (event.buttons) this.set(event);
  };

  private set(event: PointerEvent): void {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const side = ((event.clientX - box.left) / box.width - 0.5) * 2 * 1.08;
    const top = (0.5 - (event.clientY - box.top) / box.height) * 2 * 1.08;
    this.tell("tip", [side, top]);
  }

  private key = (event: KeyboardEvent): void => {
    const step = event.shiftKey ? 0.01 : 0.05;
    const moves: Record<string, [number, number]> = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    const limit = LIMITS.tip;
    this.tell("tip", [Math.max(-limit, Math.min(limit, this.side + move[0])), Math.max(-limit, Math.min(limit, this.top + move[1]))]);
  };
}
