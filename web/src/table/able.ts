// Which view a device gets by itself: three dimensions where they run well, else the table from above.
import { remember, remembered } from "../speech.ts";

const KEPT = "abrikol-view";
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

export type Sight = "flat" | "solid";

/** What the player chose, else what the device can do. */
export function sight(): Sight {
  const chosen = remembered(KEPT);
  if (chosen === "flat" || chosen === "solid") return chosen;
  return accelerated() ? "solid" : "flat";
}

export const choose = (one: Sight): void => remember(KEPT, one);

/** Whether WebGL is there and drawn by more than the processor. */
export function accelerated(): boolean {
  const brush = document.createElement("canvas").getContext("webgl2");
  if (!brush) return false;
  const told = brush.getExtension("WEBGL_debug_renderer_info");
  const name = String(brush.getParameter(told ? told.UNMASKED_RENDERER_WEBGL : brush.RENDERER));
  brush.getExtension("WEBGL_lose_context")?.loseContext();
  return !SOFTWARE.test(name);
}
