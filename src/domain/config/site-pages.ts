import type { Locale } from "./locales";

export interface PageContext {
  locale: Locale;
  route: string;
  paths: Partial<Record<Locale, string>>;
  isDetail: boolean;
  /** On an offer's pages: which offer, and from where it leaves. */
  offer?: { key: string; ports: readonly string[] };
  /** The message namespaces that the page shows, those of the frame included. */
  namespaces: string[];
  /** The share picture: its path and its text. */
  share: { path: string; alt: string };
  structuredData?: string;
}

/** Durations of the frame's behaviours, in milliseconds (specification, section 9). */
export const CONFIRMATION_MS = 3000;
export const PAGE_TRANSITION_MS = 400;
export const CHUNK_RELOAD_GUARD_MS = 60_000;
export const LOADING_BAR = { throttleMs: 200, durationMs: 5000, hideMs: 500 } as const;

/** The widths of main pictures on their pages, as in HTML's `sizes`: what fetches one ahead has to name the same. */

/** In picture-heading.module.css; on a narrow screen as the teasers of the home page, whose file the browser has then. */
export const HEADING_SIZES = "(min-width: 64rem) 55vw, 92vw";

/** In gallery.module.css: an offer's cover beside others, and alone. */
const COVER_SIZES =
  "(min-width: 82rem) 40rem, (min-width: 64rem) 48vw, (min-width: 48rem) 64vw, calc(88vw - 0.75rem)";
const ONLY_SIZES = "(min-width: 82rem) 54rem, (min-width: 64rem) 64vw, 100vw";

/** Returns the width of an offer's cover in its gallery of `count` pictures. */
export const getCoverSizes = (count: number) => (count === 1 ? ONLY_SIZES : COVER_SIZES);

/** The size of every drawn map, in its own units: about the pixels that it has on a narrow phone. */
export const VIEW = { width: 340, height: 250 } as const;
