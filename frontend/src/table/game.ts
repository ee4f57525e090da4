/**
 * The interface of a game's client: how events change a view, how they are shown, and the components of the board.
 *
 * The client has no rules. It folds the events that the server sends and draws the result; only the server's decision
 * says which moves exist.
 */
import type { Component } from "svelte";
import type { CardData, Choice, Decision, WireEvent } from "../wire";
import type { Selection } from "./selection.svelte";

/**
 * The properties of the components of the board. They are read-only, except the selection.
 *
 * Things that can be chosen are buttons with `aria-pressed`; a click selects (`selection.toggle`). The table itself
 * handles Enter on a pressed button: it does what the primary button does. Groups use `use:arrows`.
 */
export interface BoardProps<V = unknown, S = unknown> {
  /** The view that is shown: folded up to and including the current beat. */
  view: V;
  /** The score sheet, folded from the events so far. */
  sheet: S;
  /** The events that are being shown right now; null at rest. */
  beat: WireEvent[] | null;
  /** The decision of the viewer; null while a beat is shown, and when it is not their turn. */
  decision: Decision | null;
  /** The selection and the focused card, shared with the prompt. */
  selection: Selection;
  /** The names of all sides, including a side without a seat. */
  names: string[];
  /** The viewer: a seat, or null for a spectator. */
  eyes: number | null;
  /** The cards of the game by id. */
  cards: Record<string, CardData>;
  /** 1 or 2. */
  speed: number;
  /** Whether nothing moves: reduced motion, or everything at once. */
  still: boolean;
  /** Takes back the viewer's last move; undefined for spectators. */
  undo?: () => void;
  /** The id of the table, if there is one, to request its whole past. */
  table?: string;
}

/** The score line that a phone shows at the top of the table. */
export interface Ribbon {
  /** One entry per side: the name, the score, and whether its lamp is on. */
  sides: { name: string; score: string; lamp?: boolean }[];
  /** The text in the middle, for example "7th, 2 out". */
  middle: string;
  /** A second, smaller line: the series or the week. */
  under?: string;
}

export interface GameClient<V = unknown, S = unknown> {
  /** Applies one event to the view, exactly as the server's fold does. */
  fold(view: V, event: WireEvent): void;
  /** An empty score sheet for a table whose first snapshot has this view. */
  newSheet(view: V): S;
  /**
   * Adds an event to the sheet. `view` is the view before the event; for events before the first snapshot it is the
   * current view, so a sheet must rely on events alone. `milestone`: the events around this one are not heard.
   */
  hear(sheet: S, event: WireEvent, view: V, milestone?: boolean): void;
  /** The duration of a beat, in ms at speed 1; 0 if there is nothing to see. */
  duration(beat: WireEvent[], view: V): number;
  /** Whether "next score" of a replay stops at this event. */
  scores(event: WireEvent): boolean;
  /**
   * The heading of the log that starts with this event, as a phrase or plain text ("Game 2, 4th inning"); null if no
   * heading starts. `view` is the view after the event, or the current view for events before the first snapshot;
   * `sheet`, if there is one, is always the one after the event.
   */
  heading?(event: WireEvent, view: V, sheet?: S): string | null;
  /**
   * The mark before the sentence about this event, by a name that `Mark` can draw; null for the default. `view` and
   * `sheet` are as for `heading`. For a sentence about several events, the last one counts.
   */
  mark?(event: WireEvent, view: V, sheet: S): string | null;
  /**
   * A short label of a choice for a button, verb and object, as a phrase or plain text; null for the text of the
   * server.
   */
  label?(choice: Choice, view: V, cards: Record<string, CardData>): string | null;
  /**
   * The effects of a choice in public or certain numbers, as a phrase or plain text for the second line of the prompt.
   */
  preview?(choice: Choice, view: V, names: string[], cards: Record<string, CardData>): string | null;
  /** The usual choice: the primary button while nothing is chosen. Without this function there is none. */
  usual?(decision: Decision): Choice | null;
  /** Whether the board has a place for a choice without a card and a base; otherwise the prompt has a button for it. */
  placed?(choice: Choice): boolean;
  /** Loads what the components need to show this view, if it is loaded on demand. */
  prepare?(view: V): Promise<unknown>;
  /** Above the prompt: the field, the scoreboard, stacks; in a buy round the row. */
  Park: Component<BoardProps<V, S>>;
  /** Below the prompt: the hand. */
  Hand: Component<BoardProps<V, S>>;
  /** Beside the park: the series, the standings. */
  Rail: Component<BoardProps<V, S>>;
  /** The score line for phones; null if there is none. */
  ribbon(view: V, names: string[]): Ribbon | null;
  /** The name of a card in a sentence. */
  cardName(card: string, cards: Record<string, CardData>): string;
  /** Draws a mark. Decorative: the sentence has the text. */
  Mark?: Component<{ mark: string }>;
  /**
   * The face of a card, for the glossary, lessons and piles. `lazy`: load its picture when it is about to be visible.
   */
  CardFace: Component<{ card: CardData; size?: string; lazy?: boolean }>;
}
