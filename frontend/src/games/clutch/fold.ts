/** Brings a view up to date, event by event: `games/clutch/fold.py` in the browser. There are no rules in it. */
import type { WireEvent } from "../../wire";
import { HIDDEN, told, type Team, type Told, type View } from "./types";

type Holder = Record<string, any>;
type Fold = (view: View, event: Told) => void;

/** Writes a value into a view: `pitch.total` in a part of it, `lineup.*.rating` one into each row of a list. */
function put(view: Holder, path: string, value: unknown): void {
  const parents = path.split(".");
  const name = parents.pop()!;
  if (parents.includes("*")) {
    (view[parents[0]!] as Holder[]).forEach((row, place) => (row[name] = (value as unknown[])[place]));
    return;
  }
  let place: Holder = view;
  for (const parent of parents) place = place[parent] ??= {};
  place[name] = value;
}

function team(view: View, event: Told): Team {
  return view.teams[event.seat]!;
}

/** The other manager's hand, from what is known of it and how many cards it has. */
function hideHand(view: View, of: Team): void {
  if (of.seat === view.viewer) return;
  of.hand = [...of.known, ...Array<string>(Math.max(0, of.hand_size - of.known.length)).fill(HIDDEN)];
}

/** One card of a hand that is sent in full; the first event of such a run has no card. */
function takeIn(of: Team, zone: "hand" | "known", event: Told): void {
  of[zone] = event.card === null ? [] : [...of[zone], event.card];
}

function holder(view: View, event: Told): Holder {
  return (event.seat as number | null) === null ? view : team(view, event);
}

const FOLDS: Record<string, Fold> = {
  asked(view, event) {
    view.asked = [...event.seats];
    view.question = event.seats.length ? event.question : null;
  },
  decided(view, event) {
    if (event.seat === view.viewer) team(view, event).choice.push(event.action!);
  },
  retracted(view, event) {
    if (event.seat === view.viewer) team(view, event).choice.pop();
  },
  committed(view, event) {
    team(view, event).choice = [];
  },
  "table-set"(view, event) {
    put(view, event.field, event.value);
    if (event.field !== "over") return;
    view.question = null;
    view.asked = [];
  },
  "team-set"(view, event) {
    const of = team(view, event);
    put(of, event.field, event.value);
    if (event.field === "hand_size") hideHand(view, of);
  },
  "hand-set"(view, event) {
    if (event.seat === view.viewer) takeIn(team(view, event), "hand", event);
  },
  "known-set"(view, event) {
    if (view.viewer === null) return;
    const of = team(view, event);
    takeIn(of, "known", event);
    hideHand(view, of);
  },
  "list-cleared"(view, event) {
    holder(view, event)[event.field] = [];
  },
  "list-added"(view, event) {
    const entries = holder(view, event)[event.field] as unknown[];
    if (event.part === null) entries.push(event.value);
    else if (event.part === "card") entries.push({ card: event.value });
    else (entries.at(-1) as Holder)[event.part] = event.value;
  },
};

/** Carries one event, as this viewer sees it, into the view. Those that only tell the story change nothing. */
export function fold(view: View, event: WireEvent): void {
  FOLDS[event.kind]?.(view, told(event));
}

/** With everything open each side is seen as by its own manager. */
export function foldOpen(view: View, event: WireEvent): void {
  const viewer = view.viewer;
  view.viewer = told(event).seat ?? viewer;
  fold(view, event);
  view.viewer = viewer;
}
