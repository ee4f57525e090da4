/** What the server sends of this game: views, events and cards, as `games/clutch` writes them. */
import type { CardData, WireEvent } from "../../wire";
import type { AtBatter, LineupRow, PitcherRow, Play, Ratings, Runner, Team, Throw, View } from "./view.generated";

export type { LineupRow, PitcherRow, Play, Ratings, Runner, Team, View };
export type Result = NonNullable<View["result"]>;
export type BaseName = View["sent"][number];
export type Place = NonNullable<Throw["to"]>;
export type Hand = NonNullable<AtBatter["bats"]>;
export type Chart = NonNullable<View["chart"]>;
export const BASES: readonly BaseName[] = ["first", "second", "third", "home"];
/** A card that the viewer cannot see. */
export const HIDDEN = "?";

/** An event with the fields that its kind has; see `games/clutch/events.py`. */
export interface Told extends WireEvent {
  seat: number;
  seats: number[];
  question: string | null;
  action: number | null;
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
