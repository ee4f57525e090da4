/** Assigns sentences to events, each with its heading and its mark. */
import type { OfPlay, Told, WireEvent } from "../wire";
import type { GameClient } from "./game";

/** A sentence of a log. */
export interface Sentence {
  text: string;
  /** The heading that starts with it; null: it belongs to the chapter before. */
  heading: string | null;
  /** The game's name of its mark; null for the default. */
  mark: string | null;
}

/** Lines under one heading. */
export interface Chapter<L> {
  /** The key of its first line. */
  key: number;
  heading: string | null;
  lines: L[];
}

/** The newest chapter first, and in it the newest play first. */
export function newestChapterFirst<L extends Sentence & OfPlay & { key: number }>(lines: readonly L[]): Chapter<L>[] {
  const chapters: Chapter<L>[] = [];
  for (const line of lines) {
    const last = chapters.at(-1);
    const opens = line.heading !== null && line.heading !== last?.heading;
    if (last === undefined || opens) chapters.push({ key: line.key, heading: line.heading, lines: [line] });
    else last.lines.push(line);
  }
  for (const chapter of chapters) chapter.lines = newestPlayFirst(chapter.lines);
  return chapters.reverse();
}

/** The newest play first, each in the order of its events. */
export function newestPlayFirst<L extends OfPlay>(lines: readonly L[]): L[] {
  const plays: L[][] = [];
  for (const line of lines) {
    const last = plays.at(-1);
    if (last?.[0]?.play === line.play) last.push(line);
    else plays.push([line]);
  }
  return plays.reverse().flat();
}

/** Hears events one by one, and places each sentence between them. */
export class Teller<V = unknown, S = unknown> {
  private readonly script: Pick<GameClient<V, S>, "heading" | "mark">;
  private heading: string | null = null;
  private mark: string | null = null;
  private story: readonly Told[] = [];
  private told: Sentence[] = [];
  private heard = 0;

  constructor(script: Pick<GameClient<V, S>, "heading" | "mark">) {
    this.script = script;
  }

  /** Starts with the sentences of the coming events. */
  begin(story: readonly Told[]): void {
    this.story = story;
    this.told = [];
    this.heard = 0;
    this.say(0);
  }

  /** The next event; view and sheet are those after it. Events that do not concern the viewer start no chapter. */
  hear(event: WireEvent, view: V, sheet: S, mine: boolean): void {
    if (mine) {
      this.heading = this.script.heading?.(event, view, sheet) ?? this.heading;
      this.mark = this.script.mark?.(event, view, sheet) ?? this.mark;
    }
    this.heard += 1;
    this.say(this.heard);
  }

  /** All sentences since `begin`. */
  end(): Sentence[] {
    this.say(Number.POSITIVE_INFINITY);
    return this.told;
  }

  /** Drops the pending heading and mark. */
  forget(): void {
    this.heading = this.mark = null;
  }

  private say(upTo: number): void {
    while (this.told.length < this.story.length && this.story[this.told.length]!.after <= upTo) {
      this.told.push({ text: this.story[this.told.length]!.text, heading: this.heading, mark: this.mark });
      this.forget();
    }
  }
}
