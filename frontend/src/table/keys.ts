/** Keyboard handling that tables and lessons share. */

/** The order of the arrow keys: things that can be chosen, then buttons, then things that can be looked at. */
const FIRST = [
  "[data-part='hand'] button[aria-pressed][tabindex='0']",
  "[data-part='hand'] button[aria-pressed]",
  "[data-part='park'] button[aria-pressed][tabindex='0']",
  "[data-part='park'] button[aria-pressed]",
  "#prompt .doit .btn:not(.quiet)",
  "[data-part='hand'] button",
  "[data-part='park'] button",
];

/** Without a focus, an arrow leads to the first thing that can be chosen. */
export function intoTheTable(event: KeyboardEvent, table: HTMLElement | undefined): void {
  const at = document.activeElement;
  if (at !== null && at !== document.body && at.id !== "main" && at.id !== "prompt") return;
  const first = FIRST.map((what) => table?.querySelector<HTMLElement>(what)).find((one) => one);
  if (!first) return;
  event.preventDefault();
  first.focus();
}

/** The focused element may be gone: then focus the prompt. */
export function keepFocus(): void {
  if (document.activeElement === null || document.activeElement === document.body)
    document.getElementById("prompt")?.focus({ preventScroll: true });
}
