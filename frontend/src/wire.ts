/** What travels between server and client, in one place. Field names are those of the JSON. */

/** Text with phrases in it that `tell` puts into words. */
export type Phrase = string;

// ---------------------------------------------------------------- people, games, cards

export interface Me {
  id: string;
  name: string;
  /** Not a guest: can sign in by name and password. */
  account: boolean;
}

export type OptionValue = number | boolean | string | string[];

export interface GameOption {
  name: string;
  kind: "int" | "bool" | "word" | "words";
  default: OptionValue;
  low?: number | null;
  high?: number | null;
  words?: string[] | null;
}

export interface GameMode {
  name: string;
  /** The numbers of seats that the mode can be played with. */
  seats: number[];
  options: GameOption[];
  /** The option that says how many play, where the mode leaves that open. */
  seats_option: string | null;
}

export interface GameInfo {
  name: string;
  title: string;
  modes: GameMode[];
  teams: string[];
  /** The option that has a deck for every seat, in games to which everybody brings one. */
  decks_option?: string | null;
  bots: string[];
  /** Card sets that this server has besides our own. */
  sets?: CardSetInfo[];
  /** The mode that a newcomer gets. */
  default_mode: string;
  /** Cards whose portraits stand for the game in the lobby. */
  faces?: string[];
}

export interface CardSetInfo {
  name: string;
  title: string;
  /** What its teams are called, by their ids. */
  teams: Record<string, string>;
}

/** The games of the house. */
export interface GameList {
  games: GameInfo[];
  /** How the server is reached from outside, if it was told. */
  public_url: string | null;
}

export interface CardData {
  id: string;
  name: string;
  [field: string]: unknown;
}

export interface CardSet {
  set: string;
  sha256: string;
  cards: CardData[];
}

export interface BotInfo {
  name: string;
}

// ---------------------------------------------------------------- tables

export type Clock =
  | { kind: "none" }
  | { kind: "move"; seconds: number }
  | { kind: "bank"; seconds: number; increment: number }
  | { kind: "days"; days: number };

export interface ClockNow {
  kind: Clock["kind"];
  /** The seats whose time runs. */
  running: number[];
  /** Milliseconds left for each seat at the moment `at`. */
  left: number[];
  at: number;
}

export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  bot: string | null;
  team?: string | null;
  host: boolean;
  away: boolean;
  stand_in: boolean;
  /** Until when its clock stands still; nothing if it does not. */
  vacation?: number | null;
  contributed?: boolean;
  resigned?: boolean;
}

export interface TableResult {
  reason: "played" | "resigned" | "expired";
  ranks: number[];
  returns: number[];
}

export interface TableInfo {
  id: string;
  game: string;
  mode: string;
  options: Record<string, OptionValue>;
  /** The card set by its name; null: our own. */
  cards: string | null;
  edition: number;
  status: "waiting" | "playing" | "over";
  listed: boolean;
  clock: Clock;
  seats: SeatInfo[];
  /** For display, one for every side: a side that is no seat is among them. */
  names: Phrase[];
  commitment: string;
  created: number;
  updated: number;
  seq: number;
  previous: string | null;
  next: string | null;
  result: TableResult | null;
  waiting_for: number[];
}

/** A table in a list. */
export interface ListedTable extends TableInfo {
  /** How the game stands; empty where none is being played. */
  standing: Phrase;
}

/** A table in the user's own list. */
export interface MyTable extends ListedTable {
  your_turn: boolean;
  /** The seats that I hold. */
  mine?: number[];
}

export type SeatWish = "me" | "open" | "hot" | `bot:${string}`;

export interface NewTable {
  game: string;
  mode: string;
  options: Record<string, OptionValue>;
  clock: Clock;
  listed: boolean;
  seats: SeatWish[];
  /** The card set by its name, if it is not our own. */
  cards?: string;
  contribution: string;
}

/** Seat number (as text) to seat token. */
export type Tokens = Record<string, string>;

export interface Seated {
  table: TableInfo;
  tokens: Tokens;
}

export interface Proof {
  commitment: string;
  secret: string;
  contributions: string[];
  draws: { stream: number; counter: number; n: number; value: number }[];
}

// ---------------------------------------------------------------- accounts, people, notices; times are ms since 1970

export interface Session {
  id: string;
  /** What the browser calls itself. */
  agent: string;
  created: number;
  seen: number;
  /** The one that asks. */
  current: boolean;
}

export type Scope = "read" | "play";

export interface ApiToken {
  id: string;
  name: string;
  scopes: Scope[];
  created: number;
  used: number | null;
  until: number | null;
}

export interface Account {
  name: string;
  created: number;
  sessions: Session[];
  tokens: ApiToken[];
}

export interface GameResults {
  game: string;
  mode: string;
  played: number;
  won: number;
  lost: number;
  shared: number;
}

export interface Rating {
  game: string;
  rating: number;
  games: number;
  place: number | null;
}

export interface PersonInfo {
  name: string;
  since: number;
  results: GameResults[];
  ratings: Rating[];
  /** The newest of those that everybody may see; `mine` are that person's seats. */
  tables: MyTable[];
}

export interface Leader {
  place: number;
  name: string;
  rating: number;
  games: number;
  won: number;
}

export type Pace = "each" | "hourly" | "daily";

export interface NoticeWishes {
  mail: { address: string; confirmed: boolean; pace: Pace } | null;
  hook: { url: string; failing: boolean } | null;
  /** Whether the house sends mail at all. */
  can_mail: boolean;
  /** Days left this year, and the end of the vacation that runs. */
  vacation: { left: number; until: number | null };
}

export interface HookTest {
  /** What the other side answered; null: nothing. */
  status: number | null;
  text: string;
}

export interface ErrorBody {
  error: { code: string; text: string; rule: string | null };
}

// ---------------------------------------------------------------- the game at a table

// A game's own fields: only its client folder knows them.
export type View = any;

export interface WireEvent {
  kind: string;
  seat?: number | null;
  [field: string]: unknown;
}

export interface Choice {
  action: number;
  label: Phrase;
  notation: string;
  message: string;
  rule: string | null;
  args: Record<string, unknown>;
  cards: string[];
  bases: number[];
}

export interface Refused {
  cards: string[];
  bases: number[];
  reason: Phrase;
  rule: string | null;
}

export interface Decision {
  seat: number;
  kind: string;
  prompt: Phrase;
  rule: string | null;
  secret: boolean;
  partial: boolean;
  choices: Choice[];
  /** Why something is not lit. */
  refused: Refused[];
}

/** Standing orders of the eyes' seat: those that the game knows, and those that are given. */
export interface Orders {
  known: string[];
  given: string[];
}

/** Told once `after` of the events beside it have happened. */
export interface Told {
  after: number;
  text: Phrase;
}

/** Belongs to a play, what one seat does until another one does something: its lines have the same number. */
export interface OfPlay {
  play: number;
}

/** A sentence of a whole story. */
export interface StoryLine extends OfPlay {
  text: Phrase;
}

/** What happened before: the game of the series that is being played, in events and words. */
export interface Past {
  /** Of all that is over, what a score sheet needs. */
  before: WireEvent[];
  events: WireEvent[];
  story: (Told & OfPlay)[];
}

export type EntryKind =
  | "move"
  | "undo"
  | "taken-back"
  | "undo-asked"
  | "undo-answered"
  | "sat"
  | "left"
  | "started"
  | "said"
  | "away"
  | "stand-in"
  | "back"
  | "resigned"
  | "over"
  | "ordered"
  | "rematch"
  | "vacation";

export interface Entry extends Partial<OfPlay> {
  seq: number;
  kind: EntryKind;
  seat: number | null;
  at: number;
  body: {
    phrase?: string;
    text?: string;
    reason?: TableResult["reason"];
    ranks?: number[];
    returns?: number[];
    table?: string;
    [field: string]: unknown;
  };
  events?: WireEvent[];
  story?: Told[];
  view?: View;
  decision?: Decision | null;
  waiting_for?: number[];
  clock?: ClockNow | null;
  can_undo?: boolean;
  orders?: Orders | null;
}

/** The first entry is `started` and has the view; with all eyes every entry has one, its events already in it. */
export interface Replay {
  table: TableInfo;
  eyes: number | null | "all";
  entries: Entry[];
  complete: boolean;
}

// ---------------------------------------------------------------- the socket

export type ToServer =
  | { do: "hello"; tokens: string[]; eyes: number | null; last: number | null; lines: true }
  | { do: "look"; eyes: number | null }
  | { do: "move"; id: string; seat: number; seq: number; action: number }
  | { do: "move"; id: string; seat: number; seq: number; text: string }
  | { do: "undo"; id: string; seat: number; seq: number }
  | { do: "answer"; id: string; seat: number; seq: number; yes: boolean }
  | { do: "resign"; id: string; seat: number; seq: number }
  | { do: "say"; id: string; seat: number; phrase: string }
  | { do: "say"; id: string; seat: number; text: string }
  | { do: "back"; id: string; seat: number }
  | { do: "orders"; id: string; seat: number; orders: string[] }
  | { do: "ping" };

export type RefusalCode =
  | "illegal"
  | "stale"
  | "stand-in"
  | "not-yours"
  | "waiting"
  | "over"
  | "unknown"
  | "too-fast"
  | "bad"
  | "busy"
  | "nothing"
  | "taken";

export interface Welcome {
  is: "welcome";
  table: TableInfo;
  /** The seats whose tokens were given. */
  you: number[];
  eyes: number | null;
  seq: number;
  view: View | null;
  decision: Decision | null;
  waiting_for: number[];
  clock: ClockNow | null;
  can_undo: boolean;
  orders?: Orders | null;
  undo_asked: { seat: number } | null;
  past: Past;
  entries?: Entry[];
  now: number;
}

export type FromServer =
  | Welcome
  | ({ is: "entry" } & Entry)
  | { is: "resumed"; seq: number; to: number; you?: number[]; eyes?: number | null }
  | { is: "ready" }
  | { is: "ack"; id: string; seq: number }
  | { is: "no"; id: string; code: RefusalCode; text: Phrase; rule: string | null; seq: number }
  | { is: "pong" }
  | { is: "bye"; code: string; text: string }
  | { is: "table"; table: TableInfo };

/** The fixed phrases that can be said at a table; their words are messages `say-…`. */
export const PHRASES = [
  "hello",
  "good-luck",
  "nice-play",
  "well-played",
  "thanks",
  "oops",
  "one-moment",
  "rematch",
] as const;
