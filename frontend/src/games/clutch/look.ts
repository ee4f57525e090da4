/** Values that the board derives from a view: charts, sums with their sources, the step of the at-bat. No rules. */
import type { BoardProps } from "../../table/game";
import type { CardData, Choice, Decision } from "../../wire";
import type { PitchRoll, Sheet, SwingRoll } from "./sheet";
import { batter, pitcher, worded, type Result, type View } from "./types";
import { nameOf, num, signed, w } from "./words";

export type Props = BoardProps<View, Sheet>;
type Cards = Record<string, CardData>;

export const COLOURS: Record<string, string> = {
  K: "#8d2a24",
  GB: "#a5602a",
  FB: "#7d6222",
  BB: "#4c6a7d",
  "1B": "#3f7044",
  "2B": "#2f6a5a",
  "3B": "#23577a",
  HR: "#5b3b86",
};
/** The dice and helmets of the two managers. */
const SIDES = ["#0f5b66", "#7a2430"];

export function sideColour(seat: number): string {
  return SIDES[seat] ?? SIDES[0]!;
}

// ---------------------------------------------------------------- charts

export interface Row {
  result: Result;
  low: number;
  /** Null: there is no upper limit. */
  high: number | null;
  /** The label as it is printed. */
  span: string;
}

const TOP = 24;

/** The rows of a printed chart: "K 1-5, GB 6-8, …, HR 20+". */
export function rowsOf(chart: string): Row[] {
  return chart.split(", ").map((text) => {
    const [result, span = ""] = text.split(" ");
    const open = span.endsWith("+");
    const [low = 0, high] = span.replace("+", "").split("-").map(Number);
    const last = open ? null : (high ?? low);
    return { result: result as Result, low, high: last, span: span.replace("-", "–") };
  });
}

/** The width of a row on a ruler from 1 to 24. */
export function widthOf(row: Row): number {
  return Math.max(1, Math.min(row.high ?? TOP, Math.max(TOP, row.low)) - row.low + 1);
}

export function rowAt(rows: readonly Row[], total: number): Row | undefined {
  return rows.find((row) => total <= (row.high ?? Infinity)) ?? rows.at(-1);
}

// ---------------------------------------------------------------- sums

export interface Term {
  value: number;
  /** The source of the term; empty for the die itself. */
  who: string;
}

/** Whether one of the effects of a card changes this number. */
function changes(effects: unknown, number: readonly string[]): boolean {
  if (Array.isArray(effects)) return effects.some((each) => changes(each, number));
  if (effects === null || typeof effects !== "object") return false;
  const effect = effects as Record<string, unknown>;
  if (
    number.includes(String(effect["mod"])) ||
    (typeof effect["clutch"] === "string" && number.includes(String(effect["to"] || "swing")))
  )
    return true;
  return Object.values(effect).some((each) => typeof each === "object" && changes(each, number));
}

/** The cards in force that change a number: those of the at-bat, lasting cards, the weather, and the stadium. */
export function contributors(number: readonly string[], view: View, cards: Cards): string {
  const inForce = [...view.plays, ...view.standing].filter((play) => !play.negated).map((play) => play.card);
  const all = [...inForce, ...(view.weather.card ? [view.weather.card] : []), ...(inPark(view) ? [view.stadium] : [])];
  const names = all
    .filter((id) => {
      const found = worded(cards, id);
      return found && changes([found.effects ?? [], found["main"] ?? [], found["secondary"] ?? []], number);
    })
    .map((id) => nameOf(id, cards));
  return [...new Set(names)].join(", ") || w("term-other");
}

function inPark(view: View): boolean {
  return view.options["strategy"] !== false;
}

function rest(value: number, number: readonly string[], view: View, cards: Cards): Term[] {
  return value ? [{ value, who: contributors(number, view, cards) }] : [];
}

/** The terms of the current Command. */
export function commandTerms(value: number, view: View, cards: Cards): Term[] {
  const card = pitcher(cards, view.pitcher.player);
  if (!card) return [{ value, who: "" }];
  const terms: Term[] = [{ value: card.command, who: "" }];
  if (card.bonus && card.bonus.vs === view.batter.bats)
    terms.push({ value: card.bonus.value, who: w(`against-${card.bonus.vs}`) });
  if (view.pitcher.tired) terms.push({ value: -view.pitcher.tired, who: w("tired") });
  return [...terms, ...rest(value - sum(terms), ["command"], view, cards)];
}

/** The terms of the current On-Base. */
export function onBaseTerms(value: number, view: View, cards: Cards): Term[] {
  const card = batter(cards, view.batter.player);
  if (!card) return [{ value, who: "" }];
  const terms: Term[] = [{ value: card.on_base, who: "" }];
  const throws = pitcher(cards, view.pitcher.player)?.throws;
  if (card.bonus && card.bonus.vs === throws)
    terms.push({ value: card.bonus.value, who: w(`against-${card.bonus.vs}`) });
  const more = value - sum(terms);
  if (more && view.at_bat.walks) return [...terms, { value: more, who: w("after-walks") }];
  return [...terms, ...rest(more, ["on_base"], view, cards)];
}

/** The terms of the pitch: the die, Command, and bonuses of cards. */
export function pitchTerms(pitch: PitchRoll, view: View, cards: Cards): Term[] {
  return [
    { value: pitch.natural, who: "" },
    ...rest(pitch.roll - pitch.natural, ["pitch_roll"], view, cards),
    { value: pitch.command, who: w("command") },
    ...(pitch.more && view.at_bat.bunts >= 2
      ? [{ value: pitch.more, who: w("after-bunts") }]
      : rest(pitch.more, ["pitch"], view, cards)),
  ];
}

export function swingTerms(swing: SwingRoll, view: View, cards: Cards): Term[] {
  const more = swing.total - swing.natural;
  const die = { value: swing.natural, who: "" };
  if (more && view.at_bat.walks >= 2) return [die, { value: more, who: w("after-walks") }];
  return [die, ...rest(more, ["swing", "swing_roll"], view, cards)];
}

export function sum(terms: readonly Term[]): number {
  return terms.reduce((total, term) => total + term.value, 0);
}

/** "9 + 5 Command + 1 Bury It" */
export function added(terms: readonly Term[]): string {
  return terms
    .map(({ value, who }, place) => {
      const number = place === 0 ? num(value) : `${value < 0 ? "−" : "+"} ${Math.abs(value)}`;
      return who ? `${number} ${who}` : number;
    })
    .join(" ");
}

/** "12, R +1" */
export function besides(terms: readonly Term[]): string {
  return terms.map(({ value, who }, place) => (place === 0 ? num(value) : `${who} ${signed(value)}`)).join(", ");
}

// ---------------------------------------------------------------- the at-bat

export const STEPS = ["subs", "steal", "bunt", "pitch", "advantage", "swing", "result", "outcome"] as const;

/** The current step of the at-bat, by the question or the window. The steps before it are done. */
export function stepNow(view: View): number {
  const { question, window } = view;
  if (view.outcome !== null || window === "after-the-outcome" || window === "half-end") return 7;
  if (
    question === "double-play" ||
    question === "send" ||
    question === "reply" ||
    question === "send-home" ||
    question === "reply-home" ||
    question === "advance"
  )
    return 7;
  if (
    question === "substitution" ||
    question === "walk" ||
    question === "ejected" ||
    window === "half-start" ||
    window === "substitution"
  )
    return 0;
  if (question === "steal" || window === "steal-declared" || view.throw.kind === "steal") return 1;
  if (question === "bunt" || question === "third-bunt" || window === "bunt") return 2;
  if (question === "depth" || window === "before-the-pitch" || window === "after-the-pitch") return 3;
  if (window === "advantage") return 4;
  if (window === "before-the-swing" || window === "after-the-swing") return 5;
  if (window === "result") return 6;
  if (view.throw.kind !== null) return 7;
  if (view.result !== null) return 6;
  if (view.swing.natural !== null) return 5;
  if (view.chart !== null) return 4;
  return view.pitch.natural !== null ? 3 : 0;
}

/** Whether both line-ups are complete. */
export function laid(view: View): boolean {
  return view.batter.player !== null;
}

/** The runs of a side in an inning, as a scoreboard shows them; empty until the side has batted. */
export function inningRuns(view: View, seat: number, inning: number): string {
  const half = 2 * (inning - 1) + (seat === view.home ? 1 : 0);
  if (half < view.line.length) return String(view.line[half]);
  if (view.over) return half === view.line.length && seat === view.home ? "X" : "";
  return seat === view.offence && half === view.line.length && laid(view) ? String(view.half_runs) : "";
}

/** The usual choice. */
const USUAL = [
  "choice-pass",
  "choice-no-substitution",
  "choice-no-answer",
  "choice-no-more-back",
  "choice-pitch",
  "choice-no-steal",
  "choice-swing-away",
  "choice-infield-back",
  "choice-try-two",
  "choice-proposed-lineup",
];

export function usual(decision: Decision): Choice | null {
  return decision.choices.find((choice) => USUAL.includes(choice.message)) ?? null;
}

export const DUGOUT = ["substitution", "newcomer", "shift", "ejected"];
const LATE = ["choice-bring-in", "choice-pinch-hit"];

/** Whether this is a question about substitutions, or a card window in which a player can still be brought in. */
export function isDugout(decision: Decision | null): boolean {
  return (
    decision !== null &&
    (DUGOUT.includes(decision.kind) || decision.choices.some((choice) => LATE.includes(choice.message)))
  );
}
