/**
 * What a game brings to the shared table: how its events change a view, how they are shown, and the parts of the board.
 *
 * The client holds no rules. A game's client folds the events that the server sent and draws the result; which moves
 * exist comes from the server's decision only.
 */
import type { Component } from "svelte";
import type { CardData, Choice, Decision, WireEvent } from "../wire";
import type { Selection } from "./selection.svelte";

/**
 * What a part of the board is given. Everything is read-only for the part, except the selection.
 *
 * Things that can be chosen are buttons with `aria-pressed`; a click picks (`selection.toggle`). Enter on
 * one that is pressed is the table's own business: it does what the primary button says. Groups move with `use:arrows`.
 */
export interface BoardProps<V = unknown, S = unknown> {
  /** The view as it is shown now: folded up to and including the beat that is being shown. */
  view: V;
  /** The score sheet, folded from the events so far. */
  sheet: S;
  /** The events that are being shown right now; null at rest. */
  beat: WireEvent[] | null;
  /** The decision of the eyes' seat; null while a beat is shown, and when it is not your turn. */
  decision: Decision | null;
  /** What is chosen and what is under focus, shared with the prompt. */
  selection: Selection;
  /** How the sides are called, one per side (an opponent that nobody plays included). */
  names: string[];
  /** The seat whose eyes look; null for a spectator. */
  eyes: number | null;
  /** The game's card list by id. */
  cards: Record<string, CardData>;
  /** 1 or 2. */
  speed: number;
  /** Nothing travels: reduced motion, or everything at once. */
  still: boolean;
  /** Takes back the viewer's last move; undefined for spectators. */
  undo?: () => void;
  /** The id of the table, where there is one: its whole past can be asked for. */
  table?: string;
}

/** The score line that a phone shows at the top of the table. */
export interface Ribbon {
  /** One entry per side: the name as it is shown, the big number, and whether the lamp is on it. */
  sides: { name: string; score: string; lamp?: boolean }[];
  /** The words in the middle: "7th, 2 out" or the like. */
  middle: string;
  /** A second, smaller line: the series, the week. */
  under?: string;
}

export interface GameClient<V = unknown, S = unknown> {
  /** Applies one event to the view, exactly as the server does. */
  fold(view: V, event: WireEvent): void;
  /** An empty score sheet for a table that is seen for the first time with this view. */
  newSheet(view: V): S;
  /**
   * Enters one event on the sheet. `view` is the view before the event; for what happened before the table was opened it
   * is the present one, so a sheet relies on the events alone. `milestone`: what happened around it is not heard.
   */
  hear(sheet: S, event: WireEvent, view: V, milestone?: boolean): void;
  /** How long a beat is shown, in ms at speed 1. 0: there is nothing to see. */
  duration(beat: WireEvent[], view: V): number;
  /** A run, a win: where "next score" of a replay stops. */
  scores(event: WireEvent): boolean;
  /**
   * The heading under which the log files what is told from this event on, as a phrase text or plain words ("Game 2, 4th
   * inning"); null if the event begins nothing. `view` is the view after the event, for what happened before the table was
   * opened the present one; `sheet`, if there is one, is always the one after the event.
   */
  heading?(event: WireEvent, view: V, sheet?: S): string | null;
  /**
   * What stands before the sentence that tells of this event, by a name of the game's own that `Mark` draws; null: nothing
   * special. `view` and `sheet` are as for `heading`. Of several events that are told in one sentence the last one counts.
   */
  mark?(event: WireEvent, view: V, sheet: S): string | null;
  /** A choice in a few words for a button, verb and object: a phrase text or plain words; null: as the server says it. */
  label?(choice: Choice, view: V, cards: Record<string, CardData>): string | null;
  /** What a choice would do, in numbers that are public or certain: a phrase text or plain words for the prompt's second line. */
  preview?(choice: Choice, view: V, names: string[], cards: Record<string, CardData>): string | null;
  /** What one mostly does: the primary button as long as nothing is chosen. Without it there is none then. */
  usual?(decision: Decision): Choice | null;
  /** Whether the board has a place for a choice that touches neither a card nor a base; else the prompt has a button for it. */
  placed?(choice: Choice): boolean;
  /** Brings what the parts need to show this view, where that is not there from the start. */
  prepare?(view: V): Promise<unknown>;
  /** Above the prompt: field, scoreboard, stacks; a buy round's row. */
  Park: Component<BoardProps<V, S>>;
  /** Below the prompt: the hand. */
  Hand: Component<BoardProps<V, S>>;
  /** Beside the park: the series, the standings. */
  Rail: Component<BoardProps<V, S>>;
  /** The phone's score line, if the game wants one. */
  ribbon(view: V, names: string[]): Ribbon | null;
  /** A card's name for a sentence. */
  cardName(card: string, cards: Record<string, CardData>): string;
  /** Draws a mark, for eyes only: the sentence says it all. */
  Mark?: Component<{ mark: string }>;
  /** One card's face, for the glossary, lessons and piles. `lazy`: its picture comes when it is about to be seen. */
  CardFace: Component<{ card: CardData; size?: string; lazy?: boolean }>;
}
