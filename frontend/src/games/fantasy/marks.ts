/** The marks before the sentences of the log: the tile of the team that the sentence is about. */
import type { WireEvent } from "../../wire";
import { told, type View } from "./types";

/** Events of one Manager. A sentence about several Managers has no mark. */
const OF_ONE = [
  "claimed",
  "dropped",
  "declined",
  "magic",
  "left",
  "won",
  "place-won",
  "game-won",
  "champion",
  "retracted",
];
const SIMULATED: Record<string, number> = { robot: 1, "deck-dealt": 2 };

export function markOf(heard: WireEvent, view: View): string | null {
  const event = told(heard);
  const seat = OF_ONE.includes(event.kind) ? event.seat : SIMULATED[event.kind];
  return seat === undefined ? null : `${seat} ${view.managers[seat]?.team ?? ""}`.trimEnd();
}
