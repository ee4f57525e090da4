/** What the server sends of this game: views, events and cards, as `games/highlights` writes them. */
import type { CardData, WireEvent } from "../../wire";
import type { Bases, Pair, Side, Table, Threat, View } from "./view.generated";

export type { Pair, Side, Table, Threat, View };
export type Speed = Threat["speed"];
export type Hit = Threat["hit"];
export type BaseName = keyof Bases;
export type CardType = "natural" | "robot" | "cyborg";
export const BASES: readonly BaseName[] = ["first", "second", "third"];

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
