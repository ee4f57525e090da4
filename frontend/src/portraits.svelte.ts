/**
 * The pictures on cards. Those that are needed at the same time come in one answer, which is a third of the size of as
 * many files, and are shown from memory from then on.
 */
import { portraitPath } from "./api";

const MOST = 60;
const AGAIN = 5_000;
const shown: Record<string, string> = $state({});
const asked = new Set<string>();
const queue = new Map<string, Set<string>>();

const key = (game: string, card: string): string => `${game}/${card}`;

/** Where the portrait of a card is, once it is there; asking brings it. Reactive. */
export function portrait(game: string, card: string): string | undefined {
  const name = key(game, card);
  const found = shown[name];
  if (found === undefined && !asked.has(name)) {
    asked.add(name);
    if (!queue.size) setTimeout(send); // those that come into view together are told one by one
    const wanted = queue.get(game) ?? new Set();
    queue.set(game, wanted.add(card));
  }
  return found;
}

function send(): void {
  const wanted = [...queue];
  queue.clear();
  for (const [game, cards] of wanted) {
    const all = [...cards].sort();
    for (let first = 0; first < all.length; first += MOST) void bring(game, all.slice(first, first + MOST));
  }
}

async function bring(game: string, cards: string[]): Promise<void> {
  try {
    const answer = await fetch(`/cards/${game}/portraits.json?ids=${cards.map(encodeURIComponent).join()}`);
    const pictures = answer.ok ? ((await answer.json()) as Record<string, string>) : {};
    // One card that has no picture does not take those of the others away: every one has an address of its own.
    for (const card of cards) shown[key(game, card)] = inline(pictures[card]) ?? portraitPath(game, card);
  } catch {
    setTimeout(() => void bring(game, cards), AGAIN);
  }
}

function inline(svg: string | undefined): string | undefined {
  return svg && `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
