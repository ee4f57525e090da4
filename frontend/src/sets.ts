/** Addresses of card sets: nothing is said of our own, which is `null`. */
export const inSet = (set: string | null, mark: "?" | "&"): string =>
  set === null ? "" : `${mark}set=${encodeURIComponent(set)}`;

export const cardsPath = (game: string, set: string | null): string =>
  `/api/games/${encodeURIComponent(game)}/cards${inSet(set, "?")}`;
