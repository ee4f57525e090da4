/** A lasting pass: card windows are passed until there is a new batter, a Clutch Moment, or a card of the opponent. */
import type { View } from "./types";

/** The pass ends when this changes. */
function moment(view: View, seat: number): string {
  const theirs = [...view.plays, ...view.standing, ...view.stack].filter((play) => play.owner !== seat).length;
  return [seat, view.number, view.inning, view.top, view.batter.player, view.clutch_moment, theirs].join();
}

class Hold {
  private since = $state<string | null>(null);

  get on(): boolean {
    return this.since !== null;
  }

  begin(view: View, seat: number): void {
    this.since = moment(view, seat);
  }

  end(): void {
    this.since = null;
  }

  /** Whether the pass is still in force; ends it if it is not. */
  holds(view: View, seat: number): boolean {
    if (this.since !== null && this.since !== moment(view, seat)) this.since = null;
    return this.since !== null;
  }
}

export const hold = new Hold();
