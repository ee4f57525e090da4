/** How long beats are shown. */
import type { WireEvent } from "../../wire";
import { BASES, asEvent, type Place } from "./types";

const ON_THE_BASES = [
  "out",
  "moved",
  "scored",
  "stole",
  "caught",
  "double-play",
  "sacrifice",
  "reached-by-choice",
  "error",
];
/** In ms at speed 1. */
export const DIE = 600;
export const RUN = 220;
const GAP = 150;

const LASTS: Record<string, number> = {
  game: 900,
  "home-roll": 900,
  "slot-roll": 500,
  starts: 900,
  "starts-pitching": 300,
  half: 700,
  "half-over": 900,
  "game-over": 1600,
  "series-over": 1600,
  forfeit: 1600,
  "batter-up": 500,
  "pitching-change": 900,
  replaced: 800,
  shifted: 500,
  "pinch-ran": 700,
  ejected: 700,
  steals: 500,
  bunted: DIE + 300,
  "took-pitch": 300,
  depth: 300,
  "tired-pitch": DIE + 500,
  pitched: DIE + 500,
  mistake: 400,
  advantage: 400,
  swung: DIE + 500,
  read: 400,
  changed: 700,
  kept: 500,
  rolled: DIE + 300,
  checked: DIE + 300,
  thrown: DIE + 600,
  "throw-read": 500,
  sent: 400,
  held: 300,
  "no-throw": 300,
  outcome: 500,
  played: 900,
  coached: 900,
  negated: 600,
  returned: 400,
  ended: 300,
  drew: 200,
  "effect-drew": 400,
  discarded: 250,
  "saw-hand": 500,
  "new-hands": 500,
  "took-discarded": 400,
  "limit-changed": 400,
  "weather-over": 400,
  ...Object.fromEntries(ON_THE_BASES.map((kind) => [kind, 250])),
};
function step(place: Place): number {
  return place === "box" ? -1 : BASES.indexOf(place);
}

/** The runners of a beat, the lead runner first: from which base to which base, and when, at speed 1. */
export function runs(
  beat: readonly WireEvent[],
): { slot: number; player: string; from: number; to: number; out: boolean }[] {
  const found = new Map<number, { slot: number; player: string; from: number; to: number; out: boolean }>();
  for (const event of beat.map(asEvent)) {
    if (event.kind === "moved") {
      const run = found.get(event.slot);
      if (run) run.to = step(event.end);
      else
        found.set(event.slot, {
          slot: event.slot,
          player: event.player,
          from: step(event.start),
          to: step(event.end),
          out: false,
        });
    }
  }
  return [...found.values()].sort((one, other) => other.to - one.to);
}

/** The duration of a beat. */
export function duration(beat: WireEvent[]): number {
  const first = beat.find((event) => event.kind in LASTS);
  if (!first) return 0;
  const far = runs(beat).reduce((most, run) => Math.max(most, run.to - run.from), 0);
  const scored = beat.some((event) => event.kind === "scored");
  return LASTS[first.kind]! + (far ? far * RUN + GAP : 0) + (scored ? 300 : 0);
}

/** Whether a replay stops at this event on the way to the next score: a run, or the end of a game. */
export function scores(event: WireEvent): boolean {
  return event.kind === "scored" || event.kind === "game-over";
}
