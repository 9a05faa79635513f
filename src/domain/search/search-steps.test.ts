/** @jest-environment node */
import { createOfferIndex, type SearchDocument } from "./offer-index";
import { searchOffers } from "./search-offers";

const NO_TEXTS = { tags: [], suits: [], keywords: "", places: [], summary: "", text: "" };

function createDocuments(titles: readonly string[]): SearchDocument[] {
  return titles.map((title, index) => ({ ...NO_TEXTS, id: String(index), title }));
}

const index = createOfferIndex(
  createDocuments(["Saona", "Saone", "Saont", "Saons", "Catalina", "Whales", "Horse riding"]),
  "en",
);

/** Gets how many steps a search is told to take. */
function countSteps(words: string): number {
  let all = 0;
  searchOffers(index, words, (steps) => (all += steps));
  return all;
}

describe("the steps of a search", () => {
  const unknown = Array.from({ length: 30 }, (_, at) => `qx${String.fromCharCode(97 + at)}`);

  it("grow with the words, up to eight", () => {
    const steps = [1, 4, 8, 9, 30].map((count) => countSteps(unknown.slice(0, count).join(" ")));
    expect(steps[1]).toBe(4 * (steps[0] ?? 0));
    expect(steps[2]).toBe(8 * (steps[0] ?? 0));
    expect(steps.slice(3)).toEqual([steps[2], steps[2]]);
  });

  it("are more for a word that is near to many", () => {
    expect(countSteps("saonx")).toBeGreaterThan(countSteps("zzzzz"));
  });

  it("are few for a word that the index has", () => {
    expect(countSteps("whales")).toBeLessThan(countSteps("zzzzz"));
  });

  it("can be refused before they are done", () => {
    const refuse = () => {
      throw new Error("refused");
    };
    expect(() => searchOffers(index, "saona", refuse)).toThrow("refused");
  });
});

it("the eighth word still counts, the ninth does not", () => {
  const documents = createDocuments(["one two three four five six seven eight", "one nine"]);
  const numbers = createOfferIndex(documents, "en");
  const find = (words: string) => searchOffers(numbers, words).map(({ id }) => id);
  expect(find("one two three four five six seven eight nine")).toEqual(["0"]);
  expect(find("one two three four five six seven nine")).toEqual(["0", "1"]);
});
