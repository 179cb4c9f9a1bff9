// Dark or light: as the system has it, until the reader chooses.
import { remember, remembered } from "./speech.ts";

const KEPT = "abrikol-theme";
export type Theme = "light" | "dark";

const system = (): Theme => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
const chosen = (): Theme | null => (["light", "dark"] as const).find((one) => one === remembered(KEPT)) ?? null;

export const theme = (): Theme => chosen() ?? system();

/** Choose a theme; null leaves it to the system or to what was chosen before. */
export function dress(choice: Theme | null): void {
  if (choice) remember(KEPT, choice);
  const now = chosen();
  if (now) document.documentElement.dataset["theme"] = now;
}
