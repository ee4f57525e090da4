import assert from "node:assert/strict";
import { test } from "vitest";
import type { Entry, TableInfo, Welcome } from "../src/wire";
import {
  TableConnection,
  PING_INTERVAL,
  PONG_TIMEOUT,
  ASLEEP_AFTER,
  type Answer,
  type ConnectionStatus,
  type Socket,
  type SocketEvents,
} from "../src/table/connection";

/** A clock that the test advances. */
class Time {
  now = 1_000;
  private waiting: { at: number; then: () => void; place: number }[] = [];
  private places = 0;

  later(ms: number, then: () => void): () => void {
    const timer = { at: this.now + ms, then, place: this.places++ };
    this.waiting.push(timer);
    return () => {
      this.waiting = this.waiting.filter((each) => each !== timer);
    };
  }

  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.waiting.filter((each) => each.at <= end).sort((a, b) => a.at - b.at || a.place - b.place)[0];
      if (next === undefined) break;
      this.waiting = this.waiting.filter((each) => each !== next);
      this.now = next.at;
      next.then();
    }
    this.now = end;
  }
}

type Frame = Record<string, any>;

/** A fake server with a table where two seats move in turn. The connection can be cut at any frame. */
class Table {
  log: Entry[] = [];
  connects = 0;
  hellos: Frame[] = [];
  received: Frame[] = [];
  /** The number of frames before the connection is cut; -1: it is never cut. */
  cutAfter = -1;
  /** Refuses connections. */
  down = false;
  /** Accepts frames and never answers. */
  dead = false;
  socket: { events: SocketEvents; open: boolean } | null = null;

  constructor(private readonly time: Time) {}

  connect(events: SocketEvents): Socket {
    this.connects += 1;
    const mine = { events, open: true };
    this.socket = mine;
    this.time.later(1, () => {
      if (!mine.open) return;
      if (this.down) {
        mine.open = false;
        events.closed();
      } else events.opened();
    });
    return {
      send: (text) => {
        if (!mine.open || this.dead || !this.passes(mine)) return;
        const frame = JSON.parse(text) as Frame;
        this.time.later(1, () => this.receive(mine, frame));
      },
      close: () => {
        mine.open = false;
      },
    };
  }

  add(kind: Entry["kind"], seat: number | null, body: Entry["body"] = {}): Entry {
    return this.write({ seq: this.log.length + 1, kind, seat, at: this.time.now, body });
  }

  move(seat: number, action: number): Entry {
    const seq = this.log.length + 1;
    const events = [{ kind: "moved", seat, action }];
    return this.write({ seq, kind: "move", seat, at: this.time.now, body: {}, events, decision: null });
  }

  private write(entry: Entry): Entry {
    this.log.push(entry);
    this.emit({ is: "entry", ...entry });
    return entry;
  }

  emit(frame: Frame): void {
    const socket = this.socket;
    if (!socket?.open || this.dead || !this.passes(socket)) return;
    this.time.later(1, () => {
      if (socket.open) socket.events.frame(JSON.stringify(frame));
    });
  }

  cut(): void {
    const socket = this.socket;
    if (!socket?.open) return;
    socket.open = false;
    this.time.later(1, () => socket.events.closed());
  }

  private passes(socket: { open: boolean }): boolean {
    if (this.cutAfter === 0) {
      this.cutAfter = -1;
      if (socket === this.socket) this.cut();
      return false;
    }
    if (this.cutAfter > 0) this.cutAfter -= 1;
    return true;
  }

  private receive(socket: { open: boolean }, frame: Frame): void {
    this.received.push(frame);
    const answers = socket === this.socket ? (reply: Frame) => this.emit(reply) : () => {};
    if (frame.do === "hello") {
      this.hellos.push(frame);
      if (frame.last === null) answers(this.welcome(frame.eyes));
      else {
        answers({ is: "resumed", seq: frame.last, to: this.log.length, you: [0], eyes: frame.eyes });
        for (const entry of this.log.slice(frame.last)) answers({ is: "entry", ...entry });
      }
      answers({ is: "ready" });
    } else if (frame.do === "look") answers(this.welcome(frame.eyes));
    else if (frame.do === "ping") answers({ is: "pong" });
    else if (frame.do === "say") {
      const entry = this.add("said", frame.seat, { text: frame.text });
      answers({ is: "ack", id: frame.id, seq: entry.seq });
    } else if (frame.do === "move") {
      const moves = this.log.filter((entry) => entry.kind === "move");
      const asked = moves.at(-1)?.seq ?? 0;
      if (frame.seq < asked || moves.length % 2 !== frame.seat) {
        answers({
          is: "no",
          id: frame.id,
          code: "stale",
          text: "look again",
          rule: null,
          seq: this.log.length,
        });
        return;
      }
      const entry = this.move(frame.seat, frame.action);
      answers({ is: "ack", id: frame.id, seq: entry.seq });
      this.time.later(5, () => this.move(1, -frame.action));
    }
  }

  private welcome(eyes: number | null): Frame {
    const table = { status: "playing" } as TableInfo;
    return {
      is: "welcome",
      table,
      you: [0],
      eyes,
      seq: this.log.length,
      view: {},
      decision: null,
      waiting_for: [],
      clock: null,
      can_undo: false,
      undo_asked: null,
      past: { before: [], events: [], story: [] },
      entries: this.log.filter((entry) => entry.kind === "said"),
      now: this.time.now,
    };
  }
}

interface Heard {
  entries: Entry[];
  statuses: ConnectionStatus[];
  welcomes: Welcome[];
  missed: number[];
  ended: string | null;
}

function sit(): { time: Time; table: Table; connection: TableConnection; heard: Heard } {
  const time = new Time();
  const table = new Table(time);
  const heard: Heard = { entries: [], statuses: [], welcomes: [], missed: [], ended: null };
  let dice = 1;
  const connection = new TableConnection(
    {
      connect: (events) => table.connect(events),
      now: () => time.now,
      later: (ms, then) => time.later(ms, then),
      random: () => (dice = (dice * 48_271) % 2_147_483_647) / 2_147_483_647,
    },
    {
      status: (status) => heard.statuses.push(status),
      welcome: (welcome) => {
        heard.welcomes.push(welcome);
        heard.entries = table.log.slice(0, welcome.seq);
      },
      entry: (entry, missed) => {
        const { is: _is, ...rest } = entry as Entry & { is?: string };
        heard.entries.push(rest);
        if (missed) heard.missed.push(entry.seq);
      },
      table: () => {},
      ready: () => {},
      ended: (code) => (heard.ended = code),
    },
    ["token"],
    0,
  );
  return { time, table, connection, heard };
}

/** Plays a few moves, each after the answer to the one before; returns the answers. */
async function play(scene: ReturnType<typeof sit>, moves: number): Promise<Answer[]> {
  const { time, table, connection, heard } = scene;
  const answers: Answer[] = [];
  connection.start();
  for (let move = 1; move <= moves; move += 1) {
    for (
      let step = 0;
      step < 200 && (connection.status !== "live" || heard.entries.length < 2 * (move - 1));
      step += 1
    ) {
      time.pass(500);
      await Promise.resolve();
    }
    let answer: Answer | null = null;
    void connection.send({ do: "move", seat: 0, action: move }).then((given) => (answer = given));
    for (let step = 0; step < 200 && answer === null; step += 1) {
      time.pass(500);
      await Promise.resolve();
    }
    assert.ok(answer, `move ${move} was never answered`);
    answers.push(answer);
  }
  time.pass(60_000);
  assert.equal(table.log.length, 2 * moves);
  return answers;
}

test("a game without interruptions uses one connection", async () => {
  const scene = sit();
  const answers = await play(scene, 4);
  assert.ok(answers.every((answer) => answer.ok));
  assert.deepEqual(scene.heard.entries, scene.table.log);
  assert.deepEqual(scene.heard.statuses, ["live"]);
  assert.equal(scene.table.connects, 1);
});

test("a cut at any frame neither loses nor repeats a move", async () => {
  const calm = sit();
  await play(calm, 4);
  const actions = (table: Table) => table.log.map((entry) => [entry.seq, entry.seat, entry.events?.[0]?.action]);
  for (let frame = 0; frame < 40; frame += 1) {
    const scene = sit();
    scene.table.cutAfter = frame;
    const answers = await play(scene, 4);
    assert.deepEqual(actions(scene.table), actions(calm.table), `cut after frame ${frame}`);
    assert.deepEqual(scene.heard.entries, scene.table.log, `cut after frame ${frame}`);
    assert.ok(
      answers.every((answer) => answer.ok),
      `cut after frame ${frame}`,
    );
    assert.equal(scene.connection.status, "live");
  }
});

test("repeated cuts neither lose nor repeat a move", async () => {
  for (let every = 3; every < 9; every += 1) {
    const scene = sit();
    scene.table.cutAfter = every;
    const connect = scene.table.connect.bind(scene.table);
    scene.table.connect = (events) => {
      if (scene.table.connects < 12) scene.table.cutAfter = every;
      return connect(events);
    };
    await play(scene, 3);
    assert.deepEqual(scene.heard.entries, scene.table.log);
  }
});

test("a reconnect sends the last sequence number, and missed entries are marked", () => {
  const { time, table, connection, heard } = sit();
  table.add("sat", 1);
  connection.start();
  time.pass(100);
  table.cut();
  time.pass(2);
  assert.equal(connection.status, "lost");
  table.move(0, 9);
  table.move(1, 8);
  time.pass(2_000);
  assert.equal(connection.status, "live");
  assert.equal(table.hellos.at(-1)?.last, 1);
  assert.deepEqual(heard.missed, [2, 3]);
  assert.equal(heard.welcomes.length, 1);
});

test("a gap or a repeated sequence number leads to a new snapshot", () => {
  for (const wrong of [3, 1]) {
    const { time, table, connection, heard } = sit();
    table.add("sat", 0);
    connection.start();
    time.pass(100);
    table.emit({ is: "entry", seq: wrong, kind: "said", seat: 1, at: 0, body: {} });
    time.pass(100);
    assert.equal(heard.welcomes.length, 2);
    assert.equal(table.received.at(-1)?.do, "look");
    assert.equal(heard.entries.length, 1);
    table.add("said", 1);
    time.pass(100);
    assert.equal(connection.last, 2);
  }
});

test("a chat message is not sent twice", async () => {
  for (let frame = 2; frame < 8; frame += 1) {
    const { time, table, connection } = sit();
    connection.start();
    time.pass(100);
    table.cutAfter = frame - 2;
    let answer: Answer | null = null;
    void connection.send({ do: "say", seat: 0, text: "well played" }).then((given) => (answer = given));
    time.pass(30_000);
    await Promise.resolve();
    assert.ok(answer);
    assert.equal(table.log.length, 1, `cut after frame ${frame}`);
  }
});

test("a move with a stale sequence number is refused with a reason", async () => {
  const { time, table, connection } = sit();
  connection.start();
  time.pass(100);
  table.down = true;
  table.cut();
  time.pass(10);
  let answer: Answer | null = null;
  void connection.send({ do: "move", seat: 0, action: 1 }).then((given) => (answer = given));
  table.move(0, 7);
  table.move(1, 7);
  table.down = false;
  time.pass(30_000);
  await Promise.resolve();
  assert.deepEqual(answer, { ok: false, code: "stale", text: "look again", rule: null });
  assert.equal(table.log.length, 2);
});

test("pings keep the connection alive and detect a dead one", () => {
  const { time, table, connection } = sit();
  connection.start();
  time.pass(10 * PING_INTERVAL);
  assert.equal(table.received.filter((frame) => frame.do === "ping").length, 9);
  assert.equal(connection.status, "live");
  table.dead = true;
  time.pass(PING_INTERVAL + PONG_TIMEOUT);
  assert.equal(connection.status, "lost");
  table.dead = false;
  time.pass(20_000);
  assert.equal(connection.status, "live");
});

test("after an hour of sleep the client reconnects at once", () => {
  const { time, table, connection } = sit();
  connection.start();
  time.pass(100);
  time.now += 3_600_000;
  assert.ok(3_600_000 > ASLEEP_AFTER);
  connection.wake();
  assert.equal(connection.status, "lost");
  time.pass(1_000);
  assert.equal(connection.status, "live");
  assert.equal(table.connects, 2);
});

test("the loss of the network is reported at once", () => {
  const { time, table, connection } = sit();
  connection.start();
  time.pass(100);
  table.down = true;
  connection.cut();
  assert.equal(connection.status, "lost");
  table.down = false;
  connection.wake();
  time.pass(50);
  assert.equal(connection.status, "live");
});

test("waking up during the back-off reconnects at once", () => {
  const { time, table, connection } = sit();
  connection.start();
  time.pass(100);
  table.down = true;
  table.cut();
  time.pass(120_000);
  const before = table.connects;
  assert.ok(before < 20, `${before} connects in two minutes`);
  table.down = false;
  connection.wake();
  time.pass(50);
  assert.equal(connection.status, "live");
});

test("the back-off grows, has jitter, and is bounded", () => {
  const { time, table, connection } = sit();
  table.down = true;
  const at: number[] = [];
  const connect = table.connect.bind(table);
  table.connect = (events) => {
    at.push(time.now);
    return connect(events);
  };
  connection.start();
  time.pass(300_000);
  const waits = at.slice(1).map((moment, index) => moment - at[index]!);
  assert.ok(waits[0]! <= 500 && waits.slice(8).every((wait) => wait >= 7_000 && wait <= 15_100));
  assert.ok(new Set(waits.slice(8)).size > 3);
  assert.ok(waits.length > 0 && connection.status === "lost");
});

test("the client does not reconnect after a final bye", () => {
  for (const [code, ended] of [
    ["removed", true],
    ["broken", true],
    ["newer", true],
    ["bad", true],
    ["restart", false],
  ] as const) {
    const { time, table, connection, heard } = sit();
    connection.start();
    time.pass(100);
    table.emit({ is: "bye", code, text: "" });
    time.pass(5_000);
    assert.equal(connection.status, ended ? "ended" : "live");
    assert.equal(heard.ended, ended ? code : null);
    assert.equal(table.connects, ended ? 1 : 2);
  }
});

test("the messages of one frame are handled in order", () => {
  const { time, table, connection, heard } = sit();
  connection.start();
  time.pass(100);
  const [first, second] = [1, 2].map((more) => ({ seq: table.log.length + more, kind: "said", seat: 0, body: {} }));
  const frame = [first, second].map((entry) => JSON.stringify({ is: "entry", ...entry })).join("\n");
  table.socket?.events.frame(frame);
  assert.deepEqual(
    heard.entries.slice(-2).map((entry) => entry.seq),
    [first?.seq, second?.seq],
  );
  table.socket?.events.frame('{"is": "bye", "code": "removed", "text": ""}\n{"is": "ready"}');
  assert.equal(connection.status, "ended", "what follows a good-bye is not heard any more");
});

test("a malformed frame cuts the connection", () => {
  const { time, table, connection } = sit();
  connection.start();
  time.pass(100);
  table.socket?.events.frame("{");
  assert.equal(connection.status, "lost");
  time.pass(2_000);
  assert.equal(connection.status, "live");
});
