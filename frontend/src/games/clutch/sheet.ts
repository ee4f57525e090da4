/** What the view does not have: the dice of the current at-bat, and the box score of the game. */
import type { WireEvent } from "../../wire";
import { asEvent, type Bunted, type Event, type PinchRan, type PlayChecked, type Replaced, type Rolled } from "./types";
import type { Chart, Ratings, Result, Starts, Thrown, View } from "./types";

export interface PitchRoll {
  natural: number;
  roll: number;
  command: number;
  more: number;
  total: number;
  die: number;
}

export interface SwingRoll {
  natural: number;
  total: number;
  die: number;
}

export interface ThrowRoll {
  throw: Thrown["throw"];
  slot: number;
  natural: number;
  rating: keyof Ratings;
  strength: number;
  bonus: number;
  speed: number;
  speed_bonus: number;
  /** Set when the chart has been read. */
  total: number | null;
  needed: number;
  out: boolean | null;
}

/** Rolls for a bunt, for a Play that a card asks for, or for an effect. */
export interface OtherRoll {
  kind: (Bunted | PlayChecked | Rolled)["kind"];
  natural: number;
  total: number;
  rating: keyof Ratings | null;
  needed: number | null;
  success: boolean | null;
}

/** The dice of the current or the last at-bat. */
export interface Rolls {
  batter: string | null;
  pitcher: string | null;
  pitch: PitchRoll | null;
  advantage: { chart: Chart; pitch: number; on_base: number; mistake: boolean } | null;
  swing: SwingRoll | null;
  read: { result: Result; printed: Result } | null;
  /** How cards have changed the result. */
  result: Result | null;
  throw: ThrowRoll | null;
  other: OtherRoll | null;
}

export interface BatterLine {
  player: string;
  slot: number;
  positions: string[];
  ab: number;
  r: number;
  h: number;
  rbi: number;
  bb: number;
  k: number;
}

export interface PitcherLine {
  player: string;
  outs: number;
  h: number;
  r: number;
  er: number;
  bb: number;
  k: number;
}

export interface TeamBox {
  runs: number;
  hits: number;
  errors: number;
  left: number;
  batters: BatterLine[];
  pitchers: PitcherLine[];
}

/** The box score of one game. */
export interface Box {
  number: number;
  home: number;
  teams: [TeamBox, TeamBox];
  /** The runs of each half inning, including the current one. */
  line: number[];
  over: boolean;
  /** The batter of the play that is being told. */
  batter: [number, string] | null;
}

/** Hits and errors of one game, by seat. */
export interface Tally {
  number: number;
  hits: [number, number];
  errors: [number, number];
}

export interface Sheet {
  rolls: Rolls;
  /** Null until the start of a game is heard: a lesson may start in the middle of one. */
  tally: Tally | null;
  /** Null until the start of a game is heard: then the box score must be requested. */
  box: Box | null;
  /** The earlier games. */
  past: Box[];
}

const HITS: readonly string[] = ["1B", "2B", "3B", "HR"];
const FREE: readonly string[] = ["BB", "IBB", "HBP"];

function noRolls(): Rolls {
  return {
    batter: null,
    pitcher: null,
    pitch: null,
    advantage: null,
    swing: null,
    read: null,
    result: null,
    throw: null,
    other: null,
  };
}

function noTeam(): TeamBox {
  return { runs: 0, hits: 0, errors: 0, left: 0, batters: [], pitchers: [] };
}

export function newSheet(_view?: View): Sheet {
  return { rolls: noRolls(), tally: null, box: null, past: [] };
}

function roll(sheet: Sheet, event: Event): void {
  const { rolls } = sheet;
  switch (event.kind) {
    case "batter-up":
      sheet.rolls = { ...noRolls(), batter: event.player, pitcher: event.facing };
      break;
    case "pitching-change":
      rolls.pitcher = event.pitcher;
      break;
    case "replaced":
      if (rolls.batter === event.old) rolls.batter = event.player;
      break;
    case "pitched": {
      const { natural, roll, command, more, total, die } = event;
      rolls.pitch = { natural, roll, command, more, total, die };
      rolls.advantage = rolls.swing = rolls.read = rolls.other = rolls.throw = null;
      rolls.result = null;
      break;
    }
    case "advantage": {
      const { chart, pitch, on_base, mistake } = event;
      rolls.advantage = { chart, pitch, on_base, mistake };
      break;
    }
    case "swung": {
      const { natural, total, die } = event;
      rolls.swing = { natural, total, die };
      rolls.read = null;
      rolls.result = null;
      break;
    }
    case "read": {
      const { result, printed } = event;
      rolls.read = { result, printed };
      rolls.result = result;
      break;
    }
    case "changed":
    case "outcome":
      rolls.result = event.result;
      break;
    case "thrown": {
      const { throw: kind, slot, natural, rating, strength, bonus, speed, speed_bonus } = event;
      const needed = speed + speed_bonus;
      rolls.other = null;
      rolls.throw = {
        throw: kind,
        slot,
        natural,
        rating,
        strength,
        bonus,
        speed,
        speed_bonus,
        total: null,
        needed,
        out: null,
      };
      break;
    }
    case "throw-read": {
      const { total, needed, out } = event;
      if (rolls.throw) rolls.throw = { ...rolls.throw, total, needed, out };
      break;
    }
    case "bunted": {
      const { natural, success } = event;
      rolls.other = { kind: "bunted", natural, total: natural, rating: null, needed: null, success };
      break;
    }
    case "checked": {
      const { natural, total, rating, success } = event;
      rolls.other = { kind: "checked", natural, total, rating, needed: null, success };
      break;
    }
    case "rolled": {
      const { natural, needed } = event;
      rolls.other = { kind: "rolled", natural, total: natural, rating: null, needed, success: natural >= needed };
      break;
    }
  }
}

// ---------------------------------------------------------------- the box score

function enter(box: Box, event: Starts | Replaced | PinchRan, as: string): void {
  const line = { player: event.player, slot: event.slot, positions: [as], ab: 0, r: 0, h: 0, rbi: 0, bb: 0, k: 0 };
  const { batters } = box.teams[event.seat]!;
  // Listed below the players who batted in the same place before.
  const after = batters.findLastIndex((each) => each.slot <= event.slot);
  batters.splice(after + 1, 0, line);
}

function takeMound(box: Box, seat: number, player: string): void {
  box.teams[seat]!.pitchers.push({ player, outs: 0, h: 0, r: 0, er: 0, bb: 0, k: 0 });
}

function batterOf(box: Box, seat: number, player: string): BatterLine | undefined {
  return box.teams[seat]!.batters.find((line) => line.player === player);
}

function pitcherOf(box: Box, seat: number, player: string): PitcherLine | undefined {
  return box.teams[1 - seat]!.pitchers.find((line) => line.player === player);
}

function record(box: Box, event: Event): void {
  switch (event.kind) {
    case "starts":
      enter(box, event, event.position);
      break;
    case "starts-pitching":
    case "pitching-change":
      takeMound(box, event.seat, event.pitcher);
      break;
    case "replaced":
      enter(box, event, event.as_what === "pinch-hitter" ? "PH" : event.position);
      break;
    case "pinch-ran":
      enter(box, event, "PR");
      break;
    case "shifted":
      box.teams[event.seat]!.batters.findLast((line) => line.slot === event.slot)?.positions.push(event.position);
      break;
    case "half":
      box.line.push(0);
      break;
    case "half-over":
      box.teams[event.seat]!.left += event.left;
      box.batter = null;
      break;
    case "outcome": {
      const batter = batterOf(box, event.seat, event.player);
      const pitcher = pitcherOf(box, event.seat, event.facing);
      box.batter = [event.seat, event.player];
      if (!batter || !pitcher) return;
      const hit = HITS.includes(event.result);
      const walk = event.result === "BB" || event.result === "IBB";
      if (!FREE.includes(event.result)) batter.ab += 1;
      if (hit) box.teams[event.seat]!.hits += 1;
      for (const line of [batter, pitcher]) {
        if (hit) line.h += 1;
        if (walk) line.bb += 1;
        if (event.result === "K") line.k += 1;
      }
      break;
    }
    case "sacrifice": {
      const batter = box.batter && batterOf(box, ...box.batter);
      if (batter) batter.ab -= 1;
      break;
    }
    case "out": {
      const pitcher = pitcherOf(box, event.seat, event.facing);
      if (pitcher) pitcher.outs += 1;
      break;
    }
    case "scored": {
      box.teams[event.seat]!.runs += 1;
      box.line[box.line.length - 1]! += 1;
      const runner = batterOf(box, event.seat, event.player);
      const pitcher = pitcherOf(box, event.seat, event.charged);
      const batter = event.rbi && box.batter ? batterOf(box, ...box.batter) : undefined;
      if (runner) runner.r += 1;
      if (batter) batter.rbi += 1;
      if (pitcher) pitcher.r += 1;
      if (pitcher && event.earned) pitcher.er += 1;
      break;
    }
    case "error":
      box.teams[event.seat]!.errors += 1;
      break;
    case "game-over":
      box.over = true;
      break;
  }
}

function count(sheet: Sheet, event: Event): void {
  if (event.kind === "game") sheet.tally = { number: event.number, hits: [0, 0], errors: [0, 0] };
  if (sheet.tally && event.kind === "outcome" && HITS.includes(event.result)) sheet.tally.hits[event.seat]! += 1;
  if (sheet.tally && event.kind === "error") sheet.tally.errors[event.seat]! += 1;
}

/** Adds an event to the sheet. */
export function hear(sheet: Sheet, heard: WireEvent, _view?: View, milestone = false): void {
  const event = asEvent(heard);
  count(sheet, event);
  if (milestone) return;
  if (event.kind === "game") {
    if (sheet.box) sheet.past.push(sheet.box);
    sheet.box = {
      number: event.number,
      home: event.home,
      teams: [noTeam(), noTeam()],
      line: [],
      over: false,
      batter: null,
    };
    sheet.rolls = noRolls();
  }
  roll(sheet, event);
  if (sheet.box) record(sheet.box, event);
}

/** Innings pitched, as they are printed: 5.2 is five innings and two outs. */
export function innings(outs: number): string {
  return `${Math.floor(outs / 3)}.${outs % 3}`;
}
