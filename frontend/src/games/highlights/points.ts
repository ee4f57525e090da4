/** Finds the things that a lesson points at: `card OFA-12`, `plate 0`, `bases 1`, `pile 0 dugout`, `score`, … */
import type { View } from "./types";

/** Selectors, the best first. Selectors without a visible element are skipped. */
export default function point(what: string, view: View): string[] {
  const [kind, ...rest] = what.split(" ");
  const side = (seat: string | undefined): string =>
    view.pairs[0]?.visitor === Number(seat) ? ".side.left" : ".side.right";
  switch (kind) {
    case "card":
      return [`[data-place="card-${rest[0]}"]`];
    case "plate":
      return [`${side(rest[0])} .plate:not(.vacant)`, `${side(rest[0])} .home`];
    case "bases":
      return [`${side(rest[0])} .pitch .dia`, `${side(rest[0])} .pitch`];
    case "stack":
      return [`${side(rest[0])} .stack`];
    case "pile":
      return [`button:has(> [data-place="pile-${rest[0]}-${rest[1]}"])`];
    case "score":
      return [".park .board"];
    case "row":
      return [".shop .cards"];
    case "purse":
      return [".shop .purse"];
  }
  return [];
}
