import fc from "fast-check";

import { toJson } from "./hostile-queries.mjs";

const MAX_LENGTH = 199;
const LOCALES = ["en", "es", "it"];
/** Nearly all fields that have texts, and ways into their lists. */
export const TEXT_FIELDS = [
  ...["title", "summary", "body", "text", "slug", "dir", "path", "extension", "key", "url", "createdAt"],
  ...[
    "updatedAt",
    "url_slug",
    "included",
    "not_included",
    "bring",
    "advices",
    "health",
    "pregnancy",
    "babies",
  ],
  ...[
    "accessibility",
    "weather",
    "payment",
    "cancellation",
    "photo_video",
    "minimum_age_text",
    "category_tags",
  ],
  ...["suits", "days", "ports", "related", "price_basis", "cover.alt", "cover.image", "gallery.alt"],
  ...["places.name", "places.text", "itinerary.time", "itinerary.text", "faq.question", "faq.answer"],
  ...["pickup.place", "pickup.port", "pickup.time", "prices.port", "seo.title", "seo.description"],
  ...["seo.keywords", "places.0.text", "places.1.text", "itinerary.0.text", "faq.0.answer", "faq.1.answer"],
];

/** Words of the languages: what is one or two letters away from them is near to many words of an index. */
const KNOWN = [
  ...["saona", "catalina", "bayahibe", "excursion", "snorkelling", "traditional", "departure", "mountains"],
  ...["catamaran", "montañas", "tradicional", "salida", "caballos", "ballenas", "spiaggia", "tradizionale"],
  ...["partenza", "balene", "bambini", "santo domingo", "altos chavon", "samana", "canto", "sala", "mare"],
];
const letters = (name, min, max) =>
  fc.string({ unit: fc.constantFrom(...name), minLength: min, maxLength: max });
/** Nothing is like these words, and each is compared with all others. */
const unknownWord = (length) => letters("aeiourstlnmcdp", length, length);
const misspelled = fc
  .tuple(fc.constantFrom(...KNOWN), fc.nat(6), letters("aeioxhy", 1, 2))
  .map(([word, at, wrong]) => word.slice(0, at) + wrong + word.slice(at + 1));
const list = (word, least, most) =>
  fc.array(word, { minLength: least, maxLength: most }).map((words) => words.join(" ").slice(0, MAX_LENGTH));

const words = fc.oneof(
  fc.constantFrom(3, 4, 5, 7, 8, 12).chain((length) => list(unknownWord(length), 8, 40)),
  list(unknownWord(40), 1, 5),
  list(letters("abcdefghilmnoprstuv", 1, 1), 1, 60),
  list(letters("abcdefghilmnoprstuv", 2, 2), 1, 60),
  list(misspelled, 1, 30),
  list(fc.constantFrom(...KNOWN), 1, 30),
  list(fc.string({ unit: "grapheme", minLength: 1, maxLength: 8 }), 1, 20),
  fc.constantFrom("ñ", "\u1E9B\u0323", "\uFDFA", "𝒂", "ﬁ", "\u0390").map((letter) => letter.repeat(90)),
  fc.constantFrom("", " ", "a", "?", "\u00A0", "- - -", "\u0000", "\u202E"),
);
const search = fc.oneof(
  { weight: 3, arbitrary: words },
  { weight: 2, arbitrary: fc.record({ query: fc.constantFrom(...TEXT_FIELDS), value: words }) },
);

/** One hostile search of all offers in a language. */
export const hostileSearch = fc
  .tuple(fc.constantFrom(...LOCALES), search)
  .map(([locale, wanted]) => ({ path: `/${locale}`, body: createSearchBody(wanted) }));

function createSearchBody(wanted) {
  return toJson({
    entries: [
      ["deep", true],
      ["only", ["key"]],
      ["search", toSearch(wanted)],
    ],
  });
}

const toSearch = (wanted) => (typeof wanted === "string" ? wanted : { entries: Object.entries(wanted) });

/** A first search of each index, which makes it. */
export const FIRST_SEARCHES = LOCALES.flatMap((locale) =>
  ["", ...TEXT_FIELDS]
    .map((field) => (field === "" ? "saona" : { query: field, value: "saona" }))
    .map((wanted) => ({ path: `/${locale}`, body: createSearchBody(wanted) })),
);
