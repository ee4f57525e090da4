/** Events in the groups in which they are shown, whose business they are, and how long they are looked at. */
import type { WireEvent } from "../../wire";
import { MOVE } from "../../table/flight";
import { told, type View } from "./types";

/** What everybody at a tournament hears of the other pairs. */
const OF_ALL = ["won", "ranked", "placed", "champion"];
/** Never told without the event before. */
const JOINED = ["ran", "cancelled", "changed", "removed", "demoted"];
/** Several in a row are told as one. */
const IN_ONE_GO = ["batter", "drawn", "discarded", "row", "entered", "extra-reshuffled", "ranked", "placed"];
/** Between others without breaking them up. */
const SILENT = ["chance", "set"];

/** What happens to the viewer's pair, and how the others at its table do; the view is the one before. */
export function concerning(events: WireEvent[], view: View): WireEvent[] {
  const viewer = view.viewer;
  if (viewer === null || view.pairs.length === 1) return [...events];
  const pairOf = view.sides.map((side) => side.pair);
  return events.filter((heard) => {
    const event = told(heard);
    if (event.kind === "game") pairOf[event.visitor] = pairOf[event.home] = event.pair;
    const mine = pairOf[viewer]!;
    const pair = event.pair ?? pairOf[event.seat] ?? mine;
    return pair === mine || (OF_ALL.includes(event.kind) && pair >> 1 === mine >> 1);
  });
}

/** The events in groups that are told and shown together. */
export function beats(events: WireEvent[]): WireEvent[][] {
  const found: WireEvent[][] = [];
  let last = "";
  for (const event of events) {
    const current = found.at(-1);
    if (SILENT.includes(event.kind)) {
      if (current) current.push(event);
      else found.push([event]);
      continue;
    }
    const byAction = event.kind === "hit" && event["cause"] !== "threat";
    const again = IN_ONE_GO.includes(event.kind) && event.kind === last;
    const pinchHitter = event.kind === "entered" && last === "pinched";
    if (current && (JOINED.includes(event.kind) || byAction || again || pinchHitter)) current.push(event);
    else found.push([event]);
    last = event.kind;
  }
  return found;
}

/** In ms at speed 1. */
export const RUN = 220;
export const STROKE = 180;
export const GAP = 150;
/** The next runner sets off this long after the one before. */
export const STAGGER = 110;

const LASTS: Record<string, number> = {
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

/** When each runner of a beat sets off and how far, in ms at speed 1: the lead runner first. */
export function runs(beat: readonly WireEvent[]): { event: WireEvent; after: number; lasts: number }[] {
  return beat
    .filter((event) => event.kind === "ran")
    .map((event, place) => {
      const { start, end } = told(event);
      return { event, after: place * STAGGER, lasts: Math.max(1, end - start) * RUN };
    });
}

/** How long the runners of a beat are under way. */
export function running(beat: readonly WireEvent[]): number {
  return runs(beat).reduce((most, run) => Math.max(most, run.after + run.lasts), 0);
}

/** How long a beat is shown. */
export function duration(beat: WireEvent[]): number {
  const head = beat.find((event) => event.kind in LASTS);
  if (!head) return 0;
  let lasts = LASTS[head.kind]!;
  const count = (kind: string): number => beat.filter((event) => event.kind === kind).length;
  lasts += count("cancelled") * (STROKE + GAP) + count("changed") * GAP + count("removed") * GAP;
  lasts += Math.max(0, count("batter") - 1) * GAP + Math.max(0, count("drawn") - 1) * 50;
  lasts += Math.max(0, count("row") - 1) * 50;
  const under = running(beat);
  if (under) lasts += under + GAP;
  if (beat.some((event) => event.kind === "hit" && event["hit"] === "home-run")) lasts += 500;
  return lasts;
}

/** A run or a win: where a replay stops on the way to the next score. */
export function scores(event: WireEvent): boolean {
  return event.kind === "won" || event.kind === "champion" || (event.kind === "ran" && event["end"] === 4);
}
