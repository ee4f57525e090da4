/** What the server sends of this game: views, events and cards, as `games/fantasy` writes them. */
import type { CardData, WireEvent } from "../../wire";
import type { Event, MagicUsed } from "./event.generated";
import type { Benched, Laid, Manager, StatOf, Tracks, View } from "./view.generated";

export type { Benched, Event, Laid, Manager, StatOf, View };

export type Colour = keyof Tracks;
export const COLOURS: readonly Colour[] = ["red", "orange", "yellow", "green", "blue"];

export type Stat = StatOf["stat"];
/** Hitting, then pitching; the two halves share the five colours in this order. */
export const STATS: readonly Stat[] = ["AVG", "R", "HR", "RBI", "SB", "ERA", "IP", "W", "K", "SV"];

/** A card that the viewer cannot name. */
export const HIDDEN = "?";
export const BASES = 4;

export type Stage = View["stage"];
export type Magic = MagicUsed["magic"];

/** An event of this game, whose kind says which fields it has. */
export function asEvent(event: WireEvent): Event {
  return event as Event;
}

export interface Character extends CardData {
  kind: "character";
  club: string;
  tier: string;
  alignment: "Good" | "Evil";
  stats: Partial<Record<Stat, number>>;
  magic: string;
  colours?: [string, string];
}

export interface Win extends CardData {
  kind: "win";
  requires: Stat[];
  banners: Partial<Record<Colour, number>>;
  wins: number;
}

export interface Happening extends CardData {
  kind: "event";
  /** What it does, in phrases. */
  text: { season: string; series: string };
}

export type AnyCard = Character | Win | Happening;
export type Cards = Record<string, CardData>;

export function character(cards: Cards, id: string | null | undefined): Character | null {
  const found = id ? cards[id] : undefined;
  return found?.["kind"] === "character" ? (found as Character) : null;
}

export function win(cards: Cards, id: string | null | undefined): Win | null {
  const found = id ? cards[id] : undefined;
  return found?.["kind"] === "win" ? (found as Win) : null;
}

export function colourOf(stat: Stat): Colour {
  return COLOURS[STATS.indexOf(stat) % COLOURS.length]!;
}

export function isPitching(stat: Stat): boolean {
  return STATS.indexOf(stat) >= COLOURS.length;
}

/** The stats of a Character in printed order. */
export function statsOf(card: Character): [Stat, number][] {
  return STATS.flatMap((stat) => (card.stats[stat] === undefined ? [] : [[stat, card.stats[stat]] as [Stat, number]]));
}

/** The sum of those printed stats of a Character that a Win card adds up. */
export function printedTotal(card: Character, game: Win): number {
  return game.requires.reduce((sum, stat) => sum + (card.stats[stat] ?? 0), 0);
}

/** A word of a card file as a part of message ids: `Hall of Fame` is `hall-of-fame`. */
export function key(word: string): string {
  return word.toLowerCase().replaceAll(" ", "-").replaceAll("_", "-");
}

/** Cards in the order of the card set, so that each keeps its place; hidden cards are left out. */
export function byNumber(ids: readonly string[], cards: Cards): string[] {
  const wanted = new Set(ids);
  return Object.keys(cards).filter((id) => wanted.has(id));
}
