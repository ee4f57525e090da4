/** How long beats are shown. */
import { MOVE } from "../../table/flight";
import type { WireEvent } from "../../wire";

const ENDS = ["won", "unclaimed", "place-won", "game-won"];

/** In ms at speed 1, by the first told event of a beat. All other kinds are only visible in the view. */
const LASTS: Record<string, number> = {
  retracted: 0,
  first: 500,
  kept: MOVE + 120,
  discarded: MOVE + 120,
  month: 900,
  "game-laid": MOVE + 120,
  event: 1400,
  "event-skipped": 400,
  agent: 600,
  claimed: 900,
  dropped: 400,
  declined: 500,
  "agents-over": 300,
  ready: 700,
  shown: 900,
  robot: 450,
  "deck-dealt": 700,
  shuffled: 300,
  week: 1300,
  revealed: 500,
  magic: 1500,
  "no-magic": 450,
  "swapped-games": 800,
  "lost-point": 600,
  points: 500,
  "added-stat": 700,
  summoned: 700,
  burned: 700,
  "sent-back": 700,
  exchanged: 700,
  revived: 500,
  left: 900,
  joined: 500,
  recruited: 500,
  total: 2000,
  "next-card": 900,
  won: 1400,
  unclaimed: 1200,
  "place-won": 1200,
  "game-won": 1400,
  reordered: 700,
  bonus: 1600,
  final: 1400,
  "wild-card": 1200,
  series: 1400,
  returned: 500,
  champion: 1800,
};

/** The duration of a beat. */
export function duration(beat: WireEvent[]): number {
  const head = beat.find((event) => event.kind in LASTS);
  if (!head) return 0;
  return LASTS[head.kind]! + 120 * beat.filter((event) => event.kind === "points").length;
}

/** Whether a replay stops at this event on the way to the next score: a game is won. */
export function scores(event: WireEvent): boolean {
  return [...ENDS, "champion"].includes(event.kind);
}
