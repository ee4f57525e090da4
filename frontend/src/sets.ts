/** The part of an address that names a card set; empty for the built-in one, which is `null`. */
export const inSet = (set: string | null, mark: "?" | "&"): string =>
  set === null ? "" : `${mark}set=${encodeURIComponent(set)}`;
