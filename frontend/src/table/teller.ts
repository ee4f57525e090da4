/** What is told of events: sentences, each with the heading that it is filed under and the mark that stands before it. */
import type { OfPlay, Told, WireEvent } from "../wire";
import type { GameClient } from "./game";

/** A sentence of a log. */
export interface Sentence {
  text: string;
  /** A new chapter begins with it; null: it belongs to the one before. */
  heading: string | null;
  /** The game's own name for what stands before it; null: nothing special. */
  mark: string | null;
}

/** Lines under one heading. */
export interface Chapter<L> {
  /** That of its first line. */
  key: number;
  heading: string | null;
  lines: L[];
}

/** The newest chapter first, in it the newest play. */
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

/** Hears events one by one, and says each sentence in its place between them. */
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

  /** Events are about to come, of which this is told. */
  begin(story: readonly Told[]): void {
    this.story = story;
    this.told = [];
    this.heard = 0;
    this.say(0);
  }

  /** The next event; view and sheet are those after it. What is not the viewer's business begins no chapter. */
  hear(event: WireEvent, view: V, sheet: S, mine: boolean): void {
    if (mine) {
      this.heading = this.script.heading?.(event, view, sheet) ?? this.heading;
      this.mark = this.script.mark?.(event, view, sheet) ?? this.mark;
    }
    this.heard += 1;
    this.say(this.heard);
  }

  /** All that was told since the beginning. */
  end(): Sentence[] {
    this.say(Number.POSITIVE_INFINITY);
    return this.told;
  }

  /** Nothing is open any more. */
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
