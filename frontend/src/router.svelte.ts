/** The router: parses the address into a page with parameters, and navigates without reloading. */
import { match, type Route } from "./routes";

export { match, personPath, tableIn, type Route } from "./routes";

class Router {
  route = $state.raw<Route>({ page: "lobby" });
  query = $state.raw(new URLSearchParams());
  /** Counts page changes, so that the frame can tell a new page from a changed parameter. */
  visits = $state(0);

  /** Reads the address bar. */
  read(): void {
    this.route = match(location.pathname);
    this.query = new URLSearchParams(location.search);
  }
}

export const router = new Router();

/** Navigates to a path of this site. */
export function go(path: string, how: { replace?: boolean } = {}): void {
  const here = location.pathname + location.search + location.hash;
  if (how.replace || path === here) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  router.read();
  router.visits++;
}

/** Changes the query of the current page without a new history entry. */
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

/** Follows the address: back, forward, and clicks on links to pages of this site. */
export function startRouter(): void {
  router.read();
  addEventListener("popstate", () => {
    router.read();
    router.visits++;
  });
  document.addEventListener("click", (click) => {
    if (click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
      return;
    const link = (click.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.getAttribute("href")?.startsWith("#") || match(link.pathname).page === "lost") return;
    click.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
