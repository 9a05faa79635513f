/** @jest-environment node */
import { LOCALE_CODES, type Locale } from "../../domain/config/locales";
import { loadOfferIndex } from "../../domain/search/offer-index";
import { searchOffers } from "../../domain/search/search-offers";
import { loadSiteFacts } from "../../testing/content-nodes";
import { createSearchIndex } from "./site-facts";

const facts = loadSiteFacts();

describe.each(LOCALE_CODES)("the search index in %s", (locale) => {
  const index = loadOfferIndex(createSearchIndex(facts, locale), locale);
  const find = (words: string) => searchOffers(index, words).map(({ id }) => id);

  it("finds every offer by its title", () => {
    const { offers } = facts.locales[locale];
    expect(offers.filter(({ key, title }) => find(title)[0] !== key).map(({ key }) => key)).toEqual([]);
  });

  it("finds what the filter for a baby finds", () => {
    const words = { en: "baby", es: "bebé", it: "neonato" } as const satisfies Record<Locale, string>;
    const suiting = facts.locales[locale].offers.filter(({ suits }) => suits.includes("babies"));
    expect(suiting.length).toBeGreaterThan(0);
    expect(find(words[locale])).toEqual(expect.arrayContaining(suiting.map(({ key }) => key)));
  });
});
