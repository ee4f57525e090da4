/** The languages of the client, one for every file `app.<language>.ftl`, and the initial one. */
import { ownFiles } from "./files";

export type Language = string;

export const ENGLISH: Language = "en";

/** The language that a file of messages is in: `lobby.ru.ftl` is in `ru`, and so is `ru.ftl`. */
export function languageOf(path: string): Language {
  return /([a-z]+)\.ftl$/.exec(path)?.[1] ?? ENGLISH;
}

const others = ownFiles.filter((path) => path.startsWith("./app.")).map(languageOf);
export const LANGUAGES: readonly Language[] = [ENGLISH, ...others.sort()];

/** The name of a language in that language: "English", "Русский". */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
}

/** The language of the browser, if the client has it. */
export function firstLanguage(wishes: readonly string[] = navigator.languages ?? [navigator.language]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((one) => wish.toLowerCase().split("-")[0] === one);
    if (found) return found;
  }
  return ENGLISH;
}
