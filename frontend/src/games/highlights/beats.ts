/** How long beats are shown. */
import type { WireEvent } from "../../wire";
import { MOVE } from "../../table/flight";
import { asEvent, type Event, type Ran } from "./types";

/** In ms at speed 1. */
export const RUN = 220;
export const STROKE = 180;
export const GAP = 150;
/** The delay between the starts of two runners. */
export const STAGGER = 110;

const LASTS: { readonly [kind in Event["kind"]]?: number } = {
  game: 900,
  played: MOVE + 420,
  pinched: MOVE + 560,
  entered: MOVE + 420,
  action: 420,
  hit: GAP + 120,
  batter: 260,
  save: 800,
  "save-over": 200,
  inning: 260,
  won: 1400,
  "left-over": 350,
  cleared: 200,
  discarded: 220,
  drawn: 260,
  "on-deck": 360,
  "buy-round": 700,
  revenue: 300,
  buyer: 300,
  bought: 800,
  row: MOVE,
  shuffled: 200,
  reshuffled: 350,
  "extra-reshuffled": 350,
  ranked: 900,
  placed: 900,
  champion: 1600,
};

/** The start and the length of each run in a beat, in ms at speed 1, the lead runner first. */
export function runs(beat: readonly WireEvent[]): { event: Ran; after: number; lasts: number }[] {
  return beat
    .map(asEvent)
    .filter((event) => event.kind === "ran")
    .map((event, place) => {
      return { event, after: place * STAGGER, lasts: Math.max(1, event.end - event.start) * RUN };
    });
}

/** The time that the runners of a beat need. */
export function running(beat: readonly WireEvent[]): number {
  return runs(beat).reduce((most, run) => Math.max(most, run.after + run.lasts), 0);
}

/** The duration of a beat. */
export function duration(beat: WireEvent[]): number {
  const events = beat.map(asEvent);
  let lasts = events.map((event) => LASTS[event.kind]).find((each) => each !== undefined);
  if (lasts === undefined) return 0;
  const count = (kind: Event["kind"]): number => events.filter((event) => event.kind === kind).length;
  lasts += count("cancelled") * (STROKE + GAP) + count("changed") * GAP + count("removed") * GAP;
  lasts += Math.max(0, count("batter") - 1) * GAP + Math.max(0, count("drawn") - 1) * 50;
  lasts += Math.max(0, count("row") - 1) * 50;
  const under = running(beat);
  if (under) lasts += under + GAP;
  if (events.some((event) => event.kind === "hit" && event.hit === "home-run")) lasts += 500;
  return lasts;
}

/** Whether a replay stops at this event on the way to the next score: a run or a win. */
export function scores(heard: WireEvent): boolean {
  const event = asEvent(heard);
  return event.kind === "won" || event.kind === "champion" || (event.kind === "ran" && event.end === 4);
}
