/** Finds the things that a lesson points at: `card 3B-1`, `win 0`, `managers`, `bench`, `tracks`. */

/** Selectors, the best first. Selectors without a visible element are skipped. */
export default function point(what: string): string[] {
  const [kind, ...rest] = what.split(" ");
  switch (kind) {
    case "card":
      return [`[data-place="card-${rest[0]}"]`, `[data-point="card-${rest[0]}"]`];
    case "win":
      return [`[data-place="week-${rest[0]}"]`];
    case "managers":
      return [".managers"];
    case "bench":
      return [`[data-part="hand"] .lot .row`];
    case "tracks":
      return [".tracks"];
  }
  return [];
}
