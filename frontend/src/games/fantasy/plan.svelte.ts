/** A planned roster: the starters that the user has chosen but not sent. */
export interface Pick {
  card: string;
  /** For the Win card that is upside down. */
  down: boolean;
}

export class Plan {
  /** The purpose of the plan: another month or lineup starts a new plan. */
  key = $state("");
  picks = $state<Record<number, Pick>>({});
  /** The place for the next card, if the user has pointed at one. */
  target = $state<number | null>(null);
  /** The places that are still empty. */
  free = $state.raw<readonly number[]>([]);
  /** Whether the whole roster was sent: the rest follows as the questions arrive. */
  going = $state(false);

  /** Whether there is a card for every place. */
  get full(): boolean {
    return this.free.length > 0 && this.free.every((place) => this.picks[place]);
  }

  open(key: string): void {
    if (key === this.key) return;
    this.key = key;
    this.clear();
  }

  clear(): void {
    this.picks = {};
    this.target = null;
    this.going = false;
  }

  placeOf(card: string): number | null {
    const found = Object.entries(this.picks).find(([, pick]) => pick.card === card);
    return found ? Number(found[0]) : null;
  }

  /** Puts a card at a place; if it was at another place, the two cards swap. */
  put(card: string, place: number): void {
    const before = this.placeOf(card);
    const there = this.picks[place];
    const picks = { ...this.picks };
    if (before !== null) delete picks[before];
    if (there && before !== null && before !== place) picks[before] = there;
    picks[place] = { card, down: this.picks[before ?? -1]?.down ?? there?.down ?? false };
    this.picks = picks;
    this.target = null;
    this.going = false;
  }

  remove(place: number): void {
    const picks = { ...this.picks };
    delete picks[place];
    this.picks = picks;
    this.going = false;
  }

  turn(place: number): void {
    const pick = this.picks[place];
    if (pick) this.picks = { ...this.picks, [place]: { ...pick, down: !pick.down } };
  }
}

export const plan = new Plan();
