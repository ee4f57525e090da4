/**
 * The connection to a table: one WebSocket at a time, numbered entries in order, commands with answers.
 *
 * Connecting and reconnecting are the same: `hello` with the number of the last entry that we have. Commands without an
 * answer are sent again after a reconnect, with the same idempotency key and the entry that they were based on, so that
 * nothing is executed twice. This module uses no runes and no browser objects: the socket, the clock and the random
 * numbers are injected, so that a test can cut the connection at any frame.
 */
import type { Bye, Command, Entry, FromServer, PublicEntry, Refusal, TableInfo, ToServer, Welcome } from "../wire";

export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  opened(): void;
  frame(text: string): void;
  closed(): void;
}

export interface ConnectionEnvironment {
  connect(events: SocketEvents): Socket;
  now(): number;
  /** Calls back once after some ms; the returned function cancels it. */
  later(ms: number, then: () => void): () => void;
  /** A random number from 0 up to 1. */
  random(): number;
}

export type ConnectionStatus = "connecting" | "live" | "lost" | "ended";

/** The answer to a command. `text` is a text with phrases. */
export type Answer = { ok: true; seq: number | null } | { ok: false; code: string; text: string; rule: string | null };

export interface ConnectionListener {
  status(status: ConnectionStatus): void;
  /** A full snapshot of the table. */
  welcome(welcome: Welcome): void;
  /** The next entry. `missed`: it was written while the connection was down. */
  entry(entry: Entry, missed: boolean): void;
  table(table: TableInfo): void;
  /** The client is up to date. */
  ready(): void;
  /** The server closed the connection for good. */
  ended(code: string, text: string): void;
}

interface Pending {
  /** The idempotency key, the same for each attempt. */
  id: string;
  command: Command;
  /** The number of the entry that the command was based on. */
  base: number;
  /** The socket on which it was last sent; 0: not sent yet. */
  sentOn: number;
  /** How often it was sent. */
  sent: number;
  answer: (answer: Answer) => void;
}

export const PING_INTERVAL = 20_000;
export const PONG_TIMEOUT = 8_000;
export const PONG_TIMEOUT_AFTER_SLEEP = 3_000;
export const SNAPSHOT_TIMEOUT = 8_000;
export const ASLEEP_AFTER = 45_000;
const RECENT_ATTEMPT = 500;
const FIRST_BACK_OFF = 400;
const LONGEST_BACK_OFF = 15_000;

/** After these `bye` codes the client does not reconnect. A test compares them with the codes of the server. */
const FINAL_BYES = new Set<Bye["code"]>(["unknown", "removed", "banned", "bad", "newer", "broken"]);

/** The kinds of entries that show that a command was executed. */
const EFFECTS: Record<Command["do"], readonly Entry["kind"][]> = {
  move: ["move"],
  undo: ["undo", "taken-back", "undo-asked"],
  answer: ["undo-answered", "undo", "taken-back"],
  resign: ["resigned"],
  say: ["said"],
  back: ["back"],
  orders: ["ordered"],
};

export class TableConnection {
  status: ConnectionStatus = "connecting";
  /** The number of the last entry that we have; null before the first snapshot. */
  last: number | null = null;
  eyes: number | null;
  tokens: string[];
  /** Attempts to connect since the connection was last live. */
  attempts = 0;

  private readonly environment: ConnectionEnvironment;
  private readonly listener: ConnectionListener;
  private socket: Socket | null = null;
  private attempt = 0;
  private receivedAt = 0;
  /** When the last attempt to connect was started. */
  private openedAt = 0;
  private resuming = false;
  private resyncing = false;
  private pending: Pending[] = [];
  /** Entries since the oldest pending command, to find out whether a command was executed before its answer was lost. */
  private recent: PublicEntry[] = [];
  private cancelRetry: (() => void) | null = null;
  private cancelPing: (() => void) | null = null;
  private cancelDeadline: (() => void) | null = null;
  private readonly prefix: string;
  private counter = 0;

  constructor(environment: ConnectionEnvironment, listener: ConnectionListener, tokens: string[], eyes: number | null) {
    this.environment = environment;
    this.listener = listener;
    this.tokens = tokens;
    this.eyes = eyes;
    this.prefix = Math.floor(environment.random() * 36 ** 6).toString(36);
  }

  get waiting(): number {
    return this.pending.length;
  }

  start(): void {
    if (this.socket === null && this.status !== "ended") this.open();
  }

  /** Leaves the table. Pending commands get no answer. */
  stop(): void {
    this.status = "ended";
    this.dropSocket();
    this.stopTimers();
    this.pending = [];
  }

  /** Reconnects with other tokens and another viewer. */
  restart(tokens: string[], eyes: number | null): void {
    this.tokens = tokens;
    this.eyes = eyes;
    this.last = null;
    if (this.status === "ended") return;
    this.dropSocket();
    this.open();
  }

  /** Changes the viewer; a snapshot follows. */
  look(eyes: number | null): void {
    this.eyes = eyes;
    if (this.status === "live") {
      this.resyncing = true;
      this.write({ do: "look", eyes });
      this.expect(SNAPSHOT_TIMEOUT);
    } else this.last = null;
  }

  /** Sends a command, now or as soon as the connection is live, and resolves to its answer. */
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

  /** The page is visible again, or the network is back. */
  wake(): void {
    if (this.status === "ended") return;
    if (this.status !== "live") {
      this.attempts = 0;
      // An older attempt may be stuck; a recent one is not.
      if (this.cancelRetry !== null || this.environment.now() - this.openedAt > RECENT_ATTEMPT) this.open();
      return;
    }
    if (this.environment.now() - this.receivedAt > ASLEEP_AFTER) this.lose();
    else this.ping(PONG_TIMEOUT_AFTER_SLEEP);
  }

  /** The network is gone: report the loss at once instead of waiting for a timeout. */
  cut(): void {
    if (this.status === "live") this.lose();
  }

  // The socket

  private open(): void {
    this.cancelRetry?.();
    this.cancelRetry = null;
    this.dropSocket();
    this.attempt += 1;
    const current = this.attempt;
    this.resuming = false;
    this.resyncing = false;
    this.receivedAt = this.openedAt = this.environment.now();
    this.expect(SNAPSHOT_TIMEOUT);
    const ifCurrent = (then: () => void) => {
      if (current === this.attempt && this.status !== "ended") then();
    };
    try {
      this.socket = this.environment.connect({
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
    this.attempt += 1;
    try {
      socket?.close();
    } catch {
      // A socket that cannot be closed is closed already.
    }
  }

  private stopTimers(): void {
    this.cancelRetry?.();
    this.cancelPing?.();
    this.cancelDeadline?.();
    this.cancelRetry = this.cancelPing = this.cancelDeadline = null;
  }

  /** The connection is lost: retry with exponential back-off and jitter. */
  private lose(): void {
    this.dropSocket();
    this.stopTimers();
    const longest = Math.min(LONGEST_BACK_OFF, FIRST_BACK_OFF * 2 ** Math.min(this.attempts, 6));
    const wait = longest * (0.5 + this.environment.random() * 0.5);
    this.attempts += 1;
    this.setStatus(this.last === null && this.status === "connecting" && this.attempts < 3 ? "connecting" : "lost");
    this.cancelRetry = this.environment.later(wait, () => this.open());
  }

  private setStatus(status: ConnectionStatus): void {
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

  /** Treats the connection as lost if nothing is received within some ms. */
  private expect(within: number): void {
    this.cancelDeadline?.();
    this.cancelDeadline = this.environment.later(within, () => {
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
    this.cancelPing = this.environment.later(PING_INTERVAL, () => {
      if (this.status === "live") this.ping(PONG_TIMEOUT);
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
    this.receivedAt = this.environment.now();
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
        if (this.pending.length > 0) this.recent.push(...frame.entries);
        this.listener.welcome(frame);
        if (this.status === "live") this.postAll();
        break;
      case "resumed":
        if (frame.seq !== this.last || frame.eyes !== this.eyes) this.resync();
        else this.resuming = true;
        break;
      case "entry":
        this.take(frame);
        break;
      case "ready":
        this.resuming = false;
        this.attempts = 0;
        this.setStatus("live");
        this.schedulePing();
        this.listener.ready();
        this.postAll();
        break;
      case "ack":
        this.resolve(frame.id, { ok: true, seq: frame.seq });
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

  /** A gap or a repeated number: our state may be wrong, so request a new snapshot. */
  private resync(): void {
    if (this.resyncing) return;
    this.resyncing = true;
    this.resuming = false;
    this.write({ do: "look", eyes: this.eyes });
    this.expect(SNAPSHOT_TIMEOUT);
  }

  // Commands

  private post(waiting: Pending): void {
    waiting.sentOn = this.attempt;
    waiting.sent += 1;
    const { command, id, base } = waiting;
    this.write({ ...command, id, seq: base });
  }

  /** Sends all pending commands that were not sent on this socket. Those whose effect is in the log are done. */
  private postAll(): void {
    for (const waiting of [...this.pending]) {
      if (waiting.sentOn === this.attempt) continue;
      const effect = waiting.sent === 0 ? undefined : this.effectOf(waiting);
      if (effect !== undefined) this.resolve(waiting.id, { ok: true, seq: effect.seq });
      else this.post(waiting);
    }
  }

  private effectOf(waiting: Pending): PublicEntry | undefined {
    const { command, base } = waiting;
    return this.recent.find((entry) => {
      if (entry.seq <= base || entry.seat !== command.seat) return false;
      if (!EFFECTS[command.do].includes(entry.kind)) return false;
      const { text, phrase } = entry.body;
      return command.do !== "say" || (phrase === command.phrase && text === command.text);
    });
  }

  private refused(frame: Refusal): void {
    const waiting = this.pending.find((each) => each.id === frame.id);
    if (waiting === undefined) return;
    const effect = waiting.sent > 1 ? this.effectOf(waiting) : undefined;
    if (effect !== undefined) this.resolve(waiting.id, { ok: true, seq: effect.seq });
    else this.resolve(waiting.id, { ok: false, code: frame.code, text: frame.text, rule: frame.rule });
  }

  private resolve(id: string, answer: Answer): void {
    const place = this.pending.findIndex((each) => each.id === id);
    if (place < 0) return;
    const [done] = this.pending.splice(place, 1);
    if (this.pending.length === 0) this.recent = [];
    done!.answer(answer);
  }
}
