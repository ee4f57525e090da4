/**
 * The pictures on cards. Pictures that are needed at the same time are requested together, which is a third of the size
 * of single files, and are kept in memory.
 */
import { getContext, setContext } from "svelte";
import { portraitPath } from "./api";
import { inSet } from "./sets";

const MOST = 60;
const AGAIN = 5_000;
const shown: Record<string, string> = $state({});
const asked = new Set<string>();
const queue = new Map<string, { game: string; set: string | null; cards: Set<string> }>();
const SET = Symbol("card set");

const key = (game: string, set: string | null, card: string): string => `${game}/${set ?? ""}/${card}`;

/** For a page: provides the card set that is used below it; null for the built-in one. */
export function playWith(set: () => string | null): void {
  setContext(SET, set);
}

/** For a part of a page: the card set that is in use. */
export function setInPlay(): () => string | null {
  return getContext<(() => string | null) | undefined>(SET) ?? (() => null);
}

/** The URL of a card's portrait once it is loaded; the first call requests it. Reactive. */
export function portrait(game: string, card: string, set: string | null = null): string | undefined {
  const name = key(game, set, card);
  const found = shown[name];
  if (found === undefined && !asked.has(name)) {
    asked.add(name);
    if (!queue.size) setTimeout(send); // components that become visible together are notified one by one
    const wanted = queue.get(key(game, set, "")) ?? { game, set, cards: new Set() };
    wanted.cards.add(card);
    queue.set(key(game, set, ""), wanted);
  }
  return found;
}

function send(): void {
  const wanted = [...queue.values()];
  queue.clear();
  for (const { game, set, cards } of wanted) {
    const all = [...cards].sort();
    for (let first = 0; first < all.length; first += MOST) void bring(game, set, all.slice(first, first + MOST));
  }
}

async function bring(game: string, set: string | null, cards: string[]): Promise<void> {
  try {
    const answer = await fetch(
      `/cards/${game}/portraits.json?ids=${cards.map(encodeURIComponent).join()}${inSet(set, "&")}`,
    );
    const pictures = answer.ok ? ((await answer.json()) as Record<string, string>) : {};
    // One missing picture must not affect the others: request each by its own address.
    for (const card of cards) shown[key(game, set, card)] = inline(pictures[card]) ?? portraitPath(game, card, set);
  } catch {
    setTimeout(() => void bring(game, set, cards), AGAIN);
  }
}

function inline(svg: string | undefined): string | undefined {
  return svg && `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
