/** What a page asks of the frame around it: title, what stands in the top bar, and tools beside the icons. */
import { untrack, type Snippet } from "svelte";

interface Frame {
  /** Before the name of the program in the window's title. */
  title?: string;
  /** Beside the logo, in few words; a snippet where plain text is not enough. */
  where?: string | Snippet | null;
  /** Further buttons in the top bar, left of the book. */
  tools?: Snippet | null;
  /** The game of this page: where the book leads. */
  game?: string | null;
  /** The card set of this page; nothing: our own. */
  set?: string | null;
  /** The table of this page, and whether it is for me to play there. */
  table?: { id: string; turn: boolean } | null;
}

let frames = $state.raw<Frame[]>([]);

/** The frame as it is now: that of the innermost page. */
export const shell = {
  get title(): string {
    return frames.at(-1)?.title ?? "";
  },
  get where(): string | Snippet | null {
    return frames.at(-1)?.where ?? null;
  },
  get tools(): Snippet | null {
    return frames.at(-1)?.tools ?? null;
  },
  get game(): string | null {
    return frames.at(-1)?.game ?? null;
  },
  get set(): string | null {
    return frames.at(-1)?.set ?? null;
  },
  get table(): { id: string; turn: boolean } | null {
    return frames.at(-1)?.table ?? null;
  },
};

/** For a page's `$effect`: sets the frame, and takes it away again when the page goes. */
export function frame(wish: Frame): () => void {
  untrack(() => (frames = [...frames, wish]));
  return () => {
    untrack(() => (frames = frames.filter((other) => other !== wish)));
  };
}
