/** For `use:looked` on an element that stands for a card: tells the selection while the card is focused or hovered. */
import { on } from "svelte/events";
import type { Selection } from "./selection.svelte";

interface Looked {
  id: string;
  selection: Selection;
}

/** The last position of the pointer. */
let rests = "";
let watched = false;

const place = (event: PointerEvent): string => `${event.clientX} ${event.clientY}`;

function watch(): void {
  if (!watched) addEventListener("pointermove", (event) => (rests = place(event)), { capture: true, passive: true });
  watched = true;
}

/**
 * Whether the pointer was really moved. Events that happen because the page has scrolled do not count, or the page
 * would keep moving. A finger only passes over elements: the one that it presses gets the focus, and must not move
 * until then. `pointerenter` comes before the first `pointermove`.
 */
function moved(event: Event): boolean {
  if (!(event instanceof PointerEvent)) return true;
  return event.pointerType !== "touch" && place(event) !== rests;
}

/** An element that is removed while it has the focus cannot read its properties, so they are stored here. */
export function looked(node: HTMLElement, now: Looked): { update(next: Looked): void } {
  watch();
  let told: Selection | null = null;
  const look = (event: Event) => {
    if (!moved(event)) return;
    told = now.selection;
    told.focused = now.id;
  };
  const leave = (event: Event) => {
    if (!moved(event)) return;
    if (told) told.focused = null;
    told = null;
  };
  // Svelte's own listeners: an element that is removed loses the focus in the middle of an update.
  for (const event of ["focus", "pointerenter"]) on(node, event, look);
  for (const event of ["blur", "pointerleave"]) on(node, event, leave);
  return { update: (next) => void (now = next) };
}
