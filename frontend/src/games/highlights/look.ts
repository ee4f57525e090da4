/** Values that the board derives from a view: the pair, the turn, the half of the inning. No rules. */
import type { BoardProps } from "../../table/game";
import type { Sheet } from "./sheet";
import type { Pair, Side, View } from "./types";
import { teamName, w } from "./words";

export type Props = BoardProps<View, Sheet>;

/** The pair that is shown: the viewer's, or for a spectator the pair of the last event. */
export function pairNumber(view: View, sheet: Sheet | null, eyes: number | null): number {
  if (eyes !== null && view.sides[eyes]) return view.sides[eyes].pair;
  const focus = sheet?.focus ?? 0;
  return view.pairs[focus] ? focus : 0;
}

/** Whether a buy round is on: then the park is not shown. */
export function buying(pair: Pair, number: number, sheet: Sheet | null): boolean {
  if (pair.buying !== null || pair.question === "buy" || pair.question === "first-buyer") return true;
  return sheet?.buys[number]?.open ?? false;
}

/** The sides that have to decide now. */
export function onTurn(view: View, pair: Pair): number[] {
  if (view.over) return [];
  return pair.asked;
}

export function team(side: Side | undefined, names: readonly string[]): string {
  return side ? teamName(side.team, names[side.seat] ?? "") : "";
}

/** Whether it is the visitors' half: it is their turn, or they have not played more cards than the home side. */
export function isTop(view: View, pair: Pair): boolean {
  if (pair.question === "save" || pair.save !== null) return false;
  if (pair.asked.length === 1) return pair.asked[0] === pair.visitor;
  return view.sides[pair.visitor]!.in_play.length <= view.sides[pair.home]!.in_play.length;
}

/** "3rd, bottom" */
export function halfInning(view: View, pair: Pair, number: number, sheet: Sheet | null): string {
  if (view.over) return w("half-over");
  if (buying(pair, number, sheet)) return w("half-buy");
  if (pair.inning < 1) return w("half-before");
  if (pair.question === "on-deck") return w("half-before");
  if (sheet?.games[sheet.latest[number] ?? -1]?.winner != null) return w("half-over");
  const inning = w("ordinal", { number: pair.inning });
  if (pair.inning > 6) return w("half-extra", { inning });
  return w(isTop(view, pair) ? "half-top" : "half-bottom", { inning });
}
