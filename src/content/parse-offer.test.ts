/** @jest-environment node */
import { stringify } from "yaml";

import { createOfferFiles } from "../testing/create-offer";
import { describeContentProblem } from "./format-content-problems";
import { parseOfferPath } from "./offer-file";
import { findMisnamed, parseOffer } from "./parse-offer";

const SAONA = { collection: "excursions", key: "saona-island" } as const;
const FACTS = "excursions/saona-island/offer.yml";
const TEXTS = "excursions/saona-island/en.md";

const parse = (files: ReadonlyMap<string, string>) => parseOffer(SAONA, files);
const getProblems = (files: ReadonlyMap<string, string>) => parse(files).problems.map(describeContentProblem);
const replace = (file: string, text: string) => new Map([...createOfferFiles(), [file, text]]);

describe("the name of an offer's file", () => {
  it.each([
    ["excursions/saona-island/es.md", { collection: "excursions", key: "saona-island", locale: "es" }],
    ["catalog/boat-2/it.md", { collection: "catalog", key: "boat-2", locale: "it" }],
    ["catalog/boat-2/offer.yml", { collection: "catalog", key: "boat-2" }],
    ["excursions/saona-island/xx.md", undefined],
    ["excursions/saona-island.en.md", undefined],
    ["excursions/Saona/en.md", undefined],
    ["tours/saona-island/en.md", undefined],
    ["excursions/more/saona-island/en.md", undefined],
  ])("%s says whose it is: %j", (file, name) => {
    expect(parseOfferPath(file)).toEqual(name);
    expect(findMisnamed(file)).toHaveLength(name ? 0 : 1);
  });
});

describe("a valid offer", () => {
  it("has its name, its texts and what was left out filled in, in each language that is written", () => {
    const { offers, problems } = parse(createOfferFiles({}, { locales: ["en", "it"] }));
    expect(problems).toEqual([]);
    expect(offers.map(({ locale }) => locale)).toEqual(["en", "it"]);
    expect(offers[0]).toMatchObject({
      ...{ ...SAONA, locale: "en", title: "Saona Island", body: "The island lies in the south." },
      ...{ price_basis: "per-person", prices: [], faq: [], babies: "", featured: false, order: 100 },
    });
  });

  it("may leave fields empty as the editor does", () => {
    expect(parse(createOfferFiles({ babies: "", duration_hours: null })).problems).toEqual([]);
  });

  it.each(["", "\n\n"])("whose text in a language holds nothing (%j) is not translated yet", (source) => {
    expect(parse(replace("excursions/saona-island/es.md", source)).offers).toHaveLength(1);
  });

  it("has each language's words of the rows that stand once", () => {
    const cover = { image: "../media/a.jpg", alt: { en: "A beach", it: "Una spiaggia" } };
    const { offers } = parse(
      new Map([
        ...createOfferFiles({}, { locales: ["en", "it"] }),
        [FACTS, stringify({ cover, category_tags: ["sea"], days: ["monday"], ports: ["bayahibe"] })],
      ]),
    );
    expect(offers.map((offer) => offer.cover.alt)).toEqual(["A beach", "Una spiaggia"]);
  });
});

describe("a wrong offer", () => {
  it("is refused without front matter", () => {
    expect(getProblems(replace(TEXTS, "The island."))).toEqual([
      {
        file: TEXTS,
        field: "(front matter)",
        expected: "YAML front matter between two lines of ---, then the description",
        found: "no front matter between two lines of ---",
      },
    ]);
  });

  it("is refused for facts that cannot be read, with their line", () => {
    expect(parse(replace(FACTS, "order: 1\norder: 2")).problems).toMatchObject([
      { file: FACTS, code: "invalid-yaml", line: 2 },
    ]);
  });

  it("is refused for a fact beside the texts, and a text beside the facts", () => {
    expect(
      getProblems(replace(TEXTS, (createOfferFiles().get(TEXTS) ?? "").replace("---\n", "---\norder: 1\n"))),
    ).toMatchObject([{ file: TEXTS, field: "order", expected: "no field of this name" }]);
    expect(getProblems(replace(FACTS, `${createOfferFiles().get(FACTS) ?? ""}title: Saona\n`))).toMatchObject(
      [{ file: FACTS, field: "title" }],
    );
  });

  it("is told once of a fact that is wrong, and of a text in each language", () => {
    const files = createOfferFiles({ order: -1, title: "" }, { locales: ["en", "es"] });
    expect(getProblems(files)).toMatchObject([
      { file: TEXTS, field: "title" },
      { file: FACTS, field: "order" },
      { file: "excursions/saona-island/es.md", field: "title" },
    ]);
  });

  it.each<[string, Record<string, unknown>, string, string, string]>([
    ["a missing title", { title: undefined }, "title", "a value of type string", "nothing"],
    [
      "a title too long",
      { title: "x".repeat(90) },
      "title",
      "at most 80 characters",
      `"${"x".repeat(76)}… (92 characters)`,
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
      "a picture without words",
      { cover: { image: "../media/saona.jpg", alt: "" } },
      "cover.alt.en",
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
    ["a field that does not exist", { colour: "red" }, "colour", "no field of this name", '"red"'],
    ["an order that is no number", { order: "first" }, "order", "a value of type number", '"first"'],
  ])("is refused for %s", (_, change, field, expected, found) => {
    const file = Object.keys(change).some((name) => ["title", "url_slug", "summary"].includes(name))
      ? TEXTS
      : FACTS;
    expect(getProblems(createOfferFiles(change))).toEqual([{ file, field, expected, found }]);
  });
});

describe("a link in a description", () => {
  const find = (body: string) =>
    parseOffer({ collection: "excursions", key: "saona-island" }, createOfferFiles({}, { body })).problems;

  it.each([
    "[x](javascript:alert(1))",
    "[x]( JavaScript:alert(1) 'title')",
    "![x](data:image/png;base64,AAAA)",
    "[x](<java&#9;script:alert(1)>)",
    "[x](&#106;avascript&colon;alert(1))",
    "[x](javascript\\:alert(1))",
    "<vbscript:x>",
    "Text.\n\n[one]: javascript:x\n\n[x][one]",
  ])("that runs something is refused: %j", (body) => {
    expect(find(body)).toMatchObject([
      { file: "excursions/saona-island/en.md", path: "body", code: "unsafe-link" },
    ]);
  });

  it.each([
    "[x](https://a.example/javascript:y) [x](/es/catalogo) [x](mailto:a@b.example) <https://a.example>",
    "Our data: 5 < 6, javascript: no link at all, [data: x] (data: y)",
    "[x](tel:+18095550142)",
  ])("that opens a page is taken: %j", (body) => {
    expect(find(body)).toEqual([]);
  });
});
