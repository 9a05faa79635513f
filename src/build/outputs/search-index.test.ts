/** @jest-environment node */
import { gzipSync } from "node:zlib";

import { LOCALE_CODES, type Locale } from "../../config/locales";
import { loadOfferIndex } from "../../search/offer-index";
import { searchOffers } from "../../search/search-offers";
import { loadSiteFacts } from "../../testing/content-nodes";
import { createSearchIndex } from "./create-search-index";

const facts = loadSiteFacts();
const texts = Object.fromEntries(
  LOCALE_CODES.map((locale) => [locale, createSearchIndex(facts, locale)]),
) as Record<Locale, string>;
const find = (locale: Locale, words: string) =>
  searchOffers(loadOfferIndex(texts[locale], locale), words).map(({ id }) => id);

/** What somebody types, what is meant, and what must stand first. */
const QUERIES: [locale: Locale, words: string, first: string][] = [
  ["en", "saona", "saona-island"],
  ["en", "soana island", "saona-island"],
  ["en", "saona iland", "saona-island"],
  ["en", "whale", "samana-whales"],
  ["en", "whales", "samana-whales"],
  ["en", "wales samana", "samana-whales"],
  ["en", "catalina snorkeling", "catalina-island"],
  ["en", "hoyo asul", "hoyo-azul"],
  ["en", "los haitises caves", "los-haitises"],
  ["en", "mangrove", "los-haitises"],
  ["en", "santo domingo", "santo-domingo"],
  ["en", "colonial city", "santo-domingo"],
  ["en", "altos de chavon", "altos-de-chavon"],
  ["en", "horses", "beach-horse-riding"],
  ["en", "horse ridding", "beach-horse-riding"],
  ["en", "buggies", "buggy-cane-fields"],
  ["en", "zipline", "zip-line-canopy"],
  ["en", "scuba", "discover-scuba"],
  ["en", "diving", "discover-scuba"],
  ["en", "party", "sunset-party-boat"],
  ["en", "weding", "beach-wedding"],
  ["en", "honeymoon", "photo-session"],
  ["en", "airport", "airport-transfer"],
  ["en", "chauffeur driver", "private-driver"],
  ["en", "yacht", "motor-yacht"],
  ["en", "catamaran charter", "sailing-catamaran"],
  ["en", "sanoa", "saona-island"],
  ["en", "soan", "saona-island"],
  ["en", "yatch", "motor-yacht"],
  ["en", "wales", "samana-whales"],
  ["en", "catmaran", "sailing-catamaran"],
  ["en", "taxi", "airport-transfer"],
  ["en", "quad", "buggy-cane-fields"],
  ["es", "sanoa", "saona-island"],
  ["es", "isla sanoa", "saona-island"],
  ["es", "voda", "beach-wedding"],
  ["es", "cavayo", "beach-horse-riding"],
  ["es", "taxi", "airport-transfer"],
  ["es", "quad", "buggy-cane-fields"],
  ["es", "bayahibe boda", "beach-wedding"],
  ["es", "ballenas", "samana-whales"],
  ["es", "ballena samana", "samana-whales"],
  ["es", "vallenas", "samana-whales"],
  ["es", "isla saona", "saona-island"],
  ["es", "sahona", "saona-island"],
  ["es", "caballos", "beach-horse-riding"],
  ["es", "cavallo playa", "beach-horse-riding"],
  ["es", "buceo", "discover-scuba"],
  ["es", "piscina natural", "natural-pool"],
  ["es", "manglares", "los-haitises"],
  ["es", "tirolesa", "zip-line-canopy"],
  ["es", "pesca", "deep-sea-fishing"],
  ["es", "yate", "motor-yacht"],
  ["es", "lancha", "speedboat-charter"],
  ["es", "fotos", "photo-session"],
  ["es", "aeropuerto", "airport-transfer"],
  ["es", "conductor privado", "private-driver"],
  ["es", "chofer", "private-driver"],
  ["es", "niños familia semana", "family-week-package"],
  ["es", "fiesta atardecer", "sunset-party-boat"],
  ["es", "party boat", "sunset-party-boat"],
  ["es", "pedida de mano", "motor-yacht"],
  ["it", "sanoa", "saona-island"],
  ["it", "yatch", "motor-yacht"],
  ["it", "taxi", "airport-transfer"],
  ["it", "quad", "buggy-cane-fields"],
  ["it", "balene", "samana-whales"],
  ["it", "balena", "samana-whales"],
  ["it", "isola saona", "saona-island"],
  ["it", "cavalli", "beach-horse-riding"],
  ["it", "cavallo spiagia", "beach-horse-riding"],
  ["it", "immersione", "discover-scuba"],
  ["it", "imersioni", "discover-scuba"],
  ["it", "piscina naturale", "natural-pool"],
  ["it", "mangrovie", "los-haitises"],
  ["it", "citta coloniale", "santo-domingo"],
  ["it", "matrimonio", "beach-wedding"],
  ["it", "pesca", "deep-sea-fishing"],
  ["it", "catamarano", "sailing-catamaran"],
  ["it", "aeroporto", "airport-transfer"],
  ["it", "bambini settimana", "family-week-package"],
  ["it", "festa tramonto", "sunset-party-boat"],
  ["it", "party boat", "sunset-party-boat"],
  ["it", "autista", "private-driver"],
];

describe("the search over the real content", () => {
  it.each(QUERIES)("in %s for “%s” finds %s first", (locale, words, first) => {
    expect(find(locale, words)[0]).toBe(first);
  });

  it.each<[Locale, string, string]>([
    ["en", "sanoa", "saona"],
    ["es", "sanoa", "saona"],
    ["it", "sanoa", "saona"],
    ["en", "yatch", "yacht"],
    ["en", "wales", "whale"],
    ["es", "voda", "boda"],
    ["es", "vallenas", "ballenas"],
    ["it", "imersioni", "immersioni"],
  ])("in %s finds for “%s” nothing but what has the word %s", (locale, words, meant) => {
    const found = find(locale, words);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((key) => !find(locale, meant).includes(key))).toEqual([]);
  });

  it.each<[Locale, string]>([
    ["en", "taxi"],
    ["es", "taxi"],
    ["it", "taxi"],
  ])("in %s finds for “%s” who drives, and nothing else", (locale, words) => {
    expect(find(locale, words).sort()).toEqual(["airport-transfer", "private-driver"]);
  });

  it.each<[Locale, string]>([
    ["en", "baby"],
    ["en", "babies"],
    ["es", "bebé"],
    ["it", "neonato"],
    ["it", "bebè"],
  ])("in %s finds for “%s” what the filter for a baby finds", (locale, words) => {
    const suiting = facts.locales[locale].offers.filter(({ suits }) => suits.includes("babies"));
    expect(find(locale, words)).toEqual(expect.arrayContaining(suiting.map(({ key }) => key)));
  });

  it("finds nothing for a short word that is nowhere, instead of any with two other letters", () => {
    expect(find("en", "golf")).toEqual([]);
  });

  it.each<[Locale, string]>([
    ["en", "activities"],
    ["es", "actividades"],
    ["it", "attivita"],
  ])("in %s finds activities for “%s”", (locale, words) => {
    expect(find(locale, words)).toEqual(
      expect.arrayContaining(["beach-horse-riding", "buggy-cane-fields", "zip-line-canopy"]),
    );
  });

  it.each<[Locale, string, string]>([
    ["en", "kids", "family"],
    ["en", "history", "culture"],
    ["it", "attività", "adventure"],
    ["en", "animals", "wildlife"],
    ["es", "historia", "culture"],
    ["es", "lujo", "comfort"],
    ["it", "coppia", "romance"],
    ["it", "animali", "wildlife"],
  ])("in %s for “%s”, a word for the tag %s, finds every offer with that tag", (locale, words, tag) => {
    const tagged = facts.locales[locale].offers.filter((offer) =>
      (offer.category_tags as string[]).includes(tag),
    );
    const found = find(locale, words);
    expect(tagged.length).toBeGreaterThan(0);
    expect(tagged.filter(({ key }) => !found.includes(key)).map(({ key }) => key)).toEqual([]);
  });
});

it("of all 75 entries together weighs at most 60 kB compressed", () => {
  const bytes = Object.values(texts).map((text) => gzipSync(text, { level: 9 }).length);
  expect(Math.max(...bytes)).toBeLessThanOrEqual(60_000);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
});
