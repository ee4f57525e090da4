/** The client's own texts. Each file is a chunk, except the English texts of the frame, which are always loaded. */
import type { Language } from "./languages";

/** The area of the frame around all pages. */
export const FRAME = "app";

const areas = import.meta.glob<string>(["./*.ftl", "!./app.en.ftl"], { query: "?raw", import: "default" });
const tables = import.meta.glob<string>(["../games/*/words/*.ftl", "!../games/*/words/*.*.ftl"], {
  query: "?raw",
  import: "default",
});

/** The paths of the client's own words, except the English of the frame. */
export const ownFiles = Object.keys(areas);

/** The texts of one area, such as `lobby`. */
export async function areaWords(area: string, language: Language): Promise<string> {
  return (await areas[`./${area}.${language}.ftl`]?.()) ?? "";
}

/** The texts of a game's client. */
export async function tableWords(game: string, language: Language): Promise<string> {
  return (await tables[`../games/${game}/words/${language}.ftl`]?.()) ?? "";
}

/** The path of a game's texts on the server. */
export function gameWordsPath(game: string, language: Language, part = ""): string {
  return `/text/${game}/${part ? `${language}-${part}` : language}.ftl`;
}
