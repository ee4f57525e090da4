/**
 * Finds the things that a lesson points at: `card R03`, `base first`, `pitcher`, `batter`, `bases`, `bullpen`, `score`.
 */
import { BASES, type BaseName } from "./types";

/** Selectors, the best first. Selectors without a visible element are skipped. */
export default function point(what: string): string[] {
  const [kind, ...rest] = what.split(" ");
  switch (kind) {
    case "card":
      return [`[data-point="card-${rest[0]}"]`];
    case "base":
      return [`.spots .at${BASES.indexOf(rest[0] as BaseName)}`];
    case "bases":
      return [".diamond"];
    case "pitcher":
      return [`[data-point="pitcher"]`];
    case "batter":
      return [`[data-point="batter"]`];
    case "bullpen":
      return [".dugout .side.bullpen"];
    case "score":
      return [".top .board"];
  }
  return [];
}
