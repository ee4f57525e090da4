/** The marks before the sentences of the log: a rolled die, a scorer's square, or a card. */
import type { WireEvent } from "../../wire";
import { asEvent } from "./types";

export function markOf(heard: WireEvent): string | null {
  const event = asEvent(heard);
  switch (event.kind) {
    case "pitched":
    case "swung":
    case "bunted":
    case "thrown":
    case "checked":
    case "rolled":
      return `die ${event.natural}`;
    case "home-roll":
    case "slot-roll":
      return `die ${event.roll}`;
    case "read":
    case "changed":
    case "outcome":
      return `result ${event.result}`;
    case "played":
    case "coached":
      return "card";
    default:
      return null;
  }
}
