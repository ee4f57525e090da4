/** The user's own decks, for games in which every player brings one. Only the game knows what a deck contains. */
import { call } from "./api";
import type { CardData, CheckedDeck, DeckInfo, OptionValue } from "./wire";

export type { CheckedDeck, DeckInfo, Meter, MyDeck, SharedDeck } from "./wire";

/** The content of a deck; the client folder of a game knows its fields. */
export type Deck = DeckInfo["deck"];
/** The properties of the deck builder that a game brings. */
export interface BuilderProps {
  deck: Deck;
  cards: Record<string, CardData>;
  checked: CheckedDeck;
  readonly: boolean;
  change: (deck: Deck) => void;
}

/** The largest deck file, in characters. */
export const LARGEST = 16_000;

type Options = Record<string, OptionValue>;

export const decks = {
  ready: async (game: string) => (await call("GET", "/api/games/{game}/decks", { path: { game } })).decks,
  check: (game: string, deck: Deck, options: Options) =>
    call("POST", "/api/games/{game}/decks/check", { path: { game }, body: { deck, options } }),
  complete: (game: string, deck: Deck, options: Options) =>
    call("POST", "/api/games/{game}/decks/complete", { path: { game }, body: { deck, options } }),
  read: (game: string, text: string) =>
    call("POST", "/api/games/{game}/decks/read", { path: { game }, body: { text } }),
  mine: async (game: string) => (await call("GET", "/api/me/decks", { query: { game } })).decks,
  keep: (game: string, deck: Deck) => call("POST", "/api/me/decks", { body: { game, deck } }),
  change: (id: string, deck: Deck) => call("PUT", "/api/me/decks/{id}", { path: { id }, body: { deck } }),
  forget: (id: string) => call("DELETE", "/api/me/decks/{id}", { path: { id } }),
  share: (id: string) => call("PUT", "/api/me/decks/{id}/link", { path: { id } }),
  unshare: (id: string) => call("DELETE", "/api/me/decks/{id}/link", { path: { id } }),
  shared: (code: string) => call("GET", "/api/decks/{code}", { path: { code } }),
};

/** Whether a deck may be played in a game with these options. */
export function fitting(deck: DeckInfo, options: Options): boolean {
  return Object.entries(deck.fits).every(([name, values]) => values.includes(String(options[name])));
}

/** Whether a deck may be played anywhere. */
export function isLegal(deck: DeckInfo): boolean {
  return Object.values(deck.fits).every((values) => values.length > 0);
}

/** Offers the file of a deck for download. */
export function download(deck: DeckInfo): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([deck.text], { type: "application/toml" }));
  link.download = `${fileName(deck.title)}.toml`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Turns a title into a file name: letters and digits of any alphabet, separated by hyphens. */
export function fileName(title: string): string {
  return (
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-+|-+$/g, "") || "deck"
  );
}
