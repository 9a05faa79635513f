/** @jest-environment node */
import type { NamedReview } from "../review-file";
import { REVIEW_RESOLVER } from "./create-resolvers";

const REVIEW: NamedReview = {
  ...{ key: "r1", offer: "saona-island", language: "es", date: "2027-01-22", stars: 4, name: "Ana" },
  ...{ country: "DE", text: "Agua clara.", answer: "" },
};

describe("the reviews of an offer's page", () => {
  const findAll = jest.fn((_: object) =>
    Promise.resolve({ entries: [REVIEW] as unknown as Record<string, unknown>[] }),
  );
  const nodeModel = { findAll, getNodeById: () => null, getNodesByIds: () => [] };
  const resolve = (locale: "en" | "es") =>
    REVIEW_RESOLVER.resolve({ key: "saona-island", locale }, {}, { nodeModel });

  it("are those of the offer, with day and country in words of the page's language", async () => {
    const { count, average, shown } = await resolve("en");
    expect(findAll).toHaveBeenCalledWith({
      type: "Review",
      query: { filter: { offer: { eq: "saona-island" } } },
    });
    expect([count, average]).toEqual([1, 4]);
    expect(shown).toMatchObject([
      { day: "January 22, 2027", country: "Germany", date: "2027-01-22", text: "Agua clara." },
    ]);
    expect((await resolve("es")).shown).toMatchObject([{ day: "22 de enero de 2027", country: "Alemania" }]);
  });
});
