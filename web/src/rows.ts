// Arrow keys within a row or a list: they move the focus among its buttons.
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** For `keydown` of an element that holds buttons. */
export function walk(event: KeyboardEvent): void {
  const row = event.currentTarget as HTMLElement;
  const buttons = [...row.querySelectorAll<HTMLElement>("button:not(:disabled), a[href], summary")];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const to = event.key === "Home" ? 0 : event.key === "End" ? buttons.length - 1 : at + (STEPS[event.key] ?? NaN);
  if (at < 0 || Number.isNaN(to)) return;
  event.preventDefault();
  buttons[Math.max(0, Math.min(buttons.length - 1, to))]?.focus();
}
