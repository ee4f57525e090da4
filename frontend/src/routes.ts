/** Addresses: which page a path is, with its parameters. */

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "learn"; game: string }
  | { page: "glossary"; game: string }
  | { page: "lost" };

const NAME = "([a-z0-9][a-z0-9-]*)";
const PATHS: [RegExp, (name: string) => Route][] = [
  [/^\/$/, () => ({ page: "lobby" })],
  [new RegExp(`^/new/${NAME}$`), (game) => ({ page: "new", game })],
  [new RegExp(`^/t/${NAME}$`), (id) => ({ page: "table", id })],
  [new RegExp(`^/t/${NAME}/replay$`), (id) => ({ page: "replay", id })],
  [new RegExp(`^/learn/${NAME}$`), (game) => ({ page: "learn", game })],
  [new RegExp(`^/glossary/${NAME}$`), (game) => ({ page: "glossary", game })],
];

/** The page of a path. A slash at the end does no harm; table codes may be typed in capitals. */
export function match(path: string): Route {
  const clean = path.length > 1 ? path.replace(/\/+$/, "").toLowerCase() || "/" : path;
  for (const [form, route] of PATHS) {
    const found = form.exec(clean);
    if (found) return route(found[1] ?? "");
  }
  return { page: "lost" };
}

/** A table's id from what somebody typed or pasted: a code, or a whole invite link. */
export function tableIn(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  const link = /\/t\/([a-z0-9][a-z0-9-]*)/.exec(text);
  const code = link?.[1] ?? text.replace(/[\s_]+/g, "-").replace(/^-+|-+$/g, "");
  return /^[a-z0-9][a-z0-9-]*$/.test(code) ? code : null;
}
