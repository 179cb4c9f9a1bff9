// The table as a thing in a room: wood, cloth, balls, light. Built once for a table; balls are moved, nothing else.
import {
  ACESFilmicToneMapping,
  AmbientLight,
  BoxGeometry,
  CanvasTexture,
  CircleGeometry,
  Color,
  CylinderGeometry,
  DirectionalLight,
  ExtrudeGeometry,
  Group,
  HemisphereLight,
  Line,
  LineBasicMaterial,
  LineLoop,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  PCFShadowMap,
  PlaneGeometry,
  Scene,
  Shape,
  SphereGeometry,
  SRGBColorSpace,
  Vector3,
  WebGLRenderer,
  BufferGeometry,
} from "three";
import type { Table } from "../types.ts";
import { ballColour, css } from "./colours.ts";
import { BORDER, CUSHION, cushions, diamonds, holes, type Polygon } from "./plan.ts";

export const NOSE = 0.037; // m over the bed: where a cushion's nose stands
const TOP = 0.05; // m over the bed: the top of the rails
const DEEP = 0.14; // m: how far the frame reaches below the bed

export function renderer(canvas: HTMLCanvasElement, good: boolean): WebGLRenderer {
  const made = new WebGLRenderer({ canvas, antialias: good, alpha: true, powerPreference: "low-power" });
  made.shadowMap.enabled = good;
  made.shadowMap.type = PCFShadowMap;
  made.toneMapping = ACESFilmicToneMapping;
  made.outputColorSpace = SRGBColorSpace;
  return made;
}

/** Lamp over the middle, sky and floor all around. */
export function lights(table: Table): Group {
  const group = new Group();
  const lamp = new DirectionalLight(0xfff4e2, 2.1);
  lamp.position.set(table.length * 0.42, table.width * 0.62, 2.6);
  lamp.target.position.set(table.length / 2, table.width / 2, 0);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(2048, 2048);
  const reach = table.length * 0.62;
  Object.assign(lamp.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 0.5, far: 5 });
  lamp.shadow.radius = 4;
  group.add(lamp, lamp.target, new HemisphereLight(0xfdf6ea, 0x1c2a30, 1.1), new AmbientLight(0xffffff, 0.25));
  return group;
}

export function tableModel(table: Table): Group {
  const group = new Group();
  const cloth = new MeshStandardMaterial({ color: css(table.pockets ? "--cloth-green" : "--cloth-blue"), roughness: 0.95 });
  const wood = new MeshPhysicalMaterial({ color: css("--wood"), roughness: 0.45, clearcoat: 0.5, clearcoatRoughness: 0.3 });
  group.add(bed(table, cloth), ...noses(table, cloth), ...frame(table, wood), ...pearls(table), ...drops(table), ...marks(table));
  return group;
}

function bed(table: Table, cloth: MeshStandardMaterial): Mesh {
  const plane = new Mesh(new PlaneGeometry(table.length + 2 * CUSHION, table.width + 2 * CUSHION), cloth);
  plane.position.set(table.length / 2, table.width / 2, 0);
  plane.receiveShadow = true;
  return plane;
}

function solid(polygon: Polygon, height: number): ExtrudeGeometry {
  const shape = new Shape();
  polygon.forEach(([x, y], i) => (i ? shape.lineTo(x, y) : shape.moveTo(x, y)));
  return new ExtrudeGeometry(shape, { depth: height, bevelEnabled: false });
}

function noses(table: Table, cloth: MeshStandardMaterial): Mesh[] {
  const lighter = cloth.clone();
  lighter.color = cloth.color.clone().lerp(new Color(1, 1, 1), 0.05);
  return cushions(table).map((polygon) => {
    const mesh = new Mesh(solid(polygon, NOSE + 0.006), lighter);
    mesh.castShadow = mesh.receiveShadow = true;
    return mesh;
  });
}

function frame(table: Table, wood: MeshPhysicalMaterial): Mesh[] {
  const { length: L, width: W } = table;
  const [c, b] = [CUSHION, BORDER];
  const board = (x: number, y: number, w: number, h: number): Mesh => {
    const mesh = new Mesh(new BoxGeometry(w, h, TOP + DEEP), wood);
    mesh.position.set(x + w / 2, y + h / 2, (TOP - DEEP) / 2);
    mesh.castShadow = mesh.receiveShadow = true;
    return mesh;
  };
  const rail = b - c;
  return [board(-b, -b, L + 2 * b, rail), board(-b, W + c, L + 2 * b, rail), board(-b, -c, rail, W + 2 * c), board(L + c, -c, rail, W + 2 * c)];
}

function pearls(table: Table): Mesh[] {
  const pearl = new MeshStandardMaterial({ color: css("--pearl"), roughness: 0.3 });
  return diamonds(table).map(({ x, y, short }) => {
    const mesh = new Mesh(new CircleGeometry(0.011, 4), pearl);
    mesh.scale.set(short ? 1 : 0.55, short ? 0.55 : 1, 1);
    mesh.position.set(x, y, TOP + 0.0005);
    return mesh;
  });
}

function drops(table: Table): Mesh[] {
  const dark = new MeshStandardMaterial({ color: 0x050505, roughness: 1 });
  const leather = new MeshStandardMaterial({ color: 0x231711, roughness: 0.8 });
  return holes(table).flatMap(({ x, y, r }) => {
    const [rim, hole] = [new Mesh(new CircleGeometry(r + 0.016, 32), leather), new Mesh(new CircleGeometry(r, 32), dark)];
    rim.position.set(x, y, TOP + 0.0006);
    hole.position.set(x, y, TOP + 0.0008);
    return [rim, hole];
  });
}

/** Spots, and the lines of the game's zones, in chalk. */
function marks(table: Table): (Mesh | Line)[] {
  const chalk = new MeshStandardMaterial({ color: css("--chalk"), roughness: 1 });
  const line = new LineBasicMaterial({ color: css("--chalk"), transparent: true, opacity: 0.45 });
  const spots = table.spots.map(([x, y]) => {
    const mesh = new Mesh(new CircleGeometry(0.004, 16), chalk);
    mesh.position.set(x, y, 0.0006);
    return mesh;
  });
  const zones = table.zones.map(({ points }) => new LineLoop(flat(points), line));
  return [...spots, ...zones];
}

/** A way along the cloth. */
export const flat = (points: readonly (readonly [number, number])[], height = 0.001): BufferGeometry =>
  new BufferGeometry().setFromPoints(points.map(([x, y]) => new Vector3(x, y, height)));

export function ballMesh(name: string, radius: number): Mesh {
  const material = new MeshPhysicalMaterial({ map: skin(name), roughness: 0.12, clearcoat: 1, clearcoatRoughness: 0.06 });
  const mesh = new Mesh(new SphereGeometry(radius, 40, 28), material);
  mesh.castShadow = true;
  return mesh;
}

/** The skin of a ball: its colour with its mark, several times round so that one sees it turn. */
function skin(name: string): CanvasTexture {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [256, 128];
  const brush = canvas.getContext("2d")!;
  brush.fillStyle = ballColour(name);
  brush.fillRect(0, 0, 256, 128);
  for (const x of [0, 64, 128, 192, 256]) stamp(brush, name, x, 64);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

function stamp(brush: CanvasRenderingContext2D, name: string, x: number, y: number): void {
  brush.beginPath();
  if (/^\d+$/.test(name)) {
    brush.fillStyle = "#1a1611";
    brush.font = `700 26px ${css("--font")}`;
    brush.textAlign = "center";
    brush.textBaseline = "middle";
    return brush.fillText(name, x, y);
  }
  const ring = name === "R" || name === "C";
  brush.strokeStyle = ring ? css("--ball-mark-r") : css("--ball-mark-y");
  brush.fillStyle = name === "W" ? "#b9b2a2" : css("--ball-mark-y");
  brush.lineWidth = 5;
  brush.arc(x, y, ring ? 12 : name === "W" ? 2.5 : 6, 0, 2 * Math.PI);
  ring ? brush.stroke() : brush.fill();
}

/** A cue from its tip along x. */
export function cueMesh(): Group {
  const group = new Group();
  const part = (from: number, to: number, colour: string): void => {
    const [thin, thick] = [0.006 + 0.009 * (from / 1.43), 0.006 + 0.009 * (to / 1.43)];
    const mesh = new Mesh(new CylinderGeometry(thin, thick, to - from, 20), new MeshPhysicalMaterial({ color: colour, roughness: 0.35, clearcoat: 0.6 }));
    mesh.rotation.z = Math.PI / 2;
    mesh.position.x = (from + to) / 2;
    mesh.castShadow = true;
    group.add(mesh);
  };
  part(0, 0.01, "#2f6fa8");
  part(0.01, 0.03, "#f4efe3");
  part(0.03, 0.75, "#d9b380");
  part(0.75, 1.0, "#2a2322");
  part(1.0, 1.015, css("--accent"));
  part(1.015, 1.43, "#1c1a1b");
  return group;
}

export function pinMesh(name: string): Mesh {
  const material = new MeshStandardMaterial({ color: name === "kc" ? css("--ball-r") : css("--pearl"), roughness: 0.4 });
  const mesh = new Mesh(new CylinderGeometry(0.003, 0.0045, 0.025, 16), material);
  mesh.geometry.rotateX(Math.PI / 2);
  mesh.castShadow = true;
  return mesh;
}

export const stage = (table: Table): Scene => new Scene().add(lights(table), tableModel(table));
