import { getOfferReviews } from "./review-file";

const create = (key: string, language: "en" | "es", date: string, stars: number) => ({
  ...{ key, language, date, stars },
});

describe("the reviews of an offer", () => {
  it("are none, and no average is made up", () => {
    expect(getOfferReviews([], "en")).toEqual({ count: 0, average: 0, shown: [] });
  });

  it("stand in the page's language first, the newest first, and count the same in the average", () => {
    const reviews = [
      create("a", "es", "2027-01-03", 5),
      create("b", "en", "2027-01-01", 1),
      create("c", "es", "2027-01-04", 4),
      create("d", "en", "2027-01-02", 1),
    ];
    const english = getOfferReviews(reviews, "en");
    expect(english.shown.map(({ key }) => key)).toEqual(["d", "b", "c", "a"]);
    expect([english.count, english.average]).toEqual([4, 2.8]);
    expect(getOfferReviews(reviews, "es").shown.map(({ key }) => key)).toEqual(["c", "a", "d", "b"]);
  });

  it("are the twenty newest, chosen by nothing else; average and number are of all", () => {
    const days = Array.from({ length: 31 }, (_, day) => `2027-01-${String(day + 1).padStart(2, "0")}`);
    const reviews = days.map((date, index) => create(`r${index}`, "en", date, index < 11 ? 1 : 5));
    const { count, average, shown } = getOfferReviews(reviews, "es");
    expect([count, average, shown.length]).toEqual([31, 3.6, 20]);
    expect(shown.every(({ stars }) => stars === 5)).toBe(true);
    expect(shown[0]?.date).toBe("2027-01-31");
  });
});
