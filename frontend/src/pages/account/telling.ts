/** Texts about accounts: dates, and names of browsers. */
import { language, say } from "../../words/words.svelte";

/** A day: "16 Nov 2026". */
export function day(then: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(then);
}

const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/YaBrowser\//, "Yandex"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad|iPod/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux|X11/, "Linux"],
];

/** The browser and its system, from its user agent: "Firefox · Windows". Other programs are named by the first word. */
export function device(agent: string): string {
  const found = [BROWSERS, SYSTEMS].flatMap((list) => list.find(([form]) => form.test(agent))?.[1] ?? []);
  return found.join(" · ") || agent.split(/[\s/(]/)[0]?.slice(0, 40) || say("device-unknown");
}
