/** @jest-environment node */
import { REVIEW_LIMITS } from "../domain/config/reviews";
import { reviewFormSchema } from "../domain/contracts/reviews";
import { getOfferReviews, parseReviewFile } from "./review-file";
import { parseContentFile } from "./parse-content-file";

const REVIEW = {
  ...{ offer: "saona-island", language: "es", date: "2027-01-22", stars: 1, name: "Ana", country: "ES" },
  text: "Dos horas de retraso, y nadie avisó.",
};
const parse = (change: object, file = "reviews/r4k2m7.json") =>
  parseReviewFile(file, JSON.stringify({ ...REVIEW, ...change }));

describe("the file of a review", () => {
  it("has one language, and nothing of the guest but first name and country", () => {
    expect(parse({})).toEqual({ review: { ...REVIEW, key: "r4k2m7", answer: "" } });
    expect(parse({ email: "ana@example.com" })).toMatchObject({
      problems: [{ file: "reviews/r4k2m7.json", path: "email", code: "unknown-field" }],
    });
  });

  it("takes whatever the form takes, whose limits count characters as people do", () => {
    const name = "𝒜".repeat(REVIEW_LIMITS.name);
    const text = "🌴".repeat(REVIEW_LIMITS.textMax);
    const form = reviewFormSchema.parse({ ...{ stars: "5", text, name, country: "ES" }, consent: "yes" });
    expect(parse({ text: form.text, name: form.name })).toMatchObject({ review: { text, name } });
  });

  it.each([
    ["stars", { stars: 0 }, "too-small"],
    ["stars", { stars: 6 }, "too-large"],
    ["country", { country: "XX" }, "not-in-list"],
    ["language", { language: "de" }, "not-in-list"],
    ["date", { date: "2027-02-30" }, "invalid-date"],
    ["offer", { offer: "../saona" }, "invalid-key"],
  ])("is refused with a wrong %s: %j", (path, change, code) => {
    expect(parse(change)).toMatchObject({ problems: [{ path, code }] });
  });

  it("has a name of its own, and is checked as all content is", () => {
    expect(parse({}, "reviews/Ana Maria.json")).toMatchObject({ problems: [{ code: "wrong-file-name" }] });
    expect(parseContentFile("reviews/r1.json", "{")).toMatchObject({ problems: [{ code: "invalid-json" }] });
    const { locales, problems } = parseContentFile("reviews/r1.json", JSON.stringify(REVIEW));
    expect([locales.map(({ locale }) => locale), problems]).toEqual([["es"], []]);
  });
});

describe("the reviews of an offer", () => {
  const create = (key: string, language: "en" | "es", date: string, stars: number) => ({
    ...{ key, language, date, stars },
  });

  it("stand in the page's language first, the newest first, and count the same in the average", () => {
    const reviews = [
      create("a", "es", "2027-01-03", 5),
      create("b", "en", "2027-01-01", 1),
      create("c", "es", "2027-01-04", 4),
      create("d", "en", "2027-01-02", 1),
    ];
    const { count, average, shown } = getOfferReviews(reviews, "en");
    expect([count, average, shown.map(({ key }) => key)]).toEqual([4, 2.8, ["d", "b", "c", "a"]]);
    expect(getOfferReviews([], "en")).toEqual({ count: 0, average: 0, shown: [] });
  });
});
