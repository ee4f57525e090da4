/**
 * Sends the first requests of a page while its code is still loading. In the bundle this is a small script that runs
 * before all others, so that everything else loads in parallel.
 */
import { addressOf, type Answer } from "./calls";
import { isKnown, languageHere } from "./kept";
import { pageOf } from "./pages";
import { match } from "./routes";
import { areaWords, FRAME, gameWordsPath, tableWords } from "./words/files";
import type { Language } from "./words/languages";

const clients = import.meta.glob("./games/*/index.ts");
const answers = new Map<string, Promise<Response>>();

function ask(path: string): Promise<Response> {
  const answer = fetch(path, { headers: { Accept: "application/json" }, credentials: "same-origin" });
  answers.set(path, answer);
  return answer;
}

/** The response to a request that was sent early; each can be taken once. */
export function taken(path: string): Promise<Response> | undefined {
  const answer = answers.get(path);
  answers.delete(path);
  return answer;
}

/** Starts to load the page of an address. The page itself repeats requests that fail here, and reports errors. */
async function begin(address: string): Promise<void> {
  const route = match(address);
  const language = languageHere();
  const page = pageOf(route);
  const parts: Promise<unknown>[] = page
    ? [page.load(), ...[FRAME, ...page.words].map((area) => areaWords(area, language))]
    : [];
  if (route.page === "table") parts.push(beginTable(route.id, language));
  await Promise.allSettled(parts);
}

async function beginTable(id: string, language: Language): Promise<void> {
  const path = { id };
  // A new visitor gets an identity with the first request; before that they cannot have any seats.
  if (isKnown()) ask(addressOf("/api/tables/{id}/tokens", { path })).catch(() => undefined);
  const answer = await ask(addressOf("/api/tables/{id}", { path }));
  if (!answer.ok) return;
  const { table } = (await answer.clone().json()) as Answer<"GET", "/api/tables/{id}">;
  const { game, cards: set } = table;
  const client = clients[`./games/${game}/index.ts`];
  const asked = [ask(gameWordsPath(game, language))];
  if (client) asked.push(ask(addressOf("/api/games/{game}/cards", { path: { game }, query: { set } })));
  await Promise.allSettled([...asked, client?.(), tableWords(game, language)]);
}

if (typeof location !== "undefined") void begin(location.pathname);
