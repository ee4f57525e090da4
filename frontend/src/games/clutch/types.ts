/** What the server sends of this game: views, events and cards, as `games/clutch` writes them. */
import type { CardData, WireEvent } from "../../wire";

export type Result = "K" | "GB" | "FB" | "BB" | "1B" | "2B" | "3B" | "HR" | "HBP" | "IBB" | "SAC" | "SQZ";
export type BaseName = "first" | "second" | "third" | "home";
export type Place = BaseName | "box";
export type Hand = "L" | "R" | "S";
export type Chart = "batter" | "pitcher";
export const BASES: readonly BaseName[] = ["first", "second", "third", "home"];
/** A card that the viewer cannot see. */
export const HIDDEN = "?";

export interface Runner {
  player: string;
  slot: number;
  pitcher: string;
  speed: number;
}

/** A card in play. */
export interface Play {
  card: string;
  owner: number;
  target: number | null;
  alternative: number;
  pick: string | null;
  left_on: string | null;
  batters: number | null;
  halves: number | null;
  spent: boolean;
  negated: boolean;
  harmless: boolean;
}

export interface LineupRow {
  player: string | null;
  position: string | null;
  rating: number | null;
  last: Result | null;
  hits: number;
  pinch_runner: boolean;
}

export interface PitcherRow {
  player: string;
  role: "SP" | "RP";
  state: "rotation" | "bullpen" | "mound" | "out";
  rest: number;
  streak: number;
  tired: boolean;
}

export interface Ratings {
  battery: number;
  infield: number;
  outfield: number;
}

export interface Team {
  seat: number;
  lineup: LineupRow[];
  pitchers: PitcherRow[];
  coaches: { coach: string; used: boolean }[];
  deck_list: Record<string, number> | null;
  runs: number;
  wins: number;
  up: number;
  turn: number;
  substituted: boolean;
  changed: boolean;
  bench: string[];
  left: string[];
  ratings: Ratings;
  mound: {
    player: string;
    outs: number;
    runs: number;
    walks: number;
    faced: number;
    more: number;
    entered: number;
    entered_tired: boolean;
  };
  hand_size: number;
  hand_limit: number;
  deck_size: number;
  discard: string[];
  hand: string[];
  known: string[];
  choice: number[];
}

export interface View {
  game: string;
  mode: string;
  options: Record<string, unknown>;
  edition: number;
  viewer: number | null;
  question: string | null;
  asked: number[];
  bases: (Runner | null)[];
  teams: Team[];
  number: number;
  home: number;
  stadium: string;
  inning: number;
  top: boolean;
  offence: number;
  outs: number;
  half_runs: number;
  clutch_moment: boolean;
  window: string | null;
  owed: number;
  winner: number | null;
  over: boolean;
  batter: {
    slot: number | null;
    player: string | null;
    bats: Hand | null;
    on_base: number;
    speed: number;
    pinch_hitter: boolean;
  };
  pitcher: { player: string | null; command: number; tired: number; limit: number };
  defence: Ratings;
  at_bat: { walks: number; stole: boolean; bunting: boolean; bunts: number; infield_in: boolean };
  pitch: { natural: number | null; die: number; roll: number | null; total: number | null; mistake: boolean };
  chart: Chart | null;
  swing: { natural: number | null; die: number; total: number | null };
  result: Result | null;
  outcome: Result | null;
  sent: BaseName[];
  throw: {
    kind: string | null;
    runner: Runner | null;
    start: Place | null;
    to: Place | null;
    rating: keyof Ratings | null;
    strength: number | null;
    needed: number | null;
    natural: number | null;
    out: boolean;
  };
  weather: { card: string | null; owner: number | null; halves: number | null };
  plays: Play[];
  standing: Play[];
  stack: Play[];
  /** The runs of every half that is over. */
  line: number[];
}

/** An event with the fields that its kind has; see `games/clutch/events.py`. */
export interface Told extends WireEvent {
  seat: number;
  seats: number[];
  question: string | null;
  action: number | null;
  field: string;
  value: unknown;
  part: string | null;
  card: string | null;
  coach: string;
  number: number;
  home: number;
  inning: number;
  top: boolean;
  slot: number;
  player: string;
  old: string;
  position: string;
  pitcher: string;
  old_pitcher: string;
  facing: string;
  charged: string;
  as_what: string;
  natural: number;
  roll: number;
  command: number;
  more: number;
  total: number;
  die: number;
  chart: Chart;
  pitch: number;
  on_base: number;
  mistake: boolean;
  result: Result;
  old_result: Result;
  printed: Result;
  start: Place;
  end: Place;
  base: Place;
  how: string;
  throw: string;
  rating: keyof Ratings;
  strength: number;
  bonus: number;
  speed: number;
  speed_bonus: number;
  needed: number;
  out: boolean;
  success: boolean;
  rbi: boolean;
  earned: boolean;
  runs: number;
  left: number;
  winner: number | null;
}

/** An event as it is; which fields it has depends on its kind. */
export function told(event: WireEvent): Told {
  return event as Told;
}

interface Printed extends CardData {
  kind: "batter" | "pitcher" | "strategy" | "coach" | "stadium";
}

export interface Player extends Printed {
  team: string;
  colours: [string, string];
  chart: string;
  salary: number;
  bonus: { vs: Hand; value: number } | null;
  clutch: number;
  icons: string[];
  no: number;
}

export interface Batter extends Player {
  kind: "batter";
  bats: Hand;
  on_base: number;
  speed: number;
  pos: Record<string, number>;
}

export interface Pitcher extends Player {
  kind: "pitcher";
  throws: Hand;
  role: "SP" | "RP";
  ip: number;
  command: number;
  x_zone: number;
  defence: number;
}

/** A strategy card, a coach or a stadium; `title` and `lines` are phrases. */
export interface Worded extends Printed {
  kind: "strategy" | "coach" | "stadium";
  title: string;
  lines: string[];
  effects?: unknown[];
  colour?: "blue" | "red" | "grey";
  rarity?: string;
  window?: string | string[];
  cost?: number;
  momentum?: boolean;
  weather?: boolean;
  role?: "hitting" | "pitching" | "bench";
  roof?: "indoor" | "outdoor";
}

export type AnyCard = Batter | Pitcher | Worded;

export function card(data: CardData): AnyCard {
  return data as AnyCard;
}

export function batter(cards: Record<string, CardData>, id: string | null | undefined): Batter | undefined {
  const found = id ? cards[id] : undefined;
  return found?.["kind"] === "batter" ? (found as Batter) : undefined;
}

export function pitcher(cards: Record<string, CardData>, id: string | null | undefined): Pitcher | undefined {
  const found = id ? cards[id] : undefined;
  return found?.["kind"] === "pitcher" ? (found as Pitcher) : undefined;
}

export function worded(cards: Record<string, CardData>, id: string | null | undefined): Worded | undefined {
  const found = id ? cards[id] : undefined;
  return found && "lines" in found ? (found as Worded) : undefined;
}

export function isPlayer(card: AnyCard): card is Batter | Pitcher {
  return card.kind === "batter" || card.kind === "pitcher";
}
