/** @jest-environment node */
import { REVIEW_LIMITS } from "../config/reviews";
import { reviewFormSchema } from "../contracts/reviews";
import { formatReview, parseReviewFile } from "./review-file";
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

  it("is the same text for the same review", () => {
    const text = formatReview({ ...REVIEW, language: "es", answer: "" });
    const result = parseReviewFile("reviews/r4k2m7.json", text);
    if (!("review" in result)) throw new Error("refused");
    const { key: _key, ...review } = result.review;
    expect(formatReview(review)).toBe(text);
    expect(text).not.toContain("answer");
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
    ["stars", { stars: 4.5 }, "not-a-number"],
    ["country", { country: "XX" }, "not-in-list"],
    ["language", { language: "de" }, "not-in-list"],
    ["date", { date: "2027-02-30" }, "invalid-date"],
    ["offer", { offer: "../saona" }, "invalid-key"],
    ["text", { text: "" }, "wrong-type"],
  ])("is refused with a wrong %s: %j", (path, change, code) => {
    expect(parse(change)).toMatchObject({ problems: [{ path, code }] });
  });

  it("has a name of its own, and is checked as all content is", () => {
    expect(parse({}, "reviews/Ana Maria.json")).toMatchObject({ problems: [{ code: "wrong-file-name" }] });
    expect(parse({}, "reviews/a/b.json")).toMatchObject({ problems: [{ code: "wrong-file-name" }] });
    expect(parseContentFile("reviews/r1.json", "{")).toMatchObject({ problems: [{ code: "invalid-json" }] });
    const { name, locales, problems } = parseContentFile("reviews/r1.json", JSON.stringify(REVIEW));
    expect([name, locales.map(({ locale }) => locale), problems]).toEqual([undefined, ["es"], []]);
  });
});
