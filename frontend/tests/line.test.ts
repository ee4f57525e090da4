import assert from "node:assert/strict";
import { test } from "vitest";
import type { Entry, TableInfo, Welcome } from "../src/wire";
import {
  Line,
  PING_EVERY,
  PONG_WITHIN,
  SLEPT,
  type Answer,
  type LineStatus,
  type Socket,
  type SocketEvents,
} from "../src/table/line";

/** Time that passes when the test says so. */
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

/** A table that two seats move at in turn, as the server would keep it; frames can be cut off anywhere. */
class Table {
  log: Entry[] = [];
  connects = 0;
  hellos: Frame[] = [];
  received: Frame[] = [];
  /** Frames that pass before the line is cut; -1: it is never cut. */
  cutAfter = -1;
  /** No connection at all. */
  down = false;
  /** Takes frames, and never answers. */
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

  add(kind: string, seat: number | null, body: Frame = {}): Entry {
    const entry = { seq: this.log.length + 1, kind, seat, at: this.time.now, body } as Entry;
    if (kind === "move") Object.assign(entry, { events: [{ kind: "moved", seat, ...body }], decision: null });
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
        answers({ is: "resumed", seq: frame.last, to: this.log.length });
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
        answers({ is: "no", id: frame.id, code: "stale", text: "look again", rule: null, seq: this.log.length });
        return;
      }
      const entry = this.add("move", frame.seat, { action: frame.action });
      answers({ is: "ack", id: frame.id, seq: entry.seq });
      this.time.later(5, () => this.add("move", 1, { action: -frame.action }));
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
  statuses: LineStatus[];
  welcomes: Welcome[];
  missed: number[];
  ended: string | null;
}

function sit(): { time: Time; table: Table; line: Line; heard: Heard } {
  const time = new Time();
  const table = new Table(time);
  const heard: Heard = { entries: [], statuses: [], welcomes: [], missed: [], ended: null };
  let dice = 1;
  const line = new Line(
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
  return { time, table, line, heard };
}

/** Plays a few moves, one as soon as the answer before it is known; returns the answers. */
async function play(scene: ReturnType<typeof sit>, moves: number): Promise<Answer[]> {
  const { time, table, line, heard } = scene;
  const answers: Answer[] = [];
  line.start();
  for (let move = 1; move <= moves; move += 1) {
    for (let step = 0; step < 200 && (line.status !== "live" || heard.entries.length < 2 * (move - 1)); step += 1) {
      time.pass(500);
      await Promise.resolve();
    }
    let answer: Answer | null = null;
    void line.send({ do: "move", seat: 0, action: move }).then((given) => (answer = given));
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

test("a game without trouble", async () => {
  const scene = sit();
  const answers = await play(scene, 4);
  assert.ok(answers.every((answer) => answer.ok));
  assert.deepEqual(scene.heard.entries, scene.table.log);
  assert.deepEqual(scene.heard.statuses, ["live"]);
  assert.equal(scene.table.connects, 1);
});

test("the line is cut at any frame: the same moves, each once, the same log", async () => {
  const calm = sit();
  await play(calm, 4);
  const actions = (table: Table) => table.log.map((entry) => [entry.seq, entry.seat, entry.body.action]);
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
    assert.equal(scene.line.status, "live");
  }
});

test("the line is cut again and again", async () => {
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

test("a reconnect says the last number, and what was missed is marked", () => {
  const { time, table, line, heard } = sit();
  table.add("sat", 1);
  line.start();
  time.pass(100);
  table.cut();
  time.pass(2);
  assert.equal(line.status, "lost");
  table.add("move", 0, { action: 9 });
  table.add("move", 1, { action: 8 });
  time.pass(2_000);
  assert.equal(line.status, "live");
  assert.equal(table.hellos.at(-1)?.last, 1);
  assert.deepEqual(heard.missed, [2, 3]);
  assert.equal(heard.welcomes.length, 1);
});

test("a gap and a repeated number both end in a fresh start", () => {
  for (const wrong of [3, 1]) {
    const { time, table, line, heard } = sit();
    table.add("sat", 0);
    line.start();
    time.pass(100);
    table.emit({ is: "entry", seq: wrong, kind: "said", seat: 1, at: 0, body: {} });
    time.pass(100);
    assert.equal(heard.welcomes.length, 2);
    assert.equal(table.received.at(-1)?.do, "look");
    assert.equal(heard.entries.length, 1);
    table.add("said", 1);
    time.pass(100);
    assert.equal(line.last, 2);
  }
});

test("words are not said twice", async () => {
  for (let frame = 2; frame < 8; frame += 1) {
    const { time, table, line } = sit();
    line.start();
    time.pass(100);
    table.cutAfter = frame - 2;
    let answer: Answer | null = null;
    void line.send({ do: "say", seat: 0, text: "well played" }).then((given) => (answer = given));
    time.pass(30_000);
    await Promise.resolve();
    assert.ok(answer);
    assert.equal(table.log.length, 1, `cut after frame ${frame}`);
  }
});

test("a refusal carries its reason, and the number decides", async () => {
  const { time, table, line } = sit();
  line.start();
  time.pass(100);
  table.down = true;
  table.cut();
  time.pass(10);
  let answer: Answer | null = null;
  void line.send({ do: "move", seat: 0, action: 1 }).then((given) => (answer = given));
  table.add("move", 0, { action: 7 });
  table.add("move", 1, { action: 7 });
  table.down = false;
  time.pass(30_000);
  await Promise.resolve();
  assert.deepEqual(answer, { ok: false, code: "stale", text: "look again", rule: null });
  assert.equal(table.log.length, 2);
});

test("pings keep the line alive; a dead one is noticed", () => {
  const { time, table, line } = sit();
  line.start();
  time.pass(10 * PING_EVERY);
  assert.equal(table.received.filter((frame) => frame.do === "ping").length, 9);
  assert.equal(line.status, "live");
  table.dead = true;
  time.pass(PING_EVERY + PONG_WITHIN);
  assert.equal(line.status, "lost");
  table.dead = false;
  time.pass(20_000);
  assert.equal(line.status, "live");
});

test("after an hour of sleep a phone asks anew at once", () => {
  const { time, table, line } = sit();
  line.start();
  time.pass(100);
  time.now += 3_600_000;
  assert.ok(3_600_000 > SLEPT);
  line.wake();
  assert.equal(line.status, "lost");
  time.pass(1_000);
  assert.equal(line.status, "live");
  assert.equal(table.connects, 2);
});

test("when the network goes it is known at once", () => {
  const { time, table, line } = sit();
  line.start();
  time.pass(100);
  table.down = true;
  line.cut();
  assert.equal(line.status, "lost");
  table.down = false;
  line.wake();
  time.pass(50);
  assert.equal(line.status, "live");
});

test("waking up while waiting to reconnect connects at once", () => {
  const { time, table, line } = sit();
  line.start();
  time.pass(100);
  table.down = true;
  table.cut();
  time.pass(120_000);
  const before = table.connects;
  assert.ok(before < 20, `${before} connects in two minutes`);
  table.down = false;
  line.wake();
  time.pass(50);
  assert.equal(line.status, "live");
});

test("waits grow, differ, and stay bounded", () => {
  const { time, table, line } = sit();
  table.down = true;
  const at: number[] = [];
  const connect = table.connect.bind(table);
  table.connect = (events) => {
    at.push(time.now);
    return connect(events);
  };
  line.start();
  time.pass(300_000);
  const waits = at.slice(1).map((moment, index) => moment - at[index]!);
  assert.ok(waits[0]! <= 500 && waits.slice(8).every((wait) => wait >= 7_000 && wait <= 15_100));
  assert.ok(new Set(waits.slice(8)).size > 3);
  assert.ok(waits.length > 0 && line.status === "lost");
});

test("some good-byes are for good", () => {
  for (const [code, ended] of [
    ["removed", true],
    ["restart", false],
  ] as const) {
    const { time, table, line, heard } = sit();
    line.start();
    time.pass(100);
    table.emit({ is: "bye", code, text: "" });
    time.pass(5_000);
    assert.equal(line.status, ended ? "ended" : "live");
    assert.equal(heard.ended, ended ? "removed" : null);
    assert.equal(table.connects, ended ? 1 : 2);
  }
});

test("messages of one frame are taken one after the other", () => {
  const { time, table, line, heard } = sit();
  line.start();
  time.pass(100);
  const [first, second] = [1, 2].map((more) => ({ seq: table.log.length + more, kind: "said", seat: 0, body: {} }));
  const frame = [first, second].map((entry) => JSON.stringify({ is: "entry", ...entry })).join("\n");
  table.socket?.events.frame(frame);
  assert.deepEqual(
    heard.entries.slice(-2).map((entry) => entry.seq),
    [first?.seq, second?.seq],
  );
  table.socket?.events.frame('{"is": "bye", "code": "removed", "text": ""}\n{"is": "ready"}');
  assert.equal(line.status, "ended", "what follows a good-bye is not heard any more");
});

test("what is not a frame cuts the line", () => {
  const { time, table, line } = sit();
  line.start();
  time.pass(100);
  table.socket?.events.frame("{");
  assert.equal(line.status, "lost");
  time.pass(2_000);
  assert.equal(line.status, "live");
});
