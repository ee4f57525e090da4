/** A deck of this game and changes to it, and the pool of cards with its filters. The rules are on the server. */
import type { Deck } from "../../../decks";
import type { CardData } from "../../../wire";
import { language, sayOf, tell, type Args } from "../../../words/words.svelte";
import { card as asCard, isPlayer, type AnyCard, type Batter, type Pitcher, type Worded } from "../types";
import { GAME } from "../words";

export interface ClutchDeck extends Deck {
  players: string[];
  strategy: Record<string, number>;
  coaches: string[];
  stadium: string;
  /** Player and position in batting order; empty for the best line-up. */
  lineup: [string, string][];
}

export type Kind = AnyCard["kind"];
export const KINDS: readonly Kind[] = ["batter", "pitcher", "strategy", "coach", "stadium"];
export const POSITIONS = ["C", "1B", "2B", "3B", "SS", "LF", "CF", "RF", "DH"] as const;
export const RARITIES = ["common", "uncommon", "rare", "ultra-rare"] as const;
export const COLOURS = ["blue", "red", "grey"] as const;
/** The symbols of cards for the offense, for the defense, and for either side. */
export const MARKS: Record<string, string> = { blue: "▲", red: "■", grey: "●" };
const MOST_COPIES = 9;

/** A message about decks. */
export function d(id: string, args?: Args): string {
  return sayOf(`${GAME}/decks`, id, args) ?? id;
}

export function titleOf(card: AnyCard): string {
  return isPlayer(card) ? card.name : tell((card as Worded).title, GAME);
}

// ---------------------------------------------------------------- changes

/** How many of a card are in the deck. */
export function copies(deck: ClutchDeck, card: AnyCard): number {
  switch (card.kind) {
    case "strategy":
      return deck.strategy[card.id] ?? 0;
    case "coach":
      return deck.coaches.filter((id) => id === card.id).length;
    case "stadium":
      return deck.stadium === card.id ? 1 : 0;
    default:
      return deck.players.filter((id) => id === card.id).length;
  }
}

/** Adds a copy. A coach replaces another coach of his kind, and a stadium replaces another stadium. */
export function added(deck: ClutchDeck, card: AnyCard, cards: Record<string, CardData>): ClutchDeck {
  switch (card.kind) {
    case "strategy":
      return {
        ...deck,
        strategy: { ...deck.strategy, [card.id]: Math.min(MOST_COPIES, copies(deck, card) + 1) },
      };
    case "coach":
      return {
        ...deck,
        coaches: [...deck.coaches.filter((id) => cards[id]?.["role"] !== (card as Worded).role), card.id],
      };
    case "stadium":
      return { ...deck, stadium: card.id };
    default:
      return { ...deck, players: [...deck.players, card.id] };
  }
}

/** Removes a copy. Removing a player resets the line-up to the best one. */
export function removed(deck: ClutchDeck, card: Pick<AnyCard, "id" | "kind">): ClutchDeck {
  switch (card.kind) {
    case "strategy": {
      const { [card.id]: count = 0, ...rest } = deck.strategy;
      return { ...deck, strategy: count > 1 ? { ...deck.strategy, [card.id]: count - 1 } : rest };
    }
    case "coach":
      return { ...deck, coaches: deck.coaches.filter((id) => id !== card.id) };
    case "stadium":
      return { ...deck, stadium: "" };
    default: {
      const lineup = deck.lineup.some(([id]) => id === card.id) ? [] : deck.lineup;
      return { ...deck, players: deck.players.filter((id) => id !== card.id), lineup };
    }
  }
}

// ---------------------------------------------------------------- the pool

export interface Filters {
  text: string;
  position: string;
  hand: string;
  role: string;
  side: string;
  rarity: string;
  team: string;
  /** The highest salary; empty for no limit. */
  most: string;
  /** Whether cards are in the deck. */
  there: "" | "in" | "out";
  sort: "salary-down" | "salary-up" | "strength" | "name";
}

export const NO_FILTERS: Filters = {
  text: "",
  position: "",
  hand: "",
  role: "",
  side: "",
  rarity: "",
  team: "",
  most: "",
  there: "",
  sort: "salary-down",
};

/** The cards of a kind that pass the filters, sorted. */
export function found(all: readonly CardData[], kind: Kind, filters: Filters, deck: ClutchDeck): AnyCard[] {
  const wanted = filters.text.trim().toLowerCase();
  const left = all.map(asCard).filter((card) => {
    if (card.kind !== kind) return false;
    if (wanted && !wordsOf(card).includes(wanted)) return false;
    if (filters.there && copies(deck, card) > 0 !== (filters.there === "in")) return false;
    return isPlayer(card) ? playerFits(card, filters) : wordedFits(card, filters);
  });
  return left.sort((one, other) => compare(one, other, filters.sort));
}

function playerFits(card: Batter | Pitcher, filters: Filters): boolean {
  if (filters.team && card.team !== filters.team) return false;
  if (filters.most && card.salary > Number(filters.most)) return false;
  if (card.kind === "batter") {
    return (!filters.position || filters.position in card.pos) && (!filters.hand || card.bats === filters.hand);
  }
  return (!filters.role || card.role === filters.role) && (!filters.hand || card.throws === filters.hand);
}

function wordedFits(card: Worded, filters: Filters): boolean {
  if (card.kind === "stadium") return true;
  if (card.kind === "coach") return !filters.role || card.role === filters.role;
  const side = filters.side === "weather" ? !!card.weather : !filters.side || card.colour === filters.side;
  return side && (!filters.rarity || card.rarity === filters.rarity);
}

/** All searchable text of a card, in lower case. */
function wordsOf(card: AnyCard): string {
  const said = isPlayer(card)
    ? [card.name, card.team, ...card.icons]
    : [titleOf(card), ...card.lines.map((line) => tell(line, GAME))];
  return [card.id, ...said].join(" ").toLowerCase();
}

function compare(one: AnyCard, other: AnyCard, sort: Filters["sort"]): number {
  const byName = titleOf(one).localeCompare(titleOf(other), language());
  if (!isPlayer(one) || !isPlayer(other))
    return sort === "name" ? byName : place(one) - place(other) || one.id.localeCompare(other.id);
  const strength = (card: Batter | Pitcher): number => (card.kind === "batter" ? card.on_base : card.command);
  switch (sort) {
    case "salary-up":
      return one.salary - other.salary || byName;
    case "strength":
      return strength(other) - strength(one) || other.salary - one.salary || byName;
    case "name":
      return byName;
    default:
      return other.salary - one.salary || byName;
  }
}

function place(card: AnyCard): number {
  return COLOURS.indexOf(((card as Worded).colour ?? "blue") as (typeof COLOURS)[number]);
}

/** Arrow keys in a list whose rows have the same buttons: up and down between rows, left and right within a row. */
export function rows(list: HTMLElement): { destroy(): void } {
  const buttons = (row: Element | undefined): HTMLElement[] => [
    ...(row?.querySelectorAll<HTMLElement>("button:not(:disabled)") ?? []),
  ];
  const key = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const all = [...list.children];
    const row = (event.target as Element).closest("li");
    const at = row ? all.indexOf(row) : -1;
    if (at < 0 || !(event.target instanceof HTMLButtonElement)) return;
    const own = buttons(row ?? undefined);
    const column = own.indexOf(event.target);
    const steps: Record<string, HTMLElement | undefined> = {
      ArrowDown: buttons(all[at + 1])[column] ?? buttons(all[at + 1])[0],
      ArrowUp: buttons(all[at - 1])[column] ?? buttons(all[at - 1])[0],
      ArrowRight: own[column + 1],
      ArrowLeft: own[column - 1],
      Home: buttons(all[0])[column],
      End: buttons(all.at(-1))[column],
    };
    if (!(event.key in steps)) return;
    event.preventDefault();
    current(steps[event.key]);
    steps[event.key]?.focus();
  };
  // Only one button of the list is in the tab order.
  const current = (one: HTMLElement | undefined): void => {
    const all = [...list.querySelectorAll<HTMLElement>("button")];
    const now = one ?? all.find((each) => each.tabIndex === 0) ?? all[0];
    for (const each of all) each.tabIndex = each === now ? 0 : -1;
  };
  const focused = (event: FocusEvent): void => {
    if (event.target instanceof HTMLButtonElement) current(event.target);
  };
  const changes = new MutationObserver(() => current(undefined));
  changes.observe(list, { childList: true, subtree: true });
  list.addEventListener("keydown", key);
  list.addEventListener("focusin", focused);
  current(undefined);
  return {
    destroy() {
      changes.disconnect();
      list.removeEventListener("keydown", key);
      list.removeEventListener("focusin", focused);
    },
  };
}
