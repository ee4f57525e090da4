/** The marks before the sentences of the log: the tile of the team that the sentence is about. */
import type { WireEvent } from "../../wire";
import { asEvent, type Event, type View } from "./types";

/** The Manager that an event is about. A sentence about several Managers has no mark. */
function seatOf(event: Event): number | undefined {
  switch (event.kind) {
    case "claimed":
    case "dropped":
    case "declined":
    case "magic":
    case "left":
    case "won":
    case "place-won":
    case "game-won":
    case "champion":
    case "retracted":
      return event.seat;
    case "robot":
      return 1;
    case "deck-dealt":
      return 2;
    default:
      return undefined;
  }
}

export function markOf(heard: WireEvent, view: View): string | null {
  const seat = seatOf(asEvent(heard));
  return seat === undefined ? null : `${seat} ${view.managers[seat]?.team ?? ""}`.trimEnd();
}
