/** For `use:looked` on what stands for a card: the selection is told while the card is under focus or pointer. */
import { on } from "svelte/events";
import type { Selection } from "./selection.svelte";

interface Looked {
  id: string;
  selection: Selection;
}

/** Where a pointer was last moved to. */
let rests = "";
let watched = false;

const place = (event: PointerEvent): string => `${event.clientX} ${event.clientY}`;

function watch(): void {
  if (!watched) addEventListener("pointermove", (event) => (rests = place(event)), { capture: true, passive: true });
  watched = true;
}

/**
 * Whether an event of a pointer says that it was moved: not if the page has moved beneath it, or the page would go on
 * moving as it answers. A finger only passes over: what it presses gets the focus, and must stay where it is until then.
 * A pointer comes upon something before it is said to have moved there.
 */
function moved(event: Event): boolean {
  if (!(event instanceof PointerEvent)) return true;
  return event.pointerType !== "touch" && place(event) !== rests;
}

/** An element that is removed while it has the focus cannot read its properties any more, so they are stored here. */
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
  // Svelte's own listeners: one that is taken away loses the focus in the middle of a change.
  for (const event of ["focus", "pointerenter"]) on(node, event, look);
  for (const event of ["blur", "pointerleave"]) on(node, event, leave);
  return { update: (next) => void (now = next) };
}
