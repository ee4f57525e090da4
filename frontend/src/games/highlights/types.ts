/** What the server sends of this game: views, events and cards, as `games/highlights` writes them. */
import type { CardData, WireEvent } from "../../wire";

export type Speed = "slow" | "average" | "fast";
export type Hit = "single" | "double" | "triple" | "home-run" | "walk";
export type BaseName = "first" | "second" | "third";
export type CardType = "natural" | "robot" | "cyborg";
export const BASES: readonly BaseName[] = ["first", "second", "third"];

export interface Threat {
  hit: Hit;
  speed: Speed;
}

export interface Side {
  seat: number;
  /** Null: the team of free agents that plays itself. */
  team: string | null;
  pair: number;
  lineup: { size: number; top: (string | null)[] };
  unseen: string[];
  hand: (string | null)[];
  on_deck: { card: string | null } | null;
  in_play: string[];
  dugout: string[];
  minors: { size: number; cards: string[] | null };
  known: { hand: string[]; held: string[] };
  bases: Record<BaseName, Speed | null>;
  plate: Threat[];
  runs: number;
  wins: number;
  total_wins: number;
  money: number;
  bought: number;
  committed: boolean;
  choice: number | null;
  chosen: number | null;
}

export interface Pair {
  visitor: number;
  home: number;
  stage: string;
  game: number;
  best_of: number;
  inning: number;
  question: string | null;
  asked: number[];
  row: string[];
  buying: number | null;
  save: string | null;
  winner: number | null;
  /** Visitor, home, the visitor's runs, the home side's runs. */
  results: [number, number, number, number][];
}

export interface Table {
  deck: number;
  ranking: number[];
  places: number[];
}

export interface View {
  game: string;
  mode: string;
  edition: number;
  viewer: number | null;
  over: boolean;
  sides: Side[];
  pairs: Pair[];
  tables: Table[];
}

/** An event with the fields that its kind has; see `games/highlights/events.py`. */
export interface Told extends WireEvent {
  seat: number;
  pair: number;
  card: string;
  place: number;
  hit: Hit;
  speed: Speed;
  cause: "threat" | "action" | "clutch" | "steal";
  source: "hand" | "on-deck" | "lineup" | "in-play";
  start: number;
  end: number;
  base: number;
  action: string;
  works: boolean;
  count: number;
  placed: boolean;
  inning: number;
  number: number;
  stage: string;
  visitor: number;
  home: number;
  best_of: number;
  visitor_runs: number;
  home_runs: number;
  question: string;
  seats: number[];
  to: "dugout" | "lineup";
  money: number;
  table: number;
  rank: number;
}

/** An event as it is; which fields it has depends on its kind. */
export function told(event: WireEvent): Told {
  return event as Told;
}

export interface Action {
  action: string;
  hit?: string | null;
  count?: number | null;
  rule?: string;
  defensive?: boolean;
}

export interface Card extends CardData {
  city: string;
  tier: "rookie" | "veteran" | "free agent";
  type: CardType;
  speed: Speed;
  hits: string[];
  actions: Action[];
  revenue: number;
  cost: number | null;
  pinch: boolean;
  team: string | null;
}

export function card(data: CardData): Card {
  return data as Card;
}

/** The side that the viewer looks from: their own, or the home side for a spectator. */
export function opponentOf(pair: Pair, seat: number): number {
  return pair.visitor + pair.home - seat;
}

/** A word of a card file as it stands in ids: `home run` is `home-run`. */
export function key(word: string): string {
  return word.toLowerCase().replaceAll(" ", "-").replaceAll("_", "-");
}
