/** @jest-environment node */
import type { NamedReview } from "../review-file";
import { loadSiteFacts } from "../../testing/content-nodes";
import { findVocabularyErrors } from "../../testing/schema-org";
import { createOfferBlocks } from "./create-offer-blocks";

type Block = Record<string, unknown> & { "@type": string };

const create = (change: Partial<NamedReview>): NamedReview => ({
  ...{ key: "r1", offer: "coral-key", language: "en", date: "2027-01-20", stars: 1, name: "Joe" },
  ...{ country: "CA", text: "Two hours late </script>", answer: "" },
  ...change,
});
const facts = loadSiteFacts();
const getBlocks = (key: string, reviews: NamedReview[]) => {
  const offer = facts.locales.en.offers.find((candidate) => candidate.key === key);
  if (!offer) throw new Error(`There is no ${key}.`);
  const withReviews = {
    ...facts,
    reviews: new Map([
      ["coral-key", reviews],
      ["two-day-package", reviews],
    ]),
  };
  return createOfferBlocks(withReviews, offer) as unknown as Block[];
};

describe("what search engines are told of reviews", () => {
  it("is nothing where nobody has written one", () => {
    expect(JSON.stringify(getBlocks("coral-key", []))).not.toMatch(/review|rating/i);
    expect(JSON.stringify(getBlocks("river-cave", [create({})]))).not.toMatch(/review|rating/i);
  });

  it.each(["coral-key", "two-day-package"])("is what stands on the page of %s, good and bad", (key) => {
    const [block, ...others] = getBlocks(key, [create({}), create({ key: "r2", language: "es", stars: 4 })]);
    expect(block?.["aggregateRating"]).toEqual({
      ...{ "@type": "AggregateRating", ratingValue: 2.5, reviewCount: 2, bestRating: 5, worstRating: 1 },
    });
    expect(block?.["review"]).toMatchObject([
      {
        author: { name: "Joe" },
        datePublished: "2027-01-20",
        inLanguage: "en",
        reviewRating: { ratingValue: 1 },
      },
      { inLanguage: "es", reviewRating: { ratingValue: 4 } },
    ]);
    expect(JSON.stringify(others)).not.toMatch(/AggregateRating/);
    for (const one of [block, ...others]) expect(one && findVocabularyErrors(one)).toEqual([]);
  });
});
