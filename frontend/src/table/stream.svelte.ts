/** The state of a table as the server sends it: the connection, and everything except the game itself. */
import type { ClockNow, Command, Entry, Orders, PublicEntry, TableInfo, Welcome } from "../wire";
import { phrase } from "../words/phrases";
import { TableConnection, type Answer, type ConnectionEnvironment, type ConnectionStatus } from "./connection";

/** Receives the messages about the game: the stage, or a test. */
export interface StreamListener {
  welcome(welcome: Welcome): void;
  entry(entry: Entry, missed: boolean): void;
  ready(): void;
}

/** The environment of a connection to the server of this page. */
export function browserWorld(table: string): ConnectionEnvironment {
  return {
    connect(events) {
      const scheme = location.protocol === "https:" ? "wss" : "ws";
      const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(table)}`);
      socket.onopen = () => events.opened();
      socket.onmessage = (message) => events.frame(String(message.data));
      socket.onclose = () => events.closed();
      return { send: (text) => socket.send(text), close: () => socket.close() };
    },
    now: () => Date.now(),
    later(ms, then) {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
  };
}

const MOST_SAID = 200;

export class TableStream {
  status = $state<ConnectionStatus>("connecting");
  table = $state.raw<TableInfo | null>(null);
  /** My seats. */
  you = $state.raw<number[]>([]);
  /** The viewer: a seat, or null for a spectator. */
  eyes = $state<number | null>(null);
  seq = $state(0);
  waitingFor = $state.raw<number[]>([]);
  clock = $state.raw<ClockNow | null>(null);
  /** Whether my last move can be taken back without asking the others. */
  canUndo = $state(false);
  undoAsked = $state.raw<{ seat: number } | null>(null);
  /** My standing orders; null in games without them. */
  orders = $state.raw<Orders | null>(null);
  /** Chat messages, and people who came and went: the newest last. */
  said = $state.raw<PublicEntry[]>([]);
  /** When a bot takes over for an absent player: ms since 1970 by the server's clock. */
  awayUntil = $state.raw<Record<number, number>>({});
  /** Why the last command was refused, until the next one. */
  refusal = $state.raw<{ code: string; text: string; rule: string | null } | null>(null);
  /** The number of commands without an answer. */
  sending = $state(0);
  /** Why the server closed the connection for good. */
  goodbye = $state.raw<{ code: string; text: string } | null>(null);
  /** Server time minus ours, in ms. */
  offset = $state(0);
  /** Whether the connection was ever live. */
  everLive = $state(false);

  private readonly connection: TableConnection;
  private readonly listener: StreamListener;

  constructor(world: ConnectionEnvironment, tokens: string[], eyes: number | null, listener: StreamListener) {
    this.listener = listener;
    this.eyes = eyes;
    this.connection = new TableConnection(
      world,
      {
        status: (status) => {
          this.status = status;
          if (status === "live") this.everLive = true;
        },
        welcome: (welcome) => this.welcome(welcome),
        entry: (entry, missed) => this.entry(entry, missed),
        table: (table) => this.setTable(table),
        ready: () => this.listener.ready(),
        ended: (code, text) => (this.goodbye = { code, text }),
      },
      tokens,
      eyes,
    );
  }

  /** Connects, and watches the visibility of the page and the network. Returns a function that stops it. */
  start(): () => void {
    const wake = () => this.connection.wake();
    const cut = () => this.connection.cut();
    const seen = () => {
      if (document.visibilityState === "visible") wake();
    };
    if (typeof document !== "undefined") {
      document.addEventListener("visibilitychange", seen);
      addEventListener("online", wake);
      addEventListener("offline", cut);
      addEventListener("pageshow", wake);
    }
    this.connection.start();
    return () => {
      if (typeof document !== "undefined") {
        document.removeEventListener("visibilitychange", seen);
        removeEventListener("online", wake);
        removeEventListener("offline", cut);
        removeEventListener("pageshow", wake);
      }
      this.connection.stop();
    };
  }

  /** The server's time. */
  now(): number {
    return Date.now() + this.offset;
  }

  /** Changes the viewer; `eyes` is updated when the snapshot arrives. */
  look(eyes: number | null): void {
    this.connection.look(eyes);
  }

  /** Reconnects with other tokens after I took or left a seat. */
  restart(tokens: string[], eyes: number | null): void {
    this.connection.restart(tokens, eyes);
  }

  move(seat: number, how: { action: number } | { text: string }): Promise<Answer> {
    return this.send({ do: "move", seat, ...how });
  }

  undo(seat: number): Promise<Answer> {
    return this.send({ do: "undo", seat });
  }

  answer(seat: number, yes: boolean): Promise<Answer> {
    return this.send({ do: "answer", seat, yes });
  }

  resign(seat: number): Promise<Answer> {
    return this.send({ do: "resign", seat });
  }

  say(seat: number, what: { phrase: string } | { text: string }): Promise<Answer> {
    return this.send({ do: "say", seat, ...what });
  }

  back(seat: number): Promise<Answer> {
    return this.send({ do: "back", seat });
  }

  /** Replaces my standing orders. */
  order(seat: number, orders: string[]): Promise<Answer> {
    return this.send({ do: "orders", seat, orders });
  }

  private async send(command: Command): Promise<Answer> {
    this.refusal = null;
    this.sending += 1;
    const answer = await this.connection.send(command);
    this.sending -= 1;
    if (!answer.ok && answer.code !== "ended") this.refusal = answer;
    return answer;
  }

  private welcome(welcome: Welcome): void {
    this.offset = welcome.now - Date.now();
    this.you = welcome.you;
    this.eyes = welcome.eyes;
    this.seq = welcome.seq;
    this.waitingFor = welcome.waiting_for;
    this.clock = welcome.clock;
    this.canUndo = welcome.can_undo;
    this.undoAsked = welcome.undo_asked;
    this.orders = welcome.orders;
    const { entries } = welcome;
    this.said = entries.filter((entry) => TALK.has(entry.kind)).slice(-MOST_SAID);
    this.awayUntil = {};
    for (const entry of entries) this.presence(entry);
    this.setTable(welcome.table);
    this.listener.welcome(welcome);
  }

  private entry(entry: Entry, missed: boolean): void {
    this.seq = entry.seq;
    if (entry.waiting_for !== undefined) this.waitingFor = entry.waiting_for;
    if (entry.clock !== undefined) this.clock = entry.clock;
    if (entry.can_undo !== undefined) this.canUndo = entry.can_undo;
    if (entry.undo_asked !== undefined) this.undoAsked = entry.undo_asked;
    if (entry.orders !== undefined) this.orders = entry.orders;
    if (TALK.has(entry.kind)) this.said = [...this.said, entry].slice(-MOST_SAID);
    this.presence(entry);
    this.listener.entry(entry.kind === "taken-back" ? this.tookBack(entry) : entry, missed);
    // Folding cannot remove entries from the score sheet, so start again from the server's snapshot.
    if (entry.kind === "taken-back" && entry.past === undefined) this.connection.look(this.eyes);
  }

  /** Adds a line to the log: a move was taken back. */
  private tookBack(entry: Entry): Entry {
    if (entry.story?.length || entry.seat === null) return entry;
    const name = this.table?.names[entry.seat] ?? "";
    return { ...entry, story: [{ after: 0, text: phrase("table-took-back", { name }) }] };
  }

  private presence(entry: PublicEntry): void {
    if (entry.seat === null) return;
    const { [entry.seat]: _gone, ...rest } = this.awayUntil;
    if (entry.kind === "away" && typeof entry.body.until === "number")
      this.awayUntil = { ...rest, [entry.seat]: entry.body.until };
    else if (entry.kind === "back" || entry.kind === "stand-in" || entry.kind === "resigned") this.awayUntil = rest;
  }

  private setTable(table: TableInfo): void {
    this.table = table;
    if (table.status === "over") {
      this.waitingFor = [];
      this.canUndo = false;
      this.undoAsked = null;
    }
  }
}

const TALK = new Set<PublicEntry["kind"]>([
  "said",
  "sat",
  "left",
  "away",
  "stand-in",
  "back",
  "resigned",
  "vacation",
  "rematch",
  "undo-asked",
  "undo-answered",
  "taken-back",
  "expired",
]);
