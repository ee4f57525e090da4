/** Moves cards visibly from their old to their new positions. */
import type { Attachment } from "svelte/attachments";

/** In ms at speed 1. */
export const MOVE = 280;

const places = new Map<string, DOMRect>();

/** Stores the positions of all elements with `data-place`; called before the board changes. */
export function remember(): void {
  places.clear();
  for (const thing of document.querySelectorAll<HTMLElement>("[data-place]")) {
    const rect = thing.getBoundingClientRect();
    if (rect.width > 0) places.set(thing.dataset["place"]!, rect);
  }
}

/** Lets an element fly from the first of these places that is known; without one, it does not move. */
export function from(names: readonly string[], speed: number, after = 0): Attachment<HTMLElement> {
  return (element) => {
    const start = names.map((name) => places.get(name)).find((rect) => rect !== undefined);
    if (!start) return;
    const end = element.getBoundingClientRect();
    if (end.width === 0) return;
    const x = start.left + start.width / 2 - end.left - end.width / 2;
    const y = start.top + start.height / 2 - end.top - end.height / 2;
    if (Math.abs(x) + Math.abs(y) < 4) return;
    const scale = start.width / end.width;
    const flight = element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
        { transform: "none", zIndex: 5 },
      ],
      { duration: MOVE / speed, delay: after / speed, fill: "backwards", easing: "cubic-bezier(.2,.7,.2,1)" },
    );
    return () => flight.cancel();
  };
}
