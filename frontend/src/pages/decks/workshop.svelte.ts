/** A deck in the builder: changed, checked by the server, undone, saved. Unsaved changes survive the page. */
import { decks, type CheckedDeck, type Deck } from "../../decks";
import type { OptionValue } from "../../wire";

const PAUSE = 150;
const MOST_PAST = 200;

export class Workshop {
  deck = $state.raw<Deck>({ title: "" });
  /** The last answer of the server about the deck, perhaps from before the latest change. */
  checked = $state.raw<CheckedDeck | null>(null);
  failed = $state(false);
  /** The options that the deck is built for. */
  options = $state.raw<Record<string, OptionValue>>({});
  /** Whether unsaved changes of the last visit were restored. */
  restored = $state(false);
  id = $state<string | null>(null);
  /** The origin of a new deck; each origin has its own draft. */
  private source = "";
  private kept = $state("");
  private past = $state.raw<Deck[]>([]);
  private future = $state.raw<Deck[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    readonly game: string,
    readonly readonly: boolean,
  ) {}

  /** Opens a deck that is saved under an id. */
  open(deck: Deck, id: string): void {
    this.id = id;
    this.kept = JSON.stringify(deck);
    this.lay(deck, this.draft());
  }

  /** Opens a new deck. A draft of the same origin has precedence, unless this deck is `newer`. */
  begin(deck: Deck, source: string, newer = false): void {
    this.source = source;
    this.lay(deck, newer ? null : this.draft());
  }

  private lay(deck: Deck, left: Deck | null): void {
    const draft = this.readonly ? null : left;
    this.restored = !!draft && JSON.stringify(draft) !== JSON.stringify(deck);
    this.deck = (this.restored && draft) || deck;
    this.ask(0);
  }

  get unsaved(): boolean {
    return JSON.stringify(this.deck) !== this.kept;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  change(next: Deck): void {
    if (this.readonly) return;
    this.past = [...this.past.slice(-MOST_PAST), this.deck];
    this.future = [];
    this.put(next);
  }

  /** Typing in the title adds no undo steps. */
  retitle(title: string): void {
    this.put({ ...this.deck, title });
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.deck];
    this.put({ ...before, title: this.deck.title });
  }

  redo(): void {
    const next = this.future.at(-1);
    if (!next) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.deck];
    this.put({ ...next, title: this.deck.title });
  }

  /** Reverts to the saved deck. */
  discard(): void {
    this.restored = false;
    if (this.kept) this.change(JSON.parse(this.kept) as Deck);
  }

  setOption(name: string, value: OptionValue): void {
    this.options = { ...this.options, [name]: value };
    this.ask(0);
  }

  /** Completes the deck; returns how many cards had to be removed. */
  async complete(): Promise<number> {
    const { deck } = await decks.complete(this.game, this.deck, this.options);
    const before = words(this.deck);
    for (const word of words(deck)) before.delete(word);
    before.delete(this.deck.title);
    before.delete("");
    this.change(deck);
    return before.size;
  }

  /** Saves the deck; returns its id. */
  async save(): Promise<string> {
    const sent = this.deck;
    const row = this.id ? await decks.change(this.id, sent) : await decks.keep(this.game, sent);
    this.forgetDraft();
    this.id = row.id;
    this.kept = JSON.stringify(row.deck);
    this.restored = false;
    if (this.deck === sent) this.deck = row.deck;
    return row.id;
  }

  /** The current deck, checked. */
  async fresh(): Promise<CheckedDeck> {
    return decks.check(this.game, this.deck, this.options);
  }

  /** Schedules a check by the server. */
  ask(pause = PAUSE): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), pause);
  }

  close(): void {
    clearTimeout(this.timer);
    this.asked++;
  }

  private async check(): Promise<void> {
    const number = ++this.asked;
    try {
      const checked = await this.fresh();
      if (number !== this.asked) return;
      this.checked = checked;
      this.failed = false;
    } catch {
      if (number === this.asked) this.failed = true;
    }
  }

  private put(deck: Deck): void {
    this.deck = deck;
    if (!this.readonly) this.keepDraft();
    this.ask();
  }

  private get draftName(): string {
    return `pennant.deck/${this.game}/${this.id ?? `new-${this.source}`}`;
  }

  private draft(): Deck | null {
    try {
      return JSON.parse(localStorage.getItem(this.draftName) ?? "null") as Deck | null;
    } catch {
      return null;
    }
  }

  private keepDraft(): void {
    try {
      if (this.unsaved) localStorage.setItem(this.draftName, JSON.stringify(this.deck));
      else localStorage.removeItem(this.draftName);
    } catch {
      // Nothing can be stored: the deck lasts as long as the page.
    }
  }

  forgetDraft(): void {
    try {
      localStorage.removeItem(this.draftName);
    } catch {
      // There is no draft.
    }
  }
}

/** The ids in a deck, whatever its format: strings, and keys with a number of copies. */
function words(value: unknown): Set<string> {
  if (typeof value === "string") return new Set([value]);
  if (typeof value !== "object" || value === null) return new Set();
  const parts = Array.isArray(value)
    ? []
    : Object.entries(value)
        .filter(([, inside]) => typeof inside === "number")
        .map(([key]) => key);
  return new Set([...parts, ...Object.values(value).flatMap((inside) => [...words(inside)])]);
}
