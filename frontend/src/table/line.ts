/**
 * The line to a table: one WebSocket at a time, numbered entries in order, commands with answers.
 *
 * Connecting and reconnecting are the same thing: `hello` with the last number that is known here. What was sent and not
 * yet answered is sent again after a reconnect, with the number it was based on; if the table has moved on the server
 * says so, and nothing happens twice. There are no runes and no browser objects in here: the socket, the clock and
 * chance are given, so that a test can cut the line at any frame.
 */
import type { Entry, FromServer, TableInfo, ToServer, Welcome } from "../wire";

export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  opened(): void;
  frame(text: string): void;
  closed(): void;
}

export interface LineWorld {
  connect(events: SocketEvents): Socket;
  now(): number;
  /** Calls back once after some ms; the answer cancels it. */
  later(ms: number, then: () => void): () => void;
  /** From 0 up to 1. */
  random(): number;
}

export type LineStatus = "connecting" | "live" | "lost" | "ended";

/** How a command ended. `text` is a phrase text. */
export type Answer = { ok: true; seq: number | null } | { ok: false; code: string; text: string; rule: string | null };

export interface LineListener {
  status(status: LineStatus): void;
  /** A fresh start from a view. */
  welcome(welcome: Welcome): void;
  /** The next entry. `missed`: it happened while the line was down. */
  entry(entry: Entry, missed: boolean): void;
  table(table: TableInfo): void;
  /** Everything that the server had is here. */
  ready(): void;
  /** The server said good-bye for good. */
  ended(code: string, text: string): void;
}

/** A command without its id, number and answer. */
export type Command = { do: string; seat?: number } & Record<string, unknown>;

interface Pending {
  id: string;
  command: Command;
  /** The number that the command was based on. */
  base: number;
  /** The connection it went out on last; 0: not sent yet. */
  sentOn: number;
  /** How often it went out. */
  sent: number;
  answer: (answer: Answer) => void;
}

export const PING_EVERY = 20_000;
export const PONG_WITHIN = 8_000;
export const PONG_WITHIN_AFTER_SLEEP = 3_000;
export const WELCOME_WITHIN = 8_000;
export const SLEPT = 45_000;
const JUST_NOW = 500;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;

/** After these the server will not have us again; any other good-bye is a reason to come back. */
const FINAL_BYES = new Set(["unknown", "gone", "removed", "expired", "banned", "forbidden", "origin", "bad-token"]);

/** Which entry shows that a command has been carried out. */
const EFFECTS: Record<string, readonly string[]> = {
  move: ["move"],
  undo: ["undo", "taken-back", "undo-asked"],
  answer: ["undo-answered", "undo", "taken-back"],
  resign: ["resigned"],
  say: ["said"],
  back: ["back"],
  orders: ["ordered"],
};

export class Line {
  status: LineStatus = "connecting";
  /** The last entry that is known here; null before the first welcome. */
  last: number | null = null;
  eyes: number | null;
  tokens: string[];
  /** How often we have tried since the line was last good. */
  attempts = 0;

  private readonly world: LineWorld;
  private readonly listener: LineListener;
  private socket: Socket | null = null;
  private connection = 0;
  private heard = 0;
  /** When the last attempt to connect began. */
  private tried = 0;
  private resuming = false;
  private resyncing = false;
  private pending: Pending[] = [];
  /** Entries of our seats since the oldest pending command, to tell an effect from a loss. */
  private recent: Entry[] = [];
  private cancelRetry: (() => void) | null = null;
  private cancelPing: (() => void) | null = null;
  private cancelDeadline: (() => void) | null = null;
  private readonly prefix: string;
  private counter = 0;

  constructor(world: LineWorld, listener: LineListener, tokens: string[], eyes: number | null) {
    this.world = world;
    this.listener = listener;
    this.tokens = tokens;
    this.eyes = eyes;
    this.prefix = Math.floor(world.random() * 36 ** 6).toString(36);
  }

  get waiting(): number {
    return this.pending.length;
  }

  start(): void {
    if (this.socket === null && this.status !== "ended") this.open();
  }

  /** Leaves the table. Commands that have no answer yet get none. */
  stop(): void {
    this.status = "ended";
    this.dropSocket();
    this.stopTimers();
    this.pending = [];
  }

  /** Other tokens, other eyes: says hello anew. */
  restart(tokens: string[], eyes: number | null): void {
    this.tokens = tokens;
    this.eyes = eyes;
    this.last = null;
    if (this.status === "ended") return;
    this.dropSocket();
    this.open();
  }

  /** Looks with other eyes; a welcome follows. */
  look(eyes: number | null): void {
    this.eyes = eyes;
    if (this.status === "live") {
      this.resyncing = true;
      this.write({ do: "look", eyes });
      this.expect(WELCOME_WITHIN);
    } else this.last = null;
  }

  /** Sends a command, now or as soon as the line is up, and says how it ended. */
  send(command: Command): Promise<Answer> {
    return new Promise((answer) => {
      if (this.status === "ended") {
        answer({ ok: false, code: "ended", text: "", rule: null });
        return;
      }
      const id = `${this.prefix}${(this.counter += 1).toString(36)}`;
      const waiting: Pending = { id, command, base: this.last ?? 0, sentOn: 0, sent: 0, answer };
      this.pending.push(waiting);
      if (this.status === "live" && !this.resyncing) this.post(waiting);
    });
  }

  /** The page is looked at again, or the network is back. */
  wake(): void {
    if (this.status === "ended") return;
    if (this.status !== "live") {
      this.attempts = 0;
      // An attempt from before may be a dead one; one that has just begun is not.
      if (this.cancelRetry !== null || this.world.now() - this.tried > JUST_NOW) this.open();
      return;
    }
    if (this.world.now() - this.heard > SLEPT) this.lose();
    else this.ping(PONG_WITHIN_AFTER_SLEEP);
  }

  /** The network is gone: whoever waits for an answer is told so now, not when none has come. */
  cut(): void {
    if (this.status === "live") this.lose();
  }

  // The socket

  private open(): void {
    this.cancelRetry?.();
    this.cancelRetry = null;
    this.dropSocket();
    this.connection += 1;
    const mine = this.connection;
    this.resuming = false;
    this.resyncing = false;
    this.heard = this.tried = this.world.now();
    this.expect(WELCOME_WITHIN);
    const ifCurrent = (then: () => void) => {
      if (mine === this.connection && this.status !== "ended") then();
    };
    try {
      this.socket = this.world.connect({
        opened: () =>
          ifCurrent(() =>
            this.write({ do: "hello", tokens: this.tokens, eyes: this.eyes, last: this.last, lines: true }),
          ),
        frame: (text) => text.split("\n").forEach((line) => ifCurrent(() => this.receive(line))),
        closed: () => ifCurrent(() => this.lose()),
      });
    } catch {
      this.lose();
    }
  }

  private dropSocket(): void {
    const socket = this.socket;
    this.socket = null;
    this.connection += 1;
    try {
      socket?.close();
    } catch {
      // A socket that can not be closed is closed.
    }
  }

  private stopTimers(): void {
    this.cancelRetry?.();
    this.cancelPing?.();
    this.cancelDeadline?.();
    this.cancelRetry = this.cancelPing = this.cancelDeadline = null;
  }

  /** The line is down: try again after a while that grows, and differs from client to client. */
  private lose(): void {
    this.dropSocket();
    this.stopTimers();
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(this.attempts, 6));
    const wait = longest * (0.5 + this.world.random() * 0.5);
    this.attempts += 1;
    this.turn(this.last === null && this.status === "connecting" && this.attempts < 3 ? "connecting" : "lost");
    this.cancelRetry = this.world.later(wait, () => this.open());
  }

  private turn(status: LineStatus): void {
    if (status === this.status) return;
    this.status = status;
    this.listener.status(status);
  }

  private write(frame: ToServer): void {
    try {
      this.socket?.send(JSON.stringify(frame));
    } catch {
      this.lose();
    }
  }

  /** If nothing at all is heard within some ms the line is dead. */
  private expect(within: number): void {
    this.cancelDeadline?.();
    this.cancelDeadline = this.world.later(within, () => {
      this.cancelDeadline = null;
      this.lose();
    });
  }

  private ping(within: number): void {
    this.write({ do: "ping" });
    if (this.socket !== null) this.expect(within);
    this.schedulePing();
  }

  private schedulePing(): void {
    this.cancelPing?.();
    this.cancelPing = this.world.later(PING_EVERY, () => {
      if (this.status === "live") this.ping(PONG_WITHIN);
    });
  }

  // Frames

  private receive(text: string): void {
    let frame: FromServer;
    try {
      frame = JSON.parse(text) as FromServer;
    } catch {
      this.lose();
      return;
    }
    this.heard = this.world.now();
    if (!this.resyncing && (this.status === "live" || frame.is !== "table")) {
      this.cancelDeadline?.();
      this.cancelDeadline = null;
    }
    switch (frame.is) {
      case "welcome":
        this.resyncing = false;
        this.cancelDeadline?.();
        this.cancelDeadline = null;
        this.last = frame.seq;
        this.eyes = frame.eyes;
        if (this.pending.length > 0) this.recent.push(...(frame.entries ?? []));
        this.listener.welcome(frame);
        if (this.status === "live") this.postAll();
        break;
      case "resumed":
        if (frame.seq !== this.last || ("eyes" in frame && frame.eyes !== this.eyes)) this.resync();
        else this.resuming = true;
        break;
      case "entry":
        this.take(frame);
        break;
      case "ready":
        this.resuming = false;
        this.attempts = 0;
        this.turn("live");
        this.schedulePing();
        this.listener.ready();
        this.postAll();
        break;
      case "ack":
        this.settle(frame.id, { ok: true, seq: frame.seq });
        break;
      case "no":
        this.refused(frame);
        break;
      case "table":
        this.listener.table(frame.table);
        break;
      case "bye":
        if (FINAL_BYES.has(frame.code)) {
          this.stop();
          this.listener.status("ended");
          this.listener.ended(frame.code, frame.text);
        } else this.lose();
        break;
      case "pong":
        break;
    }
  }

  private take(entry: Entry): void {
    if (this.resyncing) return;
    if (this.last === null || entry.seq !== this.last + 1) {
      this.resync();
      return;
    }
    this.last = entry.seq;
    if (this.pending.length > 0) this.recent.push(entry);
    this.listener.entry(entry, this.resuming);
  }

  /** A gap or a repeated number: whatever we hold may be wrong, so take the server's word anew. */
  private resync(): void {
    if (this.resyncing) return;
    this.resyncing = true;
    this.resuming = false;
    this.write({ do: "look", eyes: this.eyes });
    this.expect(WELCOME_WITHIN);
  }

  // Commands

  private post(waiting: Pending): void {
    waiting.sentOn = this.connection;
    waiting.sent += 1;
    const { command, id, base } = waiting;
    this.write({ ...command, id, seq: base } as ToServer);
  }

  /** Sends what has not been sent on this connection. What shows in the log by now is done. */
  private postAll(): void {
    for (const waiting of [...this.pending]) {
      if (waiting.sentOn === this.connection) continue;
      const effect = waiting.sent === 0 ? undefined : this.effectOf(waiting);
      if (effect !== undefined) this.settle(waiting.id, { ok: true, seq: effect.seq });
      else this.post(waiting);
    }
  }

  private effectOf(waiting: Pending): Entry | undefined {
    const { command, base } = waiting;
    return this.recent.find((entry) => {
      if (entry.seq <= base || entry.seat !== command.seat) return false;
      if (!EFFECTS[command.do]?.includes(entry.kind)) return false;
      const { action, text, phrase } = entry.body;
      if (command.do === "move")
        return command.action === undefined || action === undefined || action === command.action;
      return command.do !== "say" || (phrase === command.phrase && text === command.text);
    });
  }

  private refused(frame: { id: string; code: string; text: string; rule: string | null }): void {
    const waiting = this.pending.find((each) => each.id === frame.id);
    if (waiting === undefined) return;
    const effect = waiting.sent > 1 ? this.effectOf(waiting) : undefined;
    if (effect !== undefined) this.settle(frame.id, { ok: true, seq: effect.seq });
    else this.settle(frame.id, { ok: false, code: frame.code, text: frame.text, rule: frame.rule });
  }

  private settle(id: string, answer: Answer): void {
    const place = this.pending.findIndex((each) => each.id === id);
    if (place < 0) return;
    const [done] = this.pending.splice(place, 1);
    if (this.pending.length === 0) this.recent = [];
    done!.answer(answer);
  }
}
