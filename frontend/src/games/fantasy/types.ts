/** What the server sends of this game: views, events and cards, as `games/fantasy` writes them. */
import type { CardData, WireEvent } from "../../wire";

export const COLOURS = ["red", "orange", "yellow", "green", "blue"] as const;
export type Colour = (typeof COLOURS)[number];

/** Hitting, then pitching; the two halves share the five colours in this order. */
export const STATS = ["AVG", "R", "HR", "RBI", "SB", "ERA", "IP", "W", "K", "SV"] as const;
export type Stat = (typeof STATS)[number];

/** A card that the viewer cannot name. */
export const HIDDEN = "?";
export const BASES = 4;

export type Stage = "draft" | "season" | "wild-card" | "series" | "over";

export interface Laid {
  card: string;
  exhausted: boolean;
}

export interface Benched extends Laid {
  locked: boolean;
}

export interface StatOf {
  card: string;
  stat: Stat;
}

export interface Manager {
  seat: number;
  /** Null: Robot or Deck. */
  team: string | null;
  tracks: Record<Colour, number>;
  wins: number;
  claimed: number;
  bonus: number;
  games: number;
  juice: number;
  pile_on: number;
  focus: boolean;
  active_used: boolean;
  sent_back: string | null;
  /** What the open active adds up to for its Win card. */
  total: number | null;
  /** Would win the card if the game were decided now. */
  leads: boolean;
  pile: string[];
  added: string[];
  berzerk: StatOf[];
  locked: string[];
  hand: string[];
  roster: string[];
  lineup: (Laid | null)[];
  sides: ("up" | "down" | null)[];
  bench: Benched[];
  reserved: string[];
  drawn: string[];
  choice: number[];
  /** The cards that the viewer passed on in the draft, by round. */
  memory: Record<string, string[]>;
}

export interface View {
  game: string;
  mode: string;
  options: Record<string, unknown>;
  edition: number;
  viewer: number | null;
  question: string | null;
  asked: number[];
  stage: Stage;
  round: number;
  month: number;
  week: number;
  place: number;
  order: number[];
  sequence: number[];
  turn: number;
  deck: number;
  win_deck: number;
  event_deck: number;
  event: string | null;
  justice: boolean;
  hibernator: number | null;
  sticky: boolean;
  home: number | null;
  winner: number | null;
  laid: boolean;
  /** Win cards: the bases, from 4 on those upside down; in the Series the games. */
  field: (string | null)[];
  win_tail: string[];
  used_wins: string[];
  event_tail: string[];
  burned: StatOf[];
  finalists: number[];
  contenders: number[];
  claims: number[];
  tail: string[];
  discard: string[];
  pool: string[];
  robot: string[];
  robot_used: string[];
  aside: string[];
  managers: Manager[];
}

/** An event with the fields that its kind has; see `games/fantasy/events.py`. */
export interface Told extends WireEvent {
  seat: number;
  seats: number[];
  question: string;
  action: number;
  card: string | null;
  start: string;
  giver: number;
  end: string;
  taker: number;
  zone: string;
  owner: number;
  keeper: number;
  place: number;
  exhausted: boolean;
  locked: boolean;
  side: "up" | "down" | "";
  field: string;
  value: any;
  month: number;
  win: string;
  total: number;
  worth: number;
  track: Colour;
  points: number;
  wins: number;
  games: number;
  magic: string;
  source: string;
  via: string;
  one: number;
  other: number;
  old: string;
  home: number;
  visitor: number;
}

/** An event as it is; which fields it has depends on its kind. */
export function told(event: WireEvent): Told {
  return event as Told;
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

/** What stands on a Character for the stats that a Win card adds up. */
export function printedTotal(card: Character, game: Win): number {
  return game.requires.reduce((sum, stat) => sum + (card.stats[stat] ?? 0), 0);
}

/** A word of a card file as it stands in ids: `Hall of Fame` is `hall-of-fame`. */
export function key(word: string): string {
  return word.toLowerCase().replaceAll(" ", "-").replaceAll("_", "-");
}

/** As the file of cards has them, so that a card stays where it was; cards that nobody can name are left out. */
export function byNumber(ids: readonly string[], cards: Cards): string[] {
  const wanted = new Set(ids);
  return Object.keys(cards).filter((id) => wanted.has(id));
}
