/** @jest-environment node */
import type { Locale } from "../config/locales";
import { createOfferIndex, loadOfferIndex, type SearchDocument } from "./offer-index";
import { searchOffers } from "./search-offers";

function createDocument(id: string, change: Partial<SearchDocument> = {}): SearchDocument {
  return { id, title: id, tags: [], suits: [], keywords: "", places: [], summary: "", text: "", ...change };
}

/** Searches the given documents; gets the ids found, best first. */
function search(locale: Locale, words: string, documents: readonly SearchDocument[]) {
  return searchOffers(createOfferIndex(documents, locale), words).map(({ id }) => id);
}

describe("a search", () => {
  it.each<[string, Locale, string, string]>([
    ["without accents", "es", "bayahibe", "Bayahíbe"],
    ["with accents where there are none", "it", "città", "citta"],
    ["with one letter wrong", "en", "saena", "Saona"],
    ["with two letters wrong in a long word", "en", "santa dominga colonal", "Santo Domingo colonial"],
    ["with two letters swapped", "en", "soana", "Saona"],
    ["with an unfinished word", "en", "cat", "Catamaran"],
    ["of the plural", "en", "beaches", "Beach"],
    ["of a plural in -ces in Spanish", "es", "peces", "Pez grande"],
    ["of a plural in Italian", "it", "barche", "Barca"],
    ["of a plural in -gge in Italian", "it", "spiagge", "Spiaggia"],
    ["with words that say nothing", "en", "a tour with the whales", "Whales tour"],
  ])("%s finds the offer (%s: %s)", (_, locale, words, title) => {
    expect(search(locale, words, [createDocument("found", { title }), createDocument("other")])).toEqual([
      "found",
    ]);
  });

  it.each<[Locale, string]>([
    ["en", "kids"],
    ["es", "niños"],
    ["it", "bimbi"],
  ])("finds an offer by what visitors call its tag (%s: %s)", (locale, words) => {
    const documents = [
      createDocument("one", { tags: ["family"] }),
      createDocument("two", { tags: ["culture"] }),
    ];
    expect(search(locale, words, documents)).toEqual(["one"]);
  });

  it("puts a title before a place, a place before a summary and a summary before the text", () => {
    const documents = [
      createDocument("text", { text: "saona" }),
      createDocument("summary", { summary: "saona" }),
      createDocument("place", { places: ["saona"] }),
      createDocument("title", { title: "saona" }),
    ];
    expect(search("en", "saona", documents)).toEqual(["title", "place", "summary", "text"]);
  });

  it("asks for all words where an offer has them all, and for some where none has", () => {
    const documents = [
      createDocument("both", { text: "horse riding at the beach" }),
      createDocument("one", { text: "the beach" }),
    ];
    expect(search("en", "horse beach", documents)).toEqual(["both"]);
    expect(search("en", "beach submarine", documents)).toEqual(expect.arrayContaining(["both", "one"]));
  });

  it.each(["", "   ", "the", "zzzzzz", "?!", "\u0000", "ñ".repeat(100_000)])(
    "for %j finds nothing",
    (words) => {
      expect(search("en", words, [createDocument("saona", { text: "an island" })])).toEqual([]);
    },
  );

  it("lists the nearest words alone, and weaker ones where those do not go with the other words", () => {
    const documents = [
      createDocument("saona", { title: "Saona" }),
      createDocument("santo", { title: "Santo", text: "museum" }),
    ];
    expect(search("en", "sanoa", documents)).toEqual(["saona"]);
    expect(search("en", "santa", documents)).toEqual(["santo"]);
    expect(search("en", "sanoa museum", documents)).toEqual(["santo"]);
  });

  it("finds the same in an index that was written and loaded", () => {
    const index = createOfferIndex([createDocument("saona", { title: "Isla Saona", tags: ["sea"] })], "es");
    const loaded = loadOfferIndex(JSON.stringify(index), "es");
    expect(searchOffers(loaded, "playa sahona")).toEqual(searchOffers(index, "playa sahona"));
    expect(searchOffers(loaded, "playa sahona")).toHaveLength(1);
  });
});
