// Balls, pins and the cue from above, with their shadows: colour and mark together tell which is which.
import { ballColour, css, mix } from "./colours.ts";
import type { Quaternion } from "./film.ts";
import type { View } from "./plan.ts";

type Brush = CanvasRenderingContext2D;

export interface Thing {
  name: string;
  x: number;
  y: number;
  z?: number;
  /** How it has turned since the film began. */
  turn?: Quaternion;
}

export const isPin = (name: string): boolean => name.startsWith("k");

/** A ball: shadow away from the lamp, body, mark, highlight. One in the air throws its shadow further and is larger. */
export function ball(brush: Brush, view: View, thing: Thing, radius: number): void {
  const { length, width } = view.table;
  const high = Math.max(0, (thing.z ?? radius) - radius);
  const R = view.size(radius) * (1 + high);
  const [x, y] = [view.x(thing.x), view.y(thing.y) - view.size(high)];
  const [lx, ly] = [0.5 - thing.x / length, thing.y / width - 0.5];
  shade(brush, view.x(thing.x) - lx * R * 1.5, view.y(thing.y) - ly * R * 1.2 + R * 0.26 + view.size(high * 0.4), R);
  const colour = ballColour(thing.name);
  const glow = brush.createRadialGradient(x + lx * R * 0.7 - R * 0.12, y + ly * R * 0.6 - R * 0.34, R * 0.08, x, y, R);
  glow.addColorStop(0, mix(colour, "#ffffff", 0.55));
  glow.addColorStop(0.42, colour);
  glow.addColorStop(0.86, mix(colour, "#201000", 0.16));
  glow.addColorStop(1, mix(colour, "#180c00", 0.4));
  disc(brush, x, y, R, glow);
  mark(brush, thing.name, x, y, R);
  brush.fillStyle = "rgba(255,255,255,.75)";
  brush.beginPath();
  brush.ellipse(x + lx * R * 0.5 - R * 0.2, y + ly * R * 0.4 - R * 0.5, R * 0.17, R * 0.1, -0.4, 0, 2 * Math.PI);
  brush.fill();
}

function disc(brush: Brush, x: number, y: number, radius: number, fill: string | CanvasGradient): void {
  brush.fillStyle = fill;
  brush.beginPath();
  brush.arc(x, y, radius, 0, 2 * Math.PI);
  brush.fill();
}

/** A soft shadow without filters, which weak devices lack. */
function shade(brush: Brush, x: number, y: number, R: number): void {
  const soft = brush.createRadialGradient(x, y, R * 0.5, x, y, R * 1.25);
  soft.addColorStop(0, "rgba(0,8,16,.5)");
  soft.addColorStop(1, "rgba(0,8,16,0)");
  disc(brush, x, y, R * 1.25, soft);
}

function mark(brush: Brush, name: string, x: number, y: number, R: number): void {
  if (name === "Y") {
    for (const a of [-1.57, 0.52, 2.62])
      disc(brush, x + Math.cos(a) * R * 0.52, y + Math.sin(a) * R * 0.52, R * 0.13, css("--ball-mark-y"));
  } else if (name === "R" || name === "C") {
    brush.strokeStyle = name === "R" ? css("--ball-mark-r") : "#5a1216";
    brush.lineWidth = R * 0.16;
    brush.beginPath();
    brush.arc(x, y, R * 0.46, 0, 2 * Math.PI);
    brush.stroke();
  } else if (/^\d+$/.test(name)) {
    brush.fillStyle = "#1a1611";
    brush.font = `700 ${(R * 1.02).toFixed(1)}px ${css("--font")}`;
    brush.textAlign = "center";
    brush.textBaseline = "middle";
    brush.fillText(name, x, y + R * 0.05);
  }
}

/** A pin: it stands as a dot with a shadow; fallen, it lies beside its place. */
export function pin(brush: Brush, view: View, thing: Thing, fallen: boolean): void {
  const [x, y, r] = [view.x(thing.x), view.y(thing.y), Math.max(3, view.size(0.006))];
  const colour = thing.name === "kc" ? css("--ball-r") : css("--pearl");
  if (fallen) {
    brush.strokeStyle = colour;
    brush.globalAlpha = 0.7;
    brush.lineWidth = r;
    brush.beginPath();
    brush.moveTo(x - 2 * r, y + r);
    brush.lineTo(x + 2 * r, y - r);
    brush.stroke();
    brush.globalAlpha = 1;
    return;
  }
  shade(brush, x + r * 0.5, y + r * 0.8, r);
  disc(brush, x, y, r, colour);
}

/** A ring round a ball: it is the one that is live, or a place where one could lie. */
export function ring(brush: Brush, view: View, x: number, y: number, radius: number, colour: string, dash: number[] = []): void {
  brush.save();
  brush.strokeStyle = colour;
  brush.lineWidth = 2.5;
  brush.setLineDash(dash);
  brush.beginPath();
  brush.arc(view.x(x), view.y(y), view.size(radius), 0, 2 * Math.PI);
  brush.stroke();
  brush.restore();
}

/** The cue behind a ball, pointing along a heading (rad), drawn back by so many metres, raised by an elevation (rad). */
export function cue(brush: Brush, view: View, thing: Thing, radius: number, heading: number, back: number, raised: number): void {
  const long = view.size(1.43) * Math.cos(raised);
  const gap = view.size(radius + back);
  const half = (share: number): number => view.size(0.006 + 0.009 * share);
  brush.save();
  brush.translate(view.x(thing.x), view.y(thing.y));
  brush.rotate(-heading);
  const part = (from: number, to: number, colour: string): void => {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.moveTo(-gap - from * long, -half(from));
    brush.lineTo(-gap - from * long, half(from));
    brush.lineTo(-gap - to * long, half(to));
    brush.lineTo(-gap - to * long, -half(to));
    brush.fill();
  };
  part(0, 0.006, "#2f6fa8");
  part(0.006, 0.022, "#f4efe3");
  part(0.022, 0.52, "#d9b380");
  part(0.52, 0.53, "#ece4d2");
  part(0.53, 0.7, "#2a2322");
  part(0.7, 0.71, css("--accent"));
  part(0.71, 0.97, "#1c1a1b");
  part(0.97, 1, "#0d0d0e");
  brush.restore();
}
