/** @jest-environment node */
import { createOfferSource } from "../testing/create-offer";
import { describeContentProblem } from "./format-content-problems";
import { parseOfferFileName } from "./offer-file";
import { parseOfferFile } from "./parse-offer";

const FILE = "excursions/saona-island.en.md";

function getProblems(source: string) {
  const result = parseOfferFile(FILE, source);
  return result.kind === "problems" ? result.problems.map(describeContentProblem) : result.kind;
}

describe("the name of an offer's file", () => {
  it.each([
    ["excursions/saona-island.es.md", { collection: "excursions", key: "saona-island", locale: "es" }],
    ["catalog/boat-2.it.md", { collection: "catalog", key: "boat-2", locale: "it" }],
    ["excursions/saona-island.xx.md", undefined],
    ["excursions/saona-island.md", undefined],
    ["excursions/Saona.en.md", undefined],
    ["excursions/saona--island.en.md", undefined],
    ["tours/saona-island.en.md", undefined],
    ["excursions/more/saona-island.en.md", undefined],
    ["saona-island.en.md", undefined],
  ])("%s says whose words it holds: %j", (file, name) => {
    expect(parseOfferFileName(file)).toEqual(name);
  });
});

describe("a valid file", () => {
  it("becomes an offer with its name, its body and what was left out filled in", () => {
    expect(parseOfferFile(FILE, createOfferSource())).toMatchObject({
      kind: "offer",
      name: { collection: "excursions", key: "saona-island", locale: "en" },
      offer: {
        title: "Saona Island",
        body: "The island lies in the south.",
        price_basis: "per-person",
        prices: [],
        faq: [],
        babies: "",
        featured: false,
        order: 100,
      },
    });
  });

  it("may leave fields empty as the editor does", () => {
    expect(parseOfferFile(FILE, createOfferSource({ babies: "", duration_hours: null })).kind).toBe("offer");
  });

  it.each(["", "\n\n"])("that holds nothing (%j) is not translated yet", (source) => {
    expect(parseOfferFile(FILE, source)).toEqual({ kind: "untranslated" });
  });
});

describe("a wrong file", () => {
  it("is refused for its name, with an example", () => {
    expect(parseOfferFile("excursions/Saona.md", createOfferSource())).toEqual({
      kind: "problems",
      problems: [
        {
          file: "excursions/Saona.md",
          code: "wrong-file-name",
          example: "excursions/saona-island.en.md",
          found: "excursions/Saona.md",
        },
      ],
    });
  });

  it("is refused without front matter", () => {
    expect(getProblems("The island.")).toEqual([
      {
        file: FILE,
        field: "(front matter)",
        expected: "YAML front matter between two lines of ---, then the description",
        found: "no front matter between two lines of ---",
      },
    ]);
  });

  it.each<[string, Record<string, unknown>, string, string, string]>([
    ["a missing title", { title: undefined }, "title", "a value of type string", "nothing"],
    ["an empty title", { title: "  " }, "title", "a text that is not empty", '"  "'],
    [
      "a title too long",
      { title: "x".repeat(90) },
      "title",
      "at most 80 characters",
      `"${"x".repeat(76)}… (92 characters)`,
    ],
    ["a number for a text", { title: 7 }, "title", "a value of type string", "7"],
    [
      "an odd slug",
      { url_slug: "Saona Island" },
      "url_slug",
      "lower-case words (a-z, 0-9) joined by hyphens",
      '"Saona Island"',
    ],
    [
      "a summary beyond 160 characters",
      { summary: "x".repeat(161) },
      "summary",
      "at most 160 characters",
      `"${"x".repeat(76)}… (163 characters)`,
    ],
    [
      "a port that does not exist",
      { ports: ["paris"] },
      "ports.0",
      "one of bayahibe, punta-cana, la-romana-cruises",
      '"paris"',
    ],
    ["no port at all", { ports: [] }, "ports", "at least 1", "[]"],
    [
      "a picture elsewhere",
      { cover: { image: "/saona.jpg", alt: "A beach" } },
      "cover.image",
      "a path like ../media/excursions/name.jpg",
      '"/saona.jpg"',
    ],
    [
      "a picture without words",
      { cover: { image: "../media/saona.jpg", alt: "" } },
      "cover.alt",
      "a value of type string",
      "nothing",
    ],
    [
      "a price with cents",
      { prices: [{ port: "bayahibe", adult: 9.5 }] },
      "prices.0.adult",
      "a value of type int",
      "9.5",
    ],
    [
      "a pick-up at no time of day",
      { pickup: [{ port: "bayahibe", place: "Pier", time: "24:00" }] },
      "pickup.0.time",
      "a time of day like 07:30",
      '"24:00"',
    ],
    [
      "more related entries than there is room for",
      { related: ["a", "b", "c", "d", "e", "f", "g"] },
      "related",
      "at most 6",
      '["a","b","c","d","e","f","g"]',
    ],
    [
      "a place on another continent",
      { places: [{ name: "Rome", text: "Far away.", lat: 41.9, lon: -68 }] },
      "places.0.lat",
      "at most 21",
      "41.9",
    ],
    ["a field that does not exist", { colour: "red" }, "colour", "no field of this name", '"red"'],
    ["an order that is no number", { order: "first" }, "order", "a value of type number", '"first"'],
  ])("is refused for %s", (_, change, field, expected, found) => {
    expect(getProblems(createOfferSource(change))).toEqual([{ file: FILE, field, expected, found }]);
  });

  it("is refused without a description", () => {
    expect(getProblems(createOfferSource({}, ""))).toMatchObject([{ field: "body", found: "nothing" }]);
  });

  it("is told everything that is wrong with it at once", () => {
    expect(getProblems(createOfferSource({ title: "", days: ["someday"] }))).toMatchObject([
      { field: "title" },
      { field: "days.0" },
    ]);
  });
});
