/** What the server sends of this game: views, events and cards, as `games/highlights` writes them. */
import type { CardData, WireEvent } from "../../wire";
import type { ActionTaken, Event, GameStarted, HitMade, Ran } from "./event.generated";
import type { Bases, Pair, Side, Table, Threat, View } from "./view.generated";

export type { ActionTaken, Event, GameStarted, HitMade, Ran };
export type { Pair, Side, Table, Threat, View };
export type Stage = Pair["stage"];
export type Speed = Threat["speed"];
export type Hit = Threat["hit"];
export type BaseName = keyof Bases;
export type CardType = "natural" | "robot" | "cyborg";
export const BASES: readonly BaseName[] = ["first", "second", "third"];

/** An event of this game, whose kind says which fields it has. */
export function asEvent(event: WireEvent): Event {
  return event as Event;
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

/** The other side of a pair. */
export function opponentOf(pair: Pair, seat: number): number {
  return pair.visitor + pair.home - seat;
}

/** A word of a card file as a part of message ids: `home run` is `home-run`. */
export function key(word: string): string {
  return word.toLowerCase().replaceAll(" ", "-").replaceAll("_", "-");
}
