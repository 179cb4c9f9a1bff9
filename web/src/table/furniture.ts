// What stands still: wood, cloth, cushions, pockets, diamonds, spots and zone lines. Drawn once for each size.
import { chance, css, mix } from "./colours.ts";
import { BORDER, CUSHION, MOUTHS, cushions, diamonds, holes, rails, type Polygon, type View } from "./plan.ts";

type Brush = CanvasRenderingContext2D;

export function furniture(brush: Brush, view: View): void {
  shadow(brush, view);
  frame(brush, view);
  bed(brush, view);
  marks(brush, view);
  pockets(brush, view);
  noses(brush, view);
  pearls(brush, view);
}

const clothOf = (view: View): string => css(view.table.pockets ? "--cloth-green" : "--cloth-blue");

function trace(brush: Brush, view: View, polygon: Polygon): void {
  brush.beginPath();
  polygon.forEach(([x, y], i) => (i ? brush.lineTo(view.x(x), view.y(y)) : brush.moveTo(view.x(x), view.y(y))));
  brush.closePath();
}

function outline(brush: Brush, view: View): void {
  const { length, width } = view.table;
  const corner = view.size(0.034);
  brush.beginPath();
  brush.roundRect(view.x(-BORDER), view.y(width + BORDER), view.size(length + 2 * BORDER), view.size(width + 2 * BORDER), corner);
}

function shadow(brush: Brush, view: View): void {
  brush.save();
  brush.shadowColor = "rgba(10,12,15,.38)";
  brush.shadowBlur = 22;
  brush.shadowOffsetY = 8;
  brush.fillStyle = css("--wood-lo");
  outline(brush, view);
  brush.fill();
  brush.restore();
}

function frame(brush: Brush, view: View): void {
  const random = chance(7);
  brush.save();
  outline(brush, view);
  brush.clip();
  for (const { board, short, tone } of rails(view.table)) {
    brush.save();
    trace(brush, view, board);
    brush.clip();
    brush.fillStyle = mix(css("--wood"), css("--wood-hi"), tone);
    brush.fillRect(0, 0, brush.canvas.width, brush.canvas.height);
    for (let i = 0; i < 46; i++) grain(brush, view, board, short, random);
    brush.restore();
    brush.strokeStyle = "rgba(0,0,0,.35)";
    brush.lineWidth = 1;
    trace(brush, view, board);
    brush.stroke();
  }
  brush.restore();
}

/** One fibre along the board. */
function grain(brush: Brush, view: View, board: Polygon, short: boolean, random: () => number): void {
  const xs = board.map(([x]) => x);
  const ys = board.map(([, y]) => y);
  const low = short ? Math.min(...ys) : Math.min(...xs);
  const long = (short ? Math.max(...ys) : Math.max(...xs)) - low;
  const base = short ? Math.min(...xs) : Math.min(...ys);
  const wide = (short ? Math.max(...xs) : Math.max(...ys)) - base;
  brush.strokeStyle = random() < 0.6 ? css("--wood-lo") : css("--wood-hi");
  brush.globalAlpha = 0.07 + random() * 0.16;
  brush.lineWidth = 0.5 + random() * 1.3;
  const [across, bend, from] = [base + wide * random(), (random() - 0.5) * 0.026, random() * 0.5];
  const to = from + 0.35 + random() * 0.6;
  const at = (along: number, aside: number): [number, number] =>
    short ? [view.x(across + aside), view.y(low + long * along)] : [view.x(low + long * along), view.y(across + aside)];
  brush.beginPath();
  brush.moveTo(...at(from, 0));
  brush.bezierCurveTo(...at(from + 0.2, bend), ...at(to - 0.2, -bend), ...at(to, 0));
  brush.stroke();
  brush.globalAlpha = 1;
}

function bed(brush: Brush, view: View): void {
  const { length, width } = view.table;
  brush.fillStyle = clothOf(view);
  brush.fillRect(view.x(-CUSHION), view.y(width + CUSHION), view.size(length + 2 * CUSHION), view.size(width + 2 * CUSHION));
  const light = (inner: number, outer: number, from: string, to: string): void => {
    const [x, y] = [view.x(length / 2), view.y(width / 2)];
    const glow = brush.createRadialGradient(x, y, view.size(width * inner), x, y, view.size(length * outer));
    glow.addColorStop(0, from);
    glow.addColorStop(1, to);
    brush.fillStyle = glow;
    brush.fillRect(view.x(0), view.y(width), view.size(length), view.size(width));
  };
  light(0.12, 0.45, "rgba(255,255,255,.07)", "rgba(255,255,255,0)");
  light(0.35, 0.6, "rgba(0,8,16,0)", "rgba(0,8,16,.20)");
  edges(brush, view);
}

/** The cushions throw a shadow on the bed. */
function edges(brush: Brush, view: View): void {
  const { length, width } = view.table;
  const deep = view.size(0.026);
  const [left, right, top, bottom] = [view.x(0), view.x(length), view.y(width), view.y(0)];
  const shade = (x0: number, y0: number, x1: number, y1: number, x: number, y: number, w: number, h: number): void => {
    const fade = brush.createLinearGradient(x0, y0, x1, y1);
    fade.addColorStop(0, "rgba(0,10,20,.42)");
    fade.addColorStop(0.35, "rgba(0,10,20,.16)");
    fade.addColorStop(1, "rgba(0,10,20,0)");
    brush.fillStyle = fade;
    brush.fillRect(x, y, w, h);
  };
  shade(0, top, 0, top + deep, left, top, right - left, deep);
  shade(0, bottom, 0, bottom - deep, left, bottom - deep, right - left, deep);
  shade(left, 0, left + deep, 0, left, top, deep, bottom - top);
  shade(right, 0, right - deep, 0, right - deep, top, deep, bottom - top);
}

/** Spots, the house line of pyramid tables, and the zones that the game has. */
function marks(brush: Brush, view: View): void {
  brush.strokeStyle = "rgba(251,250,245,.34)";
  brush.lineWidth = 1;
  for (const zone of view.table.zones) {
    trace(brush, view, zone.points);
    brush.stroke();
  }
  if (view.table.pockets) houseLine(brush, view);
  for (const [x, y] of view.table.spots) {
    dot(brush, view.x(x), view.y(y), Math.max(2, view.size(0.007)), "rgba(8,20,30,.55)");
    dot(brush, view.x(x), view.y(y), Math.max(1, view.size(0.0026)), "rgba(251,250,245,.65)");
  }
}

/** The house ends at the line through the front spot, a quarter up the table. */
function houseLine(brush: Brush, view: View): void {
  const { length, width } = view.table;
  brush.beginPath();
  brush.moveTo(view.x(length / 4), view.y(0));
  brush.lineTo(view.x(length / 4), view.y(width));
  brush.stroke();
}

function dot(brush: Brush, x: number, y: number, radius: number, colour: string): void {
  brush.fillStyle = colour;
  brush.beginPath();
  brush.arc(x, y, radius, 0, 2 * Math.PI);
  brush.fill();
}

/** Leather and brass round the drop, and the dark inside; the cushions cover the rest. */
function pockets(brush: Brush, view: View): void {
  for (const hole of holes(view.table)) {
    dot(brush, view.x(hole.x), view.y(hole.y), view.size(hole.r + 0.017), "#231711");
    brush.lineWidth = 1.25;
    brush.strokeStyle = "rgba(222,190,140,.6)";
    brush.stroke();
    throat(brush, view, hole.x, hole.y);
    dot(brush, view.x(hole.x), view.y(hole.y), view.size(hole.r), "#040506");
  }
}

/** The slate falling away from the mouth to the drop. */
function throat(brush: Brush, view: View, x: number, y: number): void {
  const { length, width } = view.table;
  const mouth: [number, number] = [Math.min(Math.max(x, 0), length), Math.min(Math.max(y, 0), width)];
  const fall = brush.createLinearGradient(view.x(mouth[0]), view.y(mouth[1]), view.x(x), view.y(y));
  fall.addColorStop(0, mix(clothOf(view), "#00130a", 0.28));
  fall.addColorStop(1, "#04110b");
  brush.strokeStyle = fall;
  brush.lineWidth = view.size(x === length / 2 ? MOUTHS.middle : MOUTHS.corner);
  brush.beginPath();
  brush.moveTo(view.x(mouth[0]), view.y(mouth[1]));
  brush.lineTo(view.x(x), view.y(y));
  brush.stroke();
}

function noses(brush: Brush, view: View): void {
  const cloth = clothOf(view);
  cushions(view.table).forEach((polygon, i) => {
    trace(brush, view, polygon);
    brush.fillStyle = mix(cloth, "#ffffff", 0.03 + 0.01 * (i % 4));
    brush.fill();
    brush.strokeStyle = "rgba(0,0,0,.30)";
    brush.lineWidth = 1;
    brush.stroke();
    const [from, to] = polygon;
    if (!from || !to) return;
    brush.beginPath();
    brush.moveTo(view.x(from[0]), view.y(from[1]));
    brush.lineTo(view.x(to[0]), view.y(to[1]));
    brush.strokeStyle = mix(cloth, "#ffffff", 0.34);
    brush.lineWidth = 1.25;
    brush.stroke();
  });
}

/** Mother-of-pearl in the wood. */
function pearls(brush: Brush, view: View): void {
  const [a, b] = [view.size(0.0065) + 1, view.size(0.013) + 1.6];
  for (const { x, y, short } of diamonds(view.table)) {
    const [wide, high] = short ? [b, a] : [a, b];
    const [px, py] = [view.x(x), view.y(y)];
    brush.beginPath();
    brush.moveTo(px, py - high);
    brush.lineTo(px + wide, py);
    brush.lineTo(px, py + high);
    brush.lineTo(px - wide, py);
    brush.closePath();
    brush.fillStyle = css("--pearl");
    brush.fill();
    brush.strokeStyle = "rgba(0,0,0,.45)";
    brush.lineWidth = 0.75;
    brush.stroke();
  }
}
