// The table in three dimensions, behind the same door as the flat one: the same properties, the same events.
import { Line, LineBasicMaterial, LineDashedMaterial, MathUtils, PerspectiveCamera, Plane, Raycaster, Vector2, Vector3, type Mesh, type Scene, type WebGLRenderer } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { html, type PropertyValues, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { isPin, type Thing } from "./balls.ts";
import { css } from "./colours.ts";
import { ballMesh, cueMesh, flat, pinMesh, renderer, stage } from "./room.ts";
import type { Marker } from "../types.ts";
import type { Shot } from "./shot.ts";
import { TableSight } from "./sight.ts";

@customElement("ab-solid")
export class SolidTable extends TableSight {
  private scene: Scene | null = null;
  private painter: WebGLRenderer | null = null;
  private controls: OrbitControls | null = null;
  private readonly camera = new PerspectiveCamera(34, 1, 0.1, 30);
  private readonly meshes = new Map<string, Mesh>();
  private readonly cue = cueMesh();
  private lines: Line[] = [];
  private pressed: { x: number; y: number; ball: string | null } | null = null;
  private readonly watch = new ResizeObserver(() => this.resize());

  protected override render(): TemplateResult {
    return html`<canvas role="img" aria-label=${this.label} @pointerdown=${this.press} @pointermove=${this.drag} @pointerup=${this.release} @pointercancel=${this.release}></canvas>`;
  }

  protected override firstUpdated(): void {
    const canvas = this.querySelector("canvas")!;
    this.painter = renderer(canvas, true);
    this.camera.up.set(0, 0, 1);
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.maxPolarAngle = Math.PI / 2 - 0.06;
    Object.assign(this.controls, { minDistance: 0.6, maxDistance: 7, enablePan: false });
    this.controls.addEventListener("change", () => this.redraw());
    this.watch.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watch.disconnect();
    this.controls?.dispose();
    this.painter?.dispose();
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("table") && this.table) this.build();
    this.place();
    this.redraw();
  }

  private build(): void {
    this.scene = stage(this.table).add(this.cue);
    this.meshes.clear();
    const { length, width } = this.table;
    this.camera.position.set(-0.58 * length, width / 2, 0.92 * length);
    this.controls?.target.set(length * 0.39, width / 2, 0);
    this.controls?.update();
    this.resize();
  }

  private resize(): void {
    if (!this.painter || !this.clientWidth) return;
    this.painter.setPixelRatio(Math.min(devicePixelRatio || 1, 2));
    this.painter.setSize(this.clientWidth, this.clientHeight, false);
    this.camera.aspect = this.clientWidth / this.clientHeight;
    this.camera.updateProjectionMatrix();
    this.redraw();
  }

  private mesh(name: string): Mesh {
    const known = this.meshes.get(name);
    if (known) return known;
    const made = isPin(name) ? pinMesh(name) : ballMesh(name, this.table.radius);
    made.name = name;
    this.meshes.set(name, made);
    this.scene?.add(made);
    return made;
  }

  private place(): void {
    if (!this.scene) return;
    const shown = new Set(this.things.map((thing) => thing.name));
    for (const [name, mesh] of this.meshes) mesh.visible = shown.has(name);
    for (const thing of this.things) {
      const mesh = this.mesh(thing.name);
      const rest = isPin(thing.name) ? 0.0125 : this.table.radius;
      mesh.position.set(thing.x, thing.y, thing.z ?? rest);
      if (thing.turn) mesh.quaternion.set(...thing.turn);
      if (isPin(thing.name)) mesh.rotation.set(this.fallen.has(thing.name) ? Math.PI / 2 : 0, 0, 0);
    }
    this.draft();
  }

  /** Ways of balls and what the aim promises, as chalk lines on the cloth. */
  private draft(): void {
    for (const line of this.lines) this.scene?.remove(line);
    const ways = this.traces.map((trace) => ({ points: trace.points, full: trace.cue }));
    if (this.aim) ways.push({ points: this.aim.cue, full: true }, { points: this.aim.object, full: false });
    for (const marker of this.markers) ways.push({ points: this.circle(marker), full: false });
    this.lines = ways.filter(({ points }) => points.length > 1).map(({ points, full }) => this.chalk(points, full));
    const { striker } = this;
    if (striker && this.shot) this.aimCue(striker, this.shot);
    this.cue.visible = Boolean(striker && this.shot);
    for (const line of this.lines) this.scene?.add(line);
  }

  /** A circle as points, those off the bed at its edge. */
  private circle({ at: [x, y], radius }: Marker): [number, number][] {
    const { length, width } = this.table;
    const turns = Array.from({ length: 97 }, (_, step) => (step * Math.PI) / 48);
    return turns.map((turn) => [MathUtils.clamp(x + radius * Math.cos(turn), 0, length), MathUtils.clamp(y + radius * Math.sin(turn), 0, width)]);
  }

  private chalk(points: readonly (readonly [number, number])[], full: boolean): Line {
    const colour = css("--chalk");
    const material = full ? new LineBasicMaterial({ color: colour }) : new LineDashedMaterial({ color: colour, dashSize: 0.02, gapSize: 0.02 });
    const line = new Line(flat(points, 0.002), material);
    if (!full) line.computeLineDistances();
    return line;
  }

  /** Lay the cue behind the ball, along its heading and as steep as it is held. */
  private aimCue(striker: Thing, shot: Shot): void {
    const heading = MathUtils.degToRad(shot.heading + 180);
    const raised = MathUtils.degToRad(Math.max(shot.elevation ?? 3, 2));
    const way = new Vector3(Math.cos(heading) * Math.cos(raised), Math.sin(heading) * Math.cos(raised), Math.sin(raised));
    const gap = this.table.radius + 0.02 + 0.02 * shot.speed;
    this.cue.position.set(striker.x, striker.y, this.table.radius).addScaledVector(way, gap);
    this.cue.quaternion.setFromUnitVectors(new Vector3(1, 0, 0), way);
  }

  protected override draw(): void {
    if (this.scene) this.painter?.render(this.scene, this.camera);
  }

  /** A press on a loose ball takes it in hand; any other begins to turn the view. */
  private press = (event: PointerEvent): void => {
    const ball = this.ballAt(event);
    const loose = ball !== null && this.loose.has(ball);
    this.pressed = { x: event.clientX, y: event.clientY, ball: loose ? ball : null };
    if (this.controls) this.controls.enabled = !loose;
    if (loose) (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };

  private drag = (event: PointerEvent): void => {
    const point = this.pressed?.ball ? this.pointAt(event) : null;
    if (point && this.moved(event)) this.tell("put", { ball: this.pressed?.ball, at: point });
  };

  /** A tap strikes another ball or aims at a point. */
  private release = (event: PointerEvent): void => {
    const tapped = this.pressed !== null && !this.moved(event);
    this.pressed = null;
    if (this.controls) this.controls.enabled = true;
    if (!tapped) return;
    const [ball, point] = [this.ballAt(event), this.pointAt(event)];
    if (ball && ball !== this.shot?.ball) this.tell("pick", ball);
    else if (point) this.tell("aimat", point);
  };

  private moved(event: PointerEvent): boolean {
    const from = this.pressed;
    return from !== null && Math.hypot(event.clientX - from.x, event.clientY - from.y) > 5;
  }

  private ray(event: PointerEvent): Raycaster {
    const box = this.getBoundingClientRect();
    const at = new Vector2(((event.clientX - box.left) / box.width) * 2 - 1, 1 - ((event.clientY - box.top) / box.height) * 2);
    const ray = new Raycaster();
    ray.setFromCamera(at, this.camera);
    return ray;
  }

  private ballAt(event: PointerEvent): string | null {
    const balls = [...this.meshes.values()].filter((mesh) => mesh.visible && !isPin(mesh.name));
    return this.ray(event).intersectObjects(balls)[0]?.object.name ?? null;
  }

  /** The point of the bed under the pointer, at the height of the balls' centres. */
  private pointAt(event: PointerEvent): [number, number] | null {
    const plane = new Plane(new Vector3(0, 0, 1), -this.table.radius);
    const point = this.ray(event).ray.intersectPlane(plane, new Vector3());
    return point ? [point.x, point.y] : null;
  }
}
