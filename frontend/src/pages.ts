/** The pages: each has its own chunk and its own texts. */
import type { Component } from "svelte";
import type { Route } from "./routes";

export type Page = Component<Record<string, unknown>>;

const chunks = import.meta.glob<{ default: Page }>(["./pages/*.svelte", "./table/TablePage.svelte"]);

const PAGES: Partial<Record<Route["page"], { file: string; words: string[] }>> = {
  lobby: { file: "./pages/Lobby.svelte", words: ["lobby"] },
  new: { file: "./pages/NewTable.svelte", words: ["lobby", "join", "decks"] },
  table: { file: "./table/TablePage.svelte", words: ["table"] },
  replay: { file: "./pages/Replay.svelte", words: ["lobby", "table", "replay"] },
  learn: { file: "./pages/Learn.svelte", words: ["lobby", "table", "learn"] },
  glossary: { file: "./pages/Glossary.svelte", words: ["lobby", "table", "learn"] },
  account: { file: "./pages/Account.svelte", words: ["account"] },
  games: { file: "./pages/MyGames.svelte", words: ["lobby", "account"] },
  person: { file: "./pages/Person.svelte", words: ["lobby", "account"] },
  leaders: { file: "./pages/Leaders.svelte", words: ["account"] },
  decks: { file: "./pages/Decks.svelte", words: ["lobby", "table", "decks"] },
};

/** The page of a route; null if there is no such page. */
export function pageOf(route: Route): { load: () => Promise<Page>; words: string[] } | null {
  const page = PAGES[route.page];
  const load = page && chunks[page.file];
  return load ? { load: async () => (await load()).default, words: page.words } : null;
}
