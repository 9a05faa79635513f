/** @jest-environment node */
import type { LetterOffer } from "../../domain/contracts/letters";
import { createLetterContent } from "../../testing/published-letters";
import { isRewritten } from "./letters";

const offer: LetterOffer = {
  ...{ title: "Saona", summary: "A day on the island.", path: "/excursions/coral-key" },
  price: { from: 75, basis: "per-person" },
};

describe("a letter that was sent", () => {
  it("says the same when the price of one of its offers has changed", () => {
    const dearer = { ...offer, price: { from: 79, basis: "per-person" } as const };
    expect(
      isRewritten(createLetterContent({ offers: [offer] }), createLetterContent({ offers: [dearer] })),
    ).toBe(false);
  });

  it.each([{ subject: "Other" }, { blocks: [] }, { offers: [] }, { button: { label: "Go", url: "/" } }])(
    "says something else with %j",
    (change) => {
      const sent = createLetterContent({ offers: [offer] });
      expect(isRewritten(sent, createLetterContent({ offers: [offer], ...change }))).toBe(true);
    },
  );
});
