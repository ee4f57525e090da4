/** Calls to the server, typed. A failure is an `ApiError` with a code; `whatWentWrong` puts it into words. */
import type { ErrorBody, Me, NewTable, Phrase, Seated, Tokens } from "./wire";
import { addressOf, type Answer, type Input, type Method, type PathWith, type Request } from "./calls";
import { taken } from "./early";
import { becomeKnown, isKnown } from "./kept";
import { inSet } from "./sets";
import { keepDigits, keptPromise } from "./table/promise";
import { knows, say, tell } from "./words/words.svelte";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly text: Phrase,
    readonly rule: string | null = null,
  ) {
    super(text || code);
    this.name = "ApiError";
  }
}

/** Describes an error in a sentence for people. */
export function whatWentWrong(error: unknown, game: string | null = null): string {
  if (error instanceof ApiError) {
    const told = error.text && tell(error.text, game);
    if (knows(`error-${error.code}`)) return say(`error-${error.code}`, { text: told });
    if (told) return told;
  }
  return say("error-any");
}

let introduction: Promise<Me> | null = null;
let introduced: Promise<unknown> | null = null;

/**
 * On the first visit, fetch the identity before anything else, so that parallel requests do not create several guests.
 */
function introduce(path: string): Promise<unknown> {
  if (!/^\/api\/(me\/|tables)/.test(path)) return Promise.resolve();
  introduced ??= isKnown() ? Promise.resolve() : api.me().catch(() => (introduced = null));
  return introduced;
}

function remember<T>(person: T): T {
  becomeKnown();
  return person;
}

/** Sends a request to the server, and reads the response. The path determines the types of both. */
export async function call<M extends Method, P extends PathWith<M>>(
  method: M,
  path: P,
  ...[input]: Input<M, P>
): Promise<Answer<M, P>> {
  const { body, token, ...parameters } = (input ?? {}) as Request;
  return (await request(method, addressOf(path, parameters), body, token)) as Answer<M, P>;
}

async function request(method: Method, path: string, body?: unknown, token?: string): Promise<unknown> {
  const begun = method === "GET" ? taken(path) : undefined;
  // The first request sets the identity cookie, whatever it asks for.
  if (begun && !isKnown()) introduced ??= begun.then(remember, () => (introduced = null));
  else await introduce(path);
  const headers: Record<string, string> = { Accept: "application/json" };
  const options: RequestInit = { method, headers, credentials: "same-origin" };
  if (method !== "GET") {
    headers["Content-Type"] = "application/json";
    options.body = JSON.stringify(body ?? {});
  }
  if (token) headers.Authorization = `Seat ${token}`;
  let answer: Response;
  try {
    answer = await (begun ?? fetch(path, options));
  } catch {
    throw new ApiError("offline", 0, "");
  }
  const text = await answer.text().catch(() => "");
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    if (answer.ok) throw new ApiError("unreadable", answer.status, "");
  }
  if (!answer.ok) {
    const told = (data as ErrorBody | null)?.error;
    // An invalid address, for example a table id with an extra letter, is treated like an unknown one.
    if (method === "GET" && answer.status === 422) throw new ApiError("unknown", 404, "");
    if (told && typeof told.code === "string")
      throw new ApiError(told.code, answer.status, told.text, told.rule ?? null);
    throw new ApiError(answer.status === 404 ? "unknown" : answer.status >= 500 ? "server" : "any", answer.status, "");
  }
  return data;
}

const SEAT = "/api/tables/{id}/seats/{seat}";

export const api = {
  me: () =>
    (introduction ??= call("GET", "/api/me")
      .then(remember)
      .finally(() => (introduction = null))),
  rename: (name: string, account = false) => call("PUT", account ? "/api/account/name" : "/api/me", { body: { name } }),
  /** My tables that are not over, those where it is my turn first. */
  myTables: async () => (await call("GET", "/api/me/tables", { query: { finished: false } })).tables,
  games: () => call("GET", "/api/games"),
  cards: (game: string, set: string | null = null) =>
    call("GET", "/api/games/{game}/cards", { path: { game }, query: { set } }),
  bots: async () => (await call("GET", "/api/bots")).bots,
  openTables: async () => (await call("GET", "/api/tables")).tables,
  table: async (id: string) => (await call("GET", "/api/tables/{id}", { path: { id } })).table,

  /**
   * Creates a table and takes the seat `me`. The digits are sent only after the commitment has been received and
   * stored.
   */
  create: async ({ contribution = "", ...wish }: NewTable): Promise<Seated> => {
    const seats = wish.seats.map((seat) => (seat === "me" ? "open" : seat));
    const made = keep(await call("POST", "/api/tables", { body: { ...wish, seats } }));
    keptPromise(made.table.id, made.table.commitment);
    const mine = wish.seats.indexOf("me");
    if (mine < 0) return made;
    try {
      return await api.sit(made.table.id, mine, { contribution });
    } catch (error) {
      // The table exists in any case: clients that were refused a seat or lost the connection can sit down on its page.
      if (error instanceof ApiError) return made;
      throw error;
    }
  },
  sit: async (id: string, seat: number, wish: { name?: string; contribution: string; deck?: string }) => {
    const answer = keep(await call("POST", SEAT, { path: { id, seat }, body: wish }));
    keepDigits(id, [String(seat)], wish.contribution);
    return answer;
  },
  getUp: async (id: string, seat: number, token: string) => {
    const answer = await call("DELETE", SEAT, { path: { id, seat }, token });
    forgetToken(id, seat);
    keepDigits(id, [String(seat)], null);
    return answer;
  },
  seatBot: async (id: string, seat: number, bot: string) =>
    (await call("PUT", SEAT, { path: { id, seat }, body: { bot } })).table,
  /** Creates a rematch with the same people. As above, the commitment comes first. */
  rematch: async (id: string) => {
    const made = await call("POST", "/api/tables/{id}/rematch", { path: { id }, body: { sit: false } });
    keptPromise(made.table.id, made.table.commitment);
    const contribution = randomDigits();
    const answer = keep(await call("POST", "/api/tables/{id}/rematch", { path: { id }, body: { contribution } }));
    const sat = Object.keys(answer.tokens).filter((seat) => !(seat in made.tokens));
    keepDigits(answer.table.id, sat, contribution);
    return answer;
  },

  replay: (id: string, eyes: number | "all" | "none", token?: string) =>
    call("GET", "/api/tables/{id}/replay", { path: { id }, query: { eyes: String(eyes) }, token }),
  story: async (id: string, eyes: number | "none", token?: string) =>
    (await call("GET", "/api/tables/{id}/story", { path: { id }, query: { eyes: String(eyes) }, token })).story,
  proof: (id: string) => call("GET", "/api/tables/{id}/proof", { path: { id } }),
  /** The address of the record, which exists when the game is over. */
  recordPath: (id: string) => addressOf("/api/tables/{id}/record", { path: { id } }),
};

export const cardPath = (game: string, card: string, set: string | null = null): string =>
  `/cards/${game}/${encodeURIComponent(card)}.svg${inSet(set, "?")}`;
export const portraitPath = (game: string, card: string, set: string | null): string =>
  `/cards/${game}/${encodeURIComponent(card)}/portrait.svg${inSet(set, "?")}`;

// ---------------------------------------------------------------- seat tokens, kept on this device

const STORE = "pennant.seats.";

function stored(id: string): Tokens {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE + id) ?? "{}");
    return found && typeof found === "object" ? (found as Tokens) : {};
  } catch {
    return {};
  }
}

function store(id: string, tokens: Tokens): void {
  try {
    if (Object.keys(tokens).length) localStorage.setItem(STORE + id, JSON.stringify(tokens));
    else localStorage.removeItem(STORE + id);
  } catch {
    // The cookie still identifies the seats.
  }
}

function keep(answer: Seated): Seated {
  store(answer.table.id, { ...stored(answer.table.id), ...answer.tokens });
  return answer;
}

function forgetToken(id: string, seat: number): void {
  const { [String(seat)]: _gone, ...rest } = stored(id);
  store(id, rest);
}

/** Deletes all seat tokens from this device, so that the next user does not get this user's seats. */
export function forgetSeats(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(STORE)) localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** The tokens of my seats at a table: those stored here, and those that the server knows from my cookie. */
export async function tokensOf(id: string): Promise<Tokens> {
  const here = stored(id);
  try {
    const { tokens } = await call("GET", "/api/tables/{id}/tokens", { path: { id } });
    const all = { ...here, ...tokens };
    store(id, all);
    return all;
  } catch (error) {
    if (error instanceof ApiError && error.code === "offline") return here;
    if (Object.keys(here).length) return here;
    if (error instanceof ApiError && error.status < 500) return {};
    throw error;
  }
}

/** Random digits: the player's contribution to the sealed chance. */
export function randomDigits(length = 8): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(length)), (number) => String(number % 10)).join("");
}
