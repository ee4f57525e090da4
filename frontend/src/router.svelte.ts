/** Where we are: the address as a page with its parameters, and ways to go elsewhere without loading anew. */

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

class Router {
  route = $state.raw<Route>({ page: "lobby" });
  query = $state.raw(new URLSearchParams());
  /** Counts the pages visited, so that a shell can tell a new page from a changed parameter. */
  visits = $state(0);

  /** Read the address bar. */
  read(): void {
    this.route = match(location.pathname);
    this.query = new URLSearchParams(location.search);
  }
}

export const router = new Router();

/** Go to a path of ours. */
export function go(path: string, how: { replace?: boolean } = {}): void {
  const here = location.pathname + location.search + location.hash;
  if (how.replace || path === here) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  router.read();
  router.visits++;
}

/** Change the query of the page we are on, without a new step in the history. */
export function setQuery(changes: Record<string, string | number | null>): void {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, String(value));
  }
  const text = query.toString();
  history.replaceState(history.state, "", location.pathname + (text ? `?${text}` : "") + location.hash);
  router.query = query;
}

/** Follow the address: back and forward, and clicks on ordinary links to our own pages. */
export function startRouter(): void {
  router.read();
  addEventListener("popstate", () => {
    router.read();
    router.visits++;
  });
  document.addEventListener("click", (click) => {
    if (click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    const link = (click.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.getAttribute("href")?.startsWith("#") || match(link.pathname).page === "lost") return;
    click.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
