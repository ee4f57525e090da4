/** What stands before a sentence of the log: the tile of the team that it is about. */
import type { WireEvent } from "../../wire";
import { told, type View } from "./types";

/** What one Manager does or wins; several of the others are told in one sentence. */
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
