/** Keys that a table and a lesson have in common. */

/** Where the arrows lead: to what can be chosen, then to buttons, then to what can be looked at. */
const FIRST = [
  "[data-part='hand'] button[aria-pressed][tabindex='0']",
  "[data-part='hand'] button[aria-pressed]",
  "[data-part='park'] button[aria-pressed][tabindex='0']",
  "[data-part='park'] button[aria-pressed]",
  "#prompt .doit .btn:not(.quiet)",
  "[data-part='hand'] button",
  "[data-part='park'] button",
];

/** With the focus nowhere, an arrow leads to the first thing that can be chosen. */
export function intoTheTable(event: KeyboardEvent, table: HTMLElement | undefined): void {
  const at = document.activeElement;
  if (at !== null && at !== document.body && at.id !== "main" && at.id !== "prompt") return;
  const first = FIRST.map((what) => table?.querySelector<HTMLElement>(what)).find((one) => one);
  if (!first) return;
  event.preventDefault();
  first.focus();
}

/** Whatever had the focus may be gone: then the prompt has it. */
export function keepFocus(): void {
  if (document.activeElement === null || document.activeElement === document.body)
    document.getElementById("prompt")?.focus({ preventScroll: true });
}
