/** Values that the board derives from a view: who plays, in which order, with which card. No rules. */
import type { BoardProps } from "../../table/game";
import type { Choice, WireEvent } from "../../wire";
import type { Selection } from "../../table/selection.svelte";
import type { Game, Sheet } from "./sheet";
import { BASES, byNumber, HIDDEN, type Cards, type Colour, type Manager, type Stat, type View } from "./types";

export type Props = BoardProps<View, Sheet>;

/** The seats of the current game in turn order, the leader first. */
export function seatsOf(view: View): number[] {
  const turns = [...view.order].reverse();
  if (view.stage === "series" || (view.stage === "over" && view.finalists.length === 2))
    return turns.filter((seat) => view.finalists.includes(seat));
  if (view.stage === "wild-card") return turns.filter((seat) => view.contenders.includes(seat));
  return turns;
}

const ENDS = ["total", "won", "unclaimed", "game-won", "place-won"];

/** The game that is being decided in the beat that is shown. The view is already one step ahead. */
export function decided(sheet: Sheet, beat: WireEvent[] | null): Game | null {
  return sheet.game?.over && beat?.some((event) => ENDS.includes(event.kind)) ? sheet.game : null;
}

/** The place of the current game; null between games. */
export function placeNow(view: View, sheet: Sheet, beat: WireEvent[] | null): number | null {
  const game = decided(sheet, beat);
  if (game) return game.place;
  if (!view.laid || view.stage === "over" || view.stage === "draft") return null;
  return view.field[view.place] || view.field[view.place + BASES] ? view.place : null;
}

/** The Win card at stake for a Manager at a place. */
export function winFor(manager: Manager, place: number, view: View, sheet: Sheet): string | null {
  const down = view.stage === "season" && manager.sides[place] === "down" ? BASES : 0;
  return sheet.laid[place + down] ?? view.field[place + down] ?? null;
}

/** The stats that FLAMES has set to 0 on a card. */
export function burnedOn(view: View, card: string | null): Stat[] {
  return view.burned.flatMap((each) => (each.card === card ? [each.stat] : []));
}

/** The starters that the viewer has chosen and can still take back, by place. */
export function chosenStarters(view: View, cards: Cards): Record<number, { card: string; down: boolean }> {
  const manager = view.viewer === null ? undefined : view.managers[view.viewer];
  if (!manager || view.laid || !["season", "series"].includes(view.stage)) return {};
  const hand = byNumber(manager.roster, cards);
  const first = view.stage === "series" && view.viewer === view.home ? 1 : 0;
  const found: Record<number, { card: string; down: boolean }> = {};
  manager.choice.forEach((action, place) => {
    const down = action >= DOWN && action < OFFER;
    const card = hand[action - (down ? DOWN : SPOT) - BENCH];
    if (card) found[first + place] = { card, down };
  });
  return found;
}

/** Actions, numbered as in `rules/moves.py`. */
const SPOT = 1;
const DOWN = 15;
const OFFER = 29;
const BENCH = 7;

/** The cards of the draft that the viewer has chosen and can still take back. */
export function chosenToKeep(view: View, cards: Cards): string[] {
  const manager = view.viewer === null ? undefined : view.managers[view.viewer];
  if (!manager || view.stage !== "draft") return [];
  const keeping = manager.hand.length > 0;
  const from = byNumber(keeping ? manager.hand : manager.roster, cards);
  return manager.choice.flatMap((action) => from[action - SPOT - (keeping ? 0 : BENCH)] ?? []);
}

/** The Manager who gets the viewer's draft hand next (F-4.5, F-12.7). */
export function handGoesTo(view: View): number | null {
  const players = view.managers.length;
  if (view.viewer === null || view.mode === "solo" || view.stage !== "draft") return null;
  const hand = view.managers[view.viewer]!.hand;
  if (hand.length < 2 || view.pool.length) return null;
  const back = view.options.draft === "reverse" && view.round >= 3;
  return (view.viewer + (back ? players - 1 : 1)) % players;
}

/** The choice of a Manager, or of a stat or a track of theirs. */
export function choiceOf(
  selection: Selection,
  seat: number,
  what: { stat?: Stat; track?: Colour } = {},
): Choice | undefined {
  return selection.find(
    ({ args }) => args["manager"] === seat && args["stat"] === what.stat && args["track"] === what.track,
  );
}

/** The choice on a card itself, without the choices on its stats. */
export function choicesFor(selection: Selection, card: string): Choice[] {
  return card === HIDDEN ? [] : selection.forCard(card).filter((choice) => choice.args["stat"] === undefined);
}

export interface After {
  totals: (number | null)[];
  leads: boolean[];
}

/** The totals after a use of magic, as the server has computed them. */
export function afterOf(choice: Choice | null): After | null {
  return (choice?.args["after"] as After | undefined) ?? null;
}

/** The standings of a season: Wins, the best first, with the bonus for Stat Tracks once it is known. */
export function standings(view: View): { seat: number; wins: number }[] {
  return view.managers
    .map((manager) => ({ seat: manager.seat, wins: manager.wins + manager.bonus }))
    .sort((one, other) => other.wins - one.wins || view.order.indexOf(other.seat) - view.order.indexOf(one.seat));
}
