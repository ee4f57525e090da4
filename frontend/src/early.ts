/**
 * What a page asks for first, asked while its code is still on the way. In the bundle this is a small script that runs
 * before all others, so that everything else arrives side by side.
 */
import { pageOf } from "./pages";
import { match } from "./routes";

const clients = import.meta.glob("./games/*/index.ts");
const answers = new Map<string, Promise<Response>>();

function ask(path: string): Promise<Response> {
  const answer = fetch(path, { headers: { Accept: "application/json" }, credentials: "same-origin" });
  answers.set(path, answer);
  return answer;
}

/** The answer to a question that was asked early; once. */
export function taken(path: string): Promise<Response> | undefined {
  const answer = answers.get(path);
  answers.delete(path);
  return answer;
}

/** Begins to load the page of the address. Whatever fails here is asked again by the page itself, and told there. */
function begin(address: string): void {
  const route = match(address);
  pageOf(route)?.load().catch(() => undefined);
  if (route.page !== "table") return;
  ask(`/api/tables/${route.id}`)
    .then(async (answer) => {
      if (!answer.ok) return;
      const { table } = (await answer.clone().json()) as { table: { game: string } };
      const client = clients[`./games/${table.game}/index.ts`];
      if (!client) return;
      ask(`/api/games/${table.game}/cards`).catch(() => undefined);
      await client();
    })
    .catch(() => undefined);
}

if (typeof location !== "undefined") begin(location.pathname);
