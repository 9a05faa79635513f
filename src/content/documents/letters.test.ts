/** @jest-environment node */
import { LOCALE_CODES } from "../../domain/config/locales";
import { readContentFiles } from "../site-content";
import { listLetters, toLetterBlocks } from "./letters";

const LETTER = {
  subject: "Whales",
  preheader: "Back",
  body: "Hello",
  offers: ["coral-key", "no-such-offer"],
};

async function list(change: object = {}, also: Record<string, string> = {}) {
  const files = await readContentFiles("e2e");
  for (const path of files.keys()) if (path.startsWith("content/letters/")) files.delete(path);
  const texts = LOCALE_CODES.map((locale) => [locale, { ...LETTER, ...change }]);
  files.set("content/letters/whales.json", JSON.stringify(Object.fromEntries(texts)));
  for (const [path, source] of Object.entries(also)) files.set(path, source);
  return listLetters("e2e", files, Date.UTC(2027, 0, 20));
}

describe("the letters that the build writes for the server", () => {
  it("have offers with page, lowest price and picture; one that the site does not know is left out", async () => {
    const [letter] = await list();
    expect(letter?.content.es.offers).toMatchObject([
      {
        title: "Cayo Coral",
        path: "/es/excursiones/cayo-coral",
        price: { from: expect.any(Number) as number, basis: "per-person" },
        picture: {
          path: expect.stringMatching(/^\/share\/letters\/coral-key-[0-9a-f]{20}-336\.jpg$/) as string,
          file: "content/media/excursions/coral-key.jpg",
          width: 336,
        },
      },
    ]);
  });

  it("name no price where the site shows none, and no offer that it hides", async () => {
    const files = await readContentFiles("e2e");
    const [site, facts] = ["content/settings/site.json", "content/excursions/coral-key/offer.yml"];
    const settings = JSON.parse(files.get(site) ?? "") as Record<string, object>;
    for (const locale of LOCALE_CODES) Object.assign(settings[locale] ?? {}, { pricesOn: false });
    const [letter] = await list({}, { [site]: JSON.stringify(settings) });
    expect(letter?.content.en.offers[0]).not.toHaveProperty("price");
    const hidden = { [facts]: `${(files.get(facts) ?? "").replace(/^sale:.*\n/m, "")}sale: hidden\n` };
    expect((await list({}, hidden))[0]?.content.en.offers).toEqual([]);
  });
});

describe("the text of a letter", () => {
  const paragraph = (...runs: object[]) => ({ kind: "paragraph", runs });

  it.each<[string, object[]]>([
    ["## Whales", [{ kind: "heading", runs: [{ text: "Whales" }] }]],
    [
      "They are **back** and *calm*,\nsee [the day](/excursions/whales).",
      [
        paragraph(
          ...[{ text: "They are " }, { text: "back", strong: true }, { text: " and " }],
          ...[{ text: "calm", emphasis: true }, { text: ", see " }],
          ...[{ text: "the day", href: "/excursions/whales" }, { text: "." }],
        ),
      ],
    ],
    ["One  \nTwo", [paragraph({ text: "One" }, { text: "\n" }, { text: "Two" })]],
    [
      "1. One\n\n- A\n  - B",
      [
        { kind: "list", isOrdered: true, items: [[{ text: "One" }]] },
        { kind: "list", isOrdered: false, items: [["A", "\n", "– ", "B"].map((text) => ({ text }))] },
      ],
    ],
    ["> Quoted", [paragraph({ text: "Quoted" })]],
    [
      "| Day | Price |\n| - | - |\n| Monday | **75** |",
      [
        paragraph({ text: "Day" }, { text: " · " }, { text: "Price" }),
        paragraph({ text: "Monday" }, { text: " · " }, { text: "75", strong: true }),
      ],
    ],
    ["\n\n", []],
  ])("%j becomes blocks that every mail program shows", (markdown, blocks) => {
    expect(toLetterBlocks(markdown)).toEqual(blocks);
  });

  it.each([
    ["<script>alert(1)</script>", "href"],
    ["[x](javascript:alert(1))", "javascript"],
    ["[x](data:text/html,1)", "data:"],
    ["![Whale](https://evil.example/pixel.gif)", "evil.example"],
  ])("has no markup, script or remote picture of %s", (markdown, evil) => {
    expect(JSON.stringify(toLetterBlocks(markdown))).not.toContain(evil);
  });
});
