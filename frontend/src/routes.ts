/** Routes: the page of a path, with its parameters. */

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "learn"; game: string }
  | { page: "glossary"; game: string }
  | { page: "account" }
  | { page: "games" }
  | { page: "person"; name: string }
  | { page: "leaders"; game: string }
  | { page: "decks"; game: string; code: string }
  | { page: "lost" };

const NAME = "([a-z0-9][a-z0-9-]*)";
const path = (form: string): RegExp => new RegExp(`^${form}$`, "i");
/** The first part of a path is case-insensitive, the second is not. */
const PATHS: [RegExp, (name: string, rest: string) => Route][] = [
  [path("/"), () => ({ page: "lobby" })],
  [path(`/new/${NAME}`), (game) => ({ page: "new", game })],
  [path(`/t/${NAME}`), (id) => ({ page: "table", id })],
  [path(`/t/${NAME}/replay`), (id) => ({ page: "replay", id })],
  [path(`/learn/${NAME}`), (game) => ({ page: "learn", game })],
  [path(`/glossary/${NAME}`), (game) => ({ page: "glossary", game })],
  [path("/account"), () => ({ page: "account" })],
  [path("/me"), () => ({ page: "games" })],
  [path("/(people)/([^/]+)"), (_, name) => ({ page: "person", name: decodeURIComponent(name) })],
  [path(`/leaders/${NAME}`), (game) => ({ page: "leaders", game })],
  [path(`/decks/${NAME}(?:/([\\w-]+))?`), (game, code) => ({ page: "decks", game, code })],
];

/** The page of a path. A trailing slash is ignored; table ids may be in capitals. */
export function match(path: string): Route {
  const clean = path.replace(/\/+$/, "") || "/";
  for (const [form, route] of PATHS) {
    const [whole, name = "", rest = ""] = form.exec(clean) ?? [];
    if (whole === undefined) continue;
    try {
      return route(name.toLowerCase(), rest);
    } catch {
      break; // an invalid escape sequence in a name
    }
  }
  return { page: "lost" };
}

/** The path of a person's page. */
export const personPath = (name: string): string => `/people/${encodeURIComponent(name)}`;

/** The id of a table in what the user typed or pasted: a code, or an invite link. */
export function tableIn(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  const link = /\/t\/([a-z0-9][a-z0-9-]*)/.exec(text);
  const code = link?.[1] ?? text.replace(/[\s_]+/g, "-").replace(/^-+|-+$/g, "");
  return /^[a-z0-9][a-z0-9-]*$/.test(code) ? code : null;
}
