// The table as a picture one can aim in. It draws only when something changed.
import { html, type PropertyValues, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { ball, cue, isPin, pin, ring } from "./balls.ts";
import { css } from "./colours.ts";
import { furniture } from "./furniture.ts";
import { View } from "./plan.ts";
import { fineness } from "./shot.ts";
import { TableSight } from "./sight.ts";

const REACH = 120; // px: within this a drag turns the cue as the finger goes, farther out finer

@customElement("ab-flat")
export class TableCanvas extends TableSight {
  private view: View | null = null;
  private still: HTMLCanvasElement | null = null;
  private held: { x: number; y: number; ball: string | null; moved: boolean } | null = null;
  private readonly watch = new ResizeObserver(() => this.refit());

  protected override render(): TemplateResult {
    return html`<canvas role="img" aria-label=${this.label} @pointerdown=${this.press} @pointermove=${this.move} @pointerup=${this.release} @pointercancel=${this.release}></canvas>`;
  }

  protected override firstUpdated(): void {
    this.watch.observe(this);
    this.refit();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watch.disconnect();
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("table")) this.refit();
    else this.redraw();
  }

  private get canvas(): HTMLCanvasElement | null {
    return this.querySelector("canvas");
  }

  private refit(): void {
    const canvas = this.canvas;
    if (!canvas || !this.table || !this.clientWidth) return;
    const ratio = Math.min(devicePixelRatio || 1, 2);
    [canvas.width, canvas.height] = [this.clientWidth * ratio, this.clientHeight * ratio];
    this.view = new View(this.table);
    this.view.fit(this.clientWidth, this.clientHeight);
    this.still = document.createElement("canvas");
    [this.still.width, this.still.height] = [canvas.width, canvas.height];
    const brush = this.still.getContext("2d");
    brush?.scale(ratio, ratio);
    if (brush) furniture(brush, this.view);
    this.redraw();
  }

  protected override draw(): void {
    const [canvas, view] = [this.canvas, this.view];
    const brush = canvas?.getContext("2d");
    if (!canvas || !view || !brush || !this.still) return;
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.clearRect(0, 0, canvas.width, canvas.height);
    brush.drawImage(this.still, 0, 0);
    const ratio = canvas.width / this.clientWidth;
    brush.scale(ratio, ratio);
    this.circles(brush, view);
    for (const trace of this.traces) this.line(brush, view, trace.points, trace.cue ? [] : [2, 6]);
    this.promise(brush, view);
    for (const thing of this.things)
      if (isPin(thing.name)) pin(brush, view, thing, this.fallen.has(thing.name));
      else ball(brush, view, thing, this.table.radius);
    this.stick(brush, view);
  }

  /** As much of each circle as lies on the bed. */
  private circles(brush: CanvasRenderingContext2D, view: View): void {
    if (!this.markers.length) return;
    brush.save();
    brush.beginPath();
    brush.rect(view.x(0), view.y(this.table.width), view.size(this.table.length), view.size(this.table.width));
    brush.clip();
    for (const { at, radius } of this.markers) ring(brush, view, ...at, radius, css("--chalk"), [6, 6]);
    brush.restore();
  }

  private line(brush: CanvasRenderingContext2D, view: View, points: readonly [number, number][], dash: number[]): void {
    brush.save();
    brush.strokeStyle = css("--chalk");
    brush.globalAlpha = 0.85;
    brush.lineWidth = 1.7;
    brush.setLineDash(dash);
    brush.lineJoin = "round";
    brush.beginPath();
    points.forEach(([x, y], i) => (i ? brush.lineTo(view.x(x), view.y(y)) : brush.moveTo(view.x(x), view.y(y))));
    brush.stroke();
    brush.restore();
  }

  private promise(brush: CanvasRenderingContext2D, view: View): void {
    if (!this.aim) return;
    this.line(brush, view, this.aim.cue, []);
    this.line(brush, view, this.aim.object, [2, 6]);
    if (this.aim.ghost) ring(brush, view, ...this.aim.ghost, this.table.radius, css("--chalk"));
  }

  private stick(brush: CanvasRenderingContext2D, view: View): void {
    const { striker } = this;
    for (const name of this.loose) {
      const thing = this.things.find((one) => one.name === name);
      if (thing) ring(brush, view, thing.x, thing.y, this.table.radius * 1.7, css("--chalk"), [3, 5]);
    }
    if (!striker || !this.shot) return;
    ring(brush, view, striker.x, striker.y, this.table.radius * 1.25, css("--accent-cloth"));
    const heading = (this.shot.heading * Math.PI) / 180;
    const raised = ((this.shot.elevation ?? 0) * Math.PI) / 180;
    cue(brush, view, striker, this.table.radius, heading, 0.02 + 0.02 * this.shot.speed, raised);
  }

  // Pointer: drag a loose ball to place it, tap a ball to strike it, drag anywhere else to turn the cue.

  private at(event: PointerEvent): [number, number] {
    const box = this.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  private ballAt(x: number, y: number): string | null {
    const view = this.view;
    if (!view) return null;
    const reach = Math.max(view.size(this.table.radius) * 1.4, 16);
    const near = this.things.filter((thing) => !isPin(thing.name) && Math.hypot(view.x(thing.x) - x, view.y(thing.y) - y) < reach);
    return near[0]?.name ?? null;
  }

  private press = (event: PointerEvent): void => {
    const [x, y] = this.at(event);
    this.held = { x, y, ball: this.ballAt(x, y), moved: false };
    this.canvas?.setPointerCapture(event.pointerId);
  };

  private move = (event: PointerEvent): void => {
    const held = this.held;
    if (!held || !this.view) return;
    const [x, y] = this.at(event);
    if (!held.moved && Math.hypot(x - held.x, y - held.y) < 4) return;
    held.moved = true;
    if (held.ball && this.loose.has(held.ball)) this.tell("put", { ball: held.ball, at: this.view.point(x, y) });
    else this.turn(held, x, y);
    [held.x, held.y] = [x, y];
  };

  private turn(held: { x: number; y: number }, x: number, y: number): void {
    const { striker } = this;
    if (!striker || !this.view) return;
    const [cx, cy] = [this.view.x(striker.x), this.view.y(striker.y)];
    const turn = Math.atan2(held.y - cy, held.x - cx) - Math.atan2(y - cy, x - cx);
    const wrapped = Math.atan2(Math.sin(turn), Math.cos(turn));
    const degrees = (wrapped * 180) / Math.PI;
    this.tell("turn", degrees * fineness(Math.hypot(x - cx, y - cy), REACH * 3));
  }

  private release = (event: PointerEvent): void => {
    const held = this.held;
    this.held = null;
    if (!held || held.moved || !this.view) return;
    const [x, y] = this.at(event);
    if (held.ball && held.ball !== this.shot?.ball) this.tell("pick", held.ball);
    else this.tell("aimat", this.view.point(x, y));
  };
}
