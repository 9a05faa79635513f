/** The largest allowed sizes of a page's parts, in bytes after gzip; pictures uncompressed. */
interface Budget {
  bytes: number;
  /** The reason for this size. */
  reason: string;
}

/** Kinds of pages by the path of one; the heaviest of each. */
export const PAGES = {
  home: "/",
  list: "/excursions",
  catalog: "/catalog",
  detail: "/excursions/saona-island",
  contact: "/contact",
} as const;

export type PageKind = keyof typeof PAGES;

/** What every page loads, by the name of its file without the hash. */
export const SHARED_SCRIPTS: Record<string, Budget> = {
  "webpack-runtime": { bytes: 2450, reason: "webpack's table of chunks: 100 bytes for each one more" },
  framework: { bytes: 60_000, reason: "React 19.2 with its DOM: 19.3 is 9 kB heavier (docs/decisions/0071)" },
  app: {
    bytes: 42_200,
    reason:
      "Gatsby's router and loader (19 kB), i18next with its plugin (11 kB, docs/decisions/0147), the frame around every page, and what preloads pictures (0.4 kB)",
  },
};

/** The script of each kind of page. */
export const TEMPLATE_SCRIPTS: Record<PageKind, Budget> = {
  home: { bytes: 5700, reason: "teasers, ways in, the licence, the team and cards" },
  list: {
    bytes: 850,
    reason: "the page; cards and filters are a chunk of 9.4 kB that it shares with the catalog",
  },
  catalog: {
    bytes: 2500,
    reason:
      "the map; cards and filters are the chunk shared with the lists, the search comes with the first letter",
  },
  detail: {
    bytes: 14_200,
    reason:
      "the booking panel's form, cards, the map and all parts of an offer; prices and viewer are loaded when touched",
  },
  contact: {
    bytes: 8600,
    reason: "the form, what was chosen before and what happens next; its check is loaded when it is sent",
  },
};

/** The inline styles of a page. */
export const STYLES: Record<PageKind, Budget> = {
  home: { bytes: 6450, reason: "what a page shows, and the frame" },
  list: { bytes: 7300, reason: "the frame, the heading, cards and filters" },
  catalog: { bytes: 7500, reason: "the frame, cards and filters" },
  detail: { bytes: 10_100, reason: "the frame, the panel, the map and all parts of an offer" },
  contact: { bytes: 5800, reason: "the frame and a form" },
};

/** A page's HTML with its styles. */
export const HTML: Record<PageKind, Budget> = {
  home: { bytes: 23_000, reason: "text, five portraits and the addresses of each picture in many sizes" },
  list: {
    bytes: 20_000,
    reason: "filters; grows with the number of offers, whose cards take several shared classes",
  },
  catalog: { bytes: 30_000, reason: "grows with the number of offers" },
  detail: { bytes: 30_500, reason: "all of an offer with its limits, complete without scripts" },
  contact: { bytes: 14_100, reason: "the form" },
};

/** The sheet with the styles of all pages, which loads with the scripts. */
export const ALL_STYLES: Budget = { bytes: 14_000, reason: "every component's styles, once" };

/** Both fonts together. */
export const FONTS: Budget = {
  bytes: 36_000,
  reason: "headings in one weight, text in all; artwork/fonts/subset-fonts.mjs",
};

/** The pictures that a phone (360 px, pixel ratio 2) loads without a touch. */
export const PICTURES: Record<PageKind, Budget> = {
  home: { bytes: 172_000, reason: "the first view's own crop for phones, and the three teasers below" },
  list: { bytes: 170_000, reason: "the first cards" },
  catalog: { bytes: 32_000, reason: "the map is folded away; the first two cards are near" },
  detail: {
    bytes: 97_000,
    reason: "the cover and three of the row beside it, which a browser takes for near",
  },
  contact: { bytes: 20_000, reason: "none: the one at the side comes when it is near" },
};
