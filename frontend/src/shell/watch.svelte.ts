/**
 * Keeps the count of tables where it is the user's turn up to date and, with consent, shows notifications in the
 * background.
 */
import { untrack } from "svelte";
import { me } from "../me.svelte";
import { language, loadOwn, say, tellPart } from "../words/words.svelte";
import { notify } from "./notify.svelte";

const OFTEN = 60_000;

/** Starts watching, for as long as the page is open. */
export function watch(): void {
  setInterval(look, OFTEN);
  document.addEventListener("visibilitychange", look);
  look();
  $effect.root(() => {
    let known: string[] | null = null;
    $effect(() => {
      const waiting = me.waiting;
      const fresh = known ? waiting.filter((id) => !known!.includes(id)) : [];
      known = me.tables && waiting;
      if (document.hidden && notify.on) untrack(() => fresh.forEach((id) => void tellOf(id)));
    });
  });
}

/**
 * Requests the list, unless a page has just done so. In the background it is requested only if the user wants
 * notifications.
 */
function look(): void {
  if (document.hidden && !notify.on) return;
  if (Date.now() - me.asked > OFTEN / 2) me.refresh().catch(() => undefined);
}

async function tellOf(id: string): Promise<void> {
  const { games } = await import("../games.svelte");
  await Promise.all([games.load(), loadOwn("account")]).catch(() => undefined);
  const table = me.tables?.find((one) => one.id === id);
  const title = games.find(table?.game ?? "")?.title ?? id;
  const others = (table?.names ?? [])
    .filter((_, side) => !table?.mine?.includes(side))
    .map((name) => tellPart(name, table!.game));
  const body = others.length ? new Intl.ListFormat(language()).format(others) : id;
  notify.show(say("notify-turn", { game: title }), body, `/t/${id}`);
}
