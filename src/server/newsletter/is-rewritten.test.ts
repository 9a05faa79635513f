/** @jest-environment node */
import type { LetterOffer } from "../../domain/contracts/letters";
import { createLetterContent } from "../../testing/published-letters";
import { isRewritten } from "./letters";

const offer: LetterOffer = {
  ...{ title: "Saona", summary: "A day on the island.", path: "/excursions/coral-key" },
  price: { from: 75, basis: "per-person" },
};

it("a letter that was sent says the same when a price has changed, something else with every other change", () => {
  const dearer = { ...offer, price: { from: 79, basis: "per-person" } as const };
  const sent = createLetterContent({ offers: [offer] });
  expect(isRewritten(sent, createLetterContent({ offers: [dearer] }))).toBe(false);
  for (const change of [
    ...[{ subject: "Other" }, { blocks: [] }, { offers: [] }, { button: { label: "Go", url: "/" } }],
  ])
    expect(isRewritten(sent, createLetterContent({ offers: [offer], ...change }))).toBe(true);
});
