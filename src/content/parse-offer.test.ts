/** @jest-environment node */
import { stringify } from "yaml";

import { createOfferFiles } from "../testing/create-offer";
import { parseOfferPath } from "./offer-file";
import { findMisnamed, parseOffer } from "./parse-offer";

const SAONA = { collection: "excursions", key: "saona-island" } as const;
const FACTS = "excursions/saona-island/offer.yml";
const TEXTS = "excursions/saona-island/en.md";

const parse = (files: ReadonlyMap<string, string>) => parseOffer(SAONA, files);
const getProblems = (files: ReadonlyMap<string, string>) =>
  parse(files).problems.map(({ file, path = "", code }) => `${file} ${path}: ${code}`);
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
  it("is refused for facts that cannot be read, with their line", () => {
    expect(parse(replace(FACTS, "order: 1\norder: 2")).problems).toMatchObject([
      { file: FACTS, code: "invalid-yaml", line: 2 },
    ]);
  });

  it.each<[string, ReadonlyMap<string, string>, string[]]>([
    ["no front matter", replace(TEXTS, "The island."), [`${TEXTS} : no-front-matter`]],
    [
      "a fact beside the texts",
      replace(TEXTS, (createOfferFiles().get(TEXTS) ?? "").replace("---\n", "---\norder: 1\n")),
      [`${TEXTS} order: unknown-field`],
    ],
    [
      "a text beside the facts",
      replace(FACTS, `${createOfferFiles().get(FACTS) ?? ""}title: Saona\n`),
      [`${FACTS} title: unknown-field`],
    ],
    [
      "a wrong fact once, a wrong text in each language",
      createOfferFiles({ order: -1, title: "" }, { locales: ["en", "es"] }),
      [
        `${TEXTS} title: wrong-type`,
        `${FACTS} order: too-small`,
        "excursions/saona-island/es.md title: wrong-type",
      ],
    ],
    ["a title too long", createOfferFiles({ title: "x".repeat(90) }), [`${TEXTS} title: too-long`]],
    ["an unknown port", createOfferFiles({ ports: ["paris"] }), [`${FACTS} ports.0: not-in-list`]],
    ["no port at all", createOfferFiles({ ports: [] }), [`${FACTS} ports: too-small`]],
    [
      "a picture without words",
      createOfferFiles({ cover: { image: "../media/saona.jpg", alt: "" } }),
      [`${FACTS} cover.alt.en: wrong-type`],
    ],
    [
      "a price with cents",
      createOfferFiles({ prices: [{ port: "bayahibe", adult: 9.5 }] }),
      [`${FACTS} prices.0.adult: not-a-number`],
    ],
    [
      "a pick-up at no time of day",
      createOfferFiles({ pickup: [{ port: "bayahibe", place: "Pier", time: "24:00" }] }),
      [`${FACTS} pickup.0.time: invalid-time`],
    ],
    ["an unknown field", createOfferFiles({ colour: "red" }), [`${FACTS} colour: unknown-field`]],
  ])("is refused for %s", (_, files, problems) => {
    expect(getProblems(files)).toEqual(problems);
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
