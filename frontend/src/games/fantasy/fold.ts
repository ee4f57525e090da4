/** Brings a view up to date, event by event: `games/fantasy/fold.py` in the browser. There are no rules in it. */
import type { WireEvent } from "../../wire";
import { HIDDEN, told, type Benched, type Manager, type Told, type View } from "./types";

type Fold = (view: View, event: Told) => void;
type Fields = Record<string, unknown>;

const OF_MANAGERS = ["hand", "roster", "reserved", "drawn"];

function manager(view: View, seat: number): Manager {
  return view.managers[seat]!;
}

/** The list of a zone; the deck has none. */
function zone(view: View, name: string, owner: number): string[] | null {
  if (name === "deck") return null;
  const holder = (OF_MANAGERS.includes(name) ? manager(view, owner) : view) as unknown as Fields;
  return holder[name] as string[];
}

/** Without an order: sorted, unknown cards last. */
function order(cards: string[]): void {
  cards.sort(
    (one, other) => Number(one === HIDDEN) - Number(other === HIDDEN) || (one < other ? -1 : Number(one > other)),
  );
}

function take(cards: string[] | null, card: string | null): void {
  if (!cards) return;
  const place = cards.indexOf(card !== null && cards.includes(card) ? card : HIDDEN);
  cards.splice(place, 1);
}

function put(cards: string[] | null, card: string | null, keepsOrder: boolean): void {
  if (!cards) return;
  cards.push(card ?? HIDDEN);
  if (!keepsOrder) order(cards);
}

/** A card that was passed on in the draft has turned up. */
function forget(view: View, card: string): void {
  for (const [lap, cards] of Object.entries(view.memory)) {
    if (!cards.includes(card)) continue;
    cards.splice(cards.indexOf(card), 1);
    if (!cards.length) delete view.memory[lap];
  }
}

function moved(view: View, event: Told): void {
  const card = event.card;
  take(zone(view, event.start, event.giver), card);
  const passedOn = event.end === "hand" && event.taker !== view.viewer;
  put(zone(view, event.end, event.taker), passedOn ? null : card, event.end === "tail");
  if (card === null) return;
  if (!passedOn) return forget(view, card);
  const passed = (view.memory[String(view.round + 1)] ??= []);
  passed.push(card);
  passed.sort();
}

function benchOrder(bench: Benched[]): Benched[] {
  return bench.sort(
    (one, other) =>
      Number(one.card === HIDDEN) - Number(other.card === HIDDEN) ||
      (one.card < other.card ? -1 : Number(one.card > other.card)),
  );
}

const FOLDS: Record<string, Fold> = {
  asked(view, event) {
    view.asked = [...event.seats];
    view.question = event.seats.length ? event.question : null;
  },
  decided(view, event) {
    view.asked = view.asked.filter((seat) => seat !== event.seat);
    if (!view.asked.length) view.question = null;
    if (event.seat === view.viewer) manager(view, event.seat).choice.push(event.action);
  },
  retracted(view, event) {
    if (event.seat === view.viewer) manager(view, event.seat).choice.pop();
  },
  committed(view, event) {
    manager(view, event.seat).choice = [];
  },
  moved,
  known(view, event) {
    if (event.card === null) return;
    const cards = zone(view, event.zone, event.owner)!;
    if (!cards.includes(event.card)) {
      cards[cards.indexOf(HIDDEN)] = event.card;
      if (event.zone !== "tail") order(cards);
    }
    forget(view, event.card);
  },
  lost(view, event) {
    const cards = zone(view, event.zone, event.owner);
    if (event.card === null || cards === null || event.keeper === view.viewer) return;
    cards[cards.indexOf(event.card)] = HIDDEN;
    if (event.zone !== "tail") order(cards);
  },
  laid(view, event) {
    const empty = event.card === "";
    manager(view, event.seat).lineup[event.place] = empty
      ? null
      : { card: event.card || HIDDEN, exhausted: event.exhausted };
  },
  benched(view, event) {
    const of = manager(view, event.seat);
    const { exhausted, locked } = event;
    of.bench = benchOrder([...of.bench, { card: event.card || HIDDEN, exhausted, locked }]);
  },
  unbenched(view, event) {
    const bench = manager(view, event.seat).bench;
    const known = bench.findIndex((entry) => entry.card === event.card);
    bench.splice(known < 0 ? bench.findIndex((entry) => entry.card === HIDDEN) : known, 1);
  },
  sided(view, event) {
    manager(view, event.seat).sides[event.place] = event.side || null;
  },
  "table-set"(view, event) {
    (view as unknown as Fields)[event.field] = event.value;
  },
  "manager-set"(view, event) {
    (manager(view, event.seat) as unknown as Fields)[event.field] = event.value;
  },
  "list-cleared"(view, event) {
    holder(view, event)[event.field] = [];
  },
  "list-added"(view, event) {
    (holder(view, event)[event.field] as unknown[]).push(event.value);
  },
};

function holder(view: View, event: Told): Fields {
  const seat = event.seat as number | null;
  return (seat === null ? view : manager(view, seat)) as unknown as Fields;
}

/** Carries one event, as this viewer sees it, into the view. Those that only tell the story change nothing. */
export function fold(view: View, event: WireEvent): void {
  FOLDS[event.kind]?.(view, told(event));
}
