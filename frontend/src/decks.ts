/** The user's own decks, for games in which every player brings one. Only the game knows what a deck contains. */
import { call } from "./api";
import type { OptionValue, Phrase } from "./wire";

/** The content of a deck; a game's client folder knows its fields. */
export type Deck = { title: string; [field: string]: unknown };

export interface DeckInfo {
  id: string;
  title: string;
  deck: Deck;
  /** The deck as a file, and as the word that an option holds. */
  text: string;
  /** The values of options with which it may be played. */
  fits: Record<string, string[]>;
}

export interface MyDeck extends DeckInfo {
  /** What is in the link of a deck that is shared. */
  code: string | null;
  updated: number;
}

export interface SharedDeck extends DeckInfo {
  game: string;
  mine: boolean;
}

export interface Breach {
  text: Phrase;
  rule: string;
  cards: string[];
}

export interface Meter {
  name: string;
  value: number;
  least: number | null;
  most: number | null;
  rule: string;
}

export interface CheckedDeck extends DeckInfo {
  breaches: Breach[];
  meters: Meter[];
  lineup: [string, string][];
}

/** The text of a file may be this long. */
export const LARGEST = 16_000;

type Options = Record<string, OptionValue>;
const workshop = (game: string): string => `/api/games/${encodeURIComponent(game)}/decks`;
const mine = (id: string): string => `/api/me/decks/${encodeURIComponent(id)}`;

export const decks = {
  ready: async (game: string) => (await call<{ decks: DeckInfo[] }>("GET", workshop(game))).decks,
  check: (game: string, deck: object, options: Options) =>
    call<CheckedDeck>("POST", `${workshop(game)}/check`, { deck, options }),
  complete: (game: string, deck: Deck, options: Options) =>
    call<DeckInfo>("POST", `${workshop(game)}/complete`, { deck, options }),
  read: (game: string, text: string) => call<DeckInfo>("POST", `${workshop(game)}/read`, { text }),
  mine: async (game: string) =>
    (await call<{ decks: MyDeck[] }>("GET", `/api/me/decks?game=${encodeURIComponent(game)}`)).decks,
  keep: (game: string, deck: Deck) => call<MyDeck>("POST", "/api/me/decks", { game, deck }),
  change: (id: string, deck: Deck) => call<MyDeck>("PUT", mine(id), { deck }),
  forget: (id: string) => call<MyDeck>("DELETE", mine(id)),
  share: (id: string) => call<MyDeck>("PUT", `${mine(id)}/link`),
  unshare: (id: string) => call<MyDeck>("DELETE", `${mine(id)}/link`),
  shared: (code: string) => call<SharedDeck>("GET", `/api/decks/${encodeURIComponent(code)}`),
};

/** Whether a deck may be played in a game with these options. */
export function fitting(deck: DeckInfo, options: Options): boolean {
  return Object.entries(deck.fits).every(([name, values]) => values.includes(String(options[name])));
}

/** Whether a deck may be played anywhere. */
export function isLegal(deck: DeckInfo): boolean {
  return Object.values(deck.fits).every((values) => values.length > 0);
}

/** Offer a deck's file for download. */
export function download(deck: DeckInfo): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([deck.text], { type: "application/toml" }));
  link.download = `${fileName(deck.title)}.toml`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A title as the name of a file: letters and digits of any alphabet, with hyphens between. */
export function fileName(title: string): string {
  return (
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-+|-+$/g, "") || "deck"
  );
}
