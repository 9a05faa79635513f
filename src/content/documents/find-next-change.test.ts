/** @jest-environment node */
import { createContentFiles, createOfferFiles } from "../../testing/create-offer";
import { findNextChange } from "./server-data";

const NOTICE = "content/settings/notice.json";
const NOW = Date.parse("2026-11-20T12:00:00Z");

const find = (offer: object, notice?: object) => {
  const files = createContentFiles(createOfferFiles(offer as Record<string, unknown>));
  if (notice) files.set(NOTICE, JSON.stringify({ en: notice, es: notice, it: notice }));
  const next = findNextChange(files, NOW);
  return next === undefined ? undefined : new Date(next).toISOString();
};

describe("the next moment at which the site changes by itself", () => {
  it("is the first of the offers' and the notice's dates", () => {
    const offer = { publish_until: "2026-12-24T18:00" };
    expect(find(offer)).toBe("2026-12-24T22:00:00.000Z");
    expect(find(offer, { text: "Waves.", publish_from: "2026-11-21T06:00" })).toBe(
      "2026-11-21T10:00:00.000Z",
    );
    expect(find(offer, { text: "Waves.", publish_until: "2026-11-19T06:00" })).toBe(
      "2026-12-24T22:00:00.000Z",
    );
  });

  it("is none without dates to come", () => {
    expect(find({})).toBeUndefined();
    expect(find({ publish_from: "2026-01-01T08:00" }, {})).toBeUndefined();
  });
});
