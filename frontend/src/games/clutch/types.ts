/** What the server sends of this game: views, events and cards, as `games/clutch` writes them. */
import type { CardData, WireEvent } from "../../wire";
import type { Bunted, Event, PinchRan, PlayChecked, Replaced, Rolled, Starts, Thrown } from "./event.generated";
import type { AtBatter, LineupRow, PitcherRow, Play, Ratings, Runner, Team, Throw, View } from "./view.generated";

export type { Bunted, Event, PinchRan, PlayChecked, Replaced, Rolled, Starts, Thrown };
export type { LineupRow, PitcherRow, Play, Ratings, Runner, Team, View };
export type Result = NonNullable<View["result"]>;
export type BaseName = View["sent"][number];
export type Place = NonNullable<Throw["start"]>;
export type Hand = NonNullable<AtBatter["bats"]>;
export type Chart = NonNullable<View["chart"]>;
export const BASES: readonly BaseName[] = ["first", "second", "third", "home"];
/** A card that the viewer cannot see. */
export const HIDDEN = "?";

/** An event of this game, whose kind says which fields it has. */
export function asEvent(event: WireEvent): Event {
  return event as Event;
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
  /** S: he bats from either side. */
  bats: Hand | "S";
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
