/** The languages that we speak, and which of them to begin with. */
export const LANGUAGES = ["en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

export const ENGLISH: Language = "en";

/** The language of the browser, if we speak it. */
export function firstLanguage(wishes: readonly string[] = navigator.languages ?? [navigator.language]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((one) => wish.toLowerCase().split("-")[0] === one);
    if (found) return found;
  }
  return ENGLISH;
}
