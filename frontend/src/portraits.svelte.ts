/**
 * The pictures on cards. Those that are needed at the same time come in one answer, which is a third of the size of as
 * many files, and are shown from memory from then on.
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

/** For a page: which card set is played with below it; null is our own. */
export function playWith(set: () => string | null): void {
  setContext(SET, set);
}

/** For a part of a page: the card set that is played with. */
export function setInPlay(): () => string | null {
  return getContext<(() => string | null) | undefined>(SET) ?? (() => null);
}

/** Where the portrait of a card is, once it is there; asking brings it. Reactive. */
export function portrait(game: string, card: string, set: string | null = null): string | undefined {
  const name = key(game, set, card);
  const found = shown[name];
  if (found === undefined && !asked.has(name)) {
    asked.add(name);
    if (!queue.size) setTimeout(send); // those that come into view together are told one by one
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
    // One card that has no picture does not take those of the others away: every one has an address of its own.
    for (const card of cards) shown[key(game, set, card)] = inline(pictures[card]) ?? portraitPath(game, card, set);
  } catch {
    setTimeout(() => void bring(game, set, cards), AGAIN);
  }
}

function inline(svg: string | undefined): string | undefined {
  return svg && `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
