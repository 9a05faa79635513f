/** @jest-environment node */
import { LOCALE_CODES } from "../../config/locales";
import { readContentFiles } from "../read-content-files";
import { listLetters } from "./list-letters";

const text = (change: object = {}) => ({
  subject: "Whales",
  preheader: "They are back",
  body: "Hello",
  offers: ["samana-whales", "no-such-offer"],
  ...change,
});
const toFile = (change: object = {}) =>
  JSON.stringify(Object.fromEntries(LOCALE_CODES.map((locale) => [locale, text(change)])));

async function list(change: object = {}, also: Record<string, string> = {}) {
  const files = await readContentFiles(process.cwd());
  for (const path of files.keys()) if (path.startsWith("content/letters/")) files.delete(path);
  files.set("content/letters/whales.json", toFile(change));
  for (const [path, source] of Object.entries(also)) files.set(path, source);
  return listLetters(process.cwd(), files, Date.UTC(2027, 0, 20));
}

describe("the letters that the build writes for the server", () => {
  it("are the site's own: at least two, with all languages, pictures and offers in words of their subscribers", async () => {
    const letters = await listLetters(process.cwd(), await readContentFiles(process.cwd()));
    expect(letters.length).toBeGreaterThanOrEqual(2);
    for (const { content } of letters)
      for (const locale of LOCALE_CODES) {
        const { subject, preheader, blocks, offers, button } = content[locale];
        expect(subject.length).toBeLessThanOrEqual(60);
        expect(preheader).not.toBe("");
        expect(blocks.length).toBeGreaterThan(2);
        expect(offers.length).toBeGreaterThan(1);
        const isOurs = (path: string) => locale === "en" || path.startsWith(`/${locale}/`);
        for (const path of [...offers.map((offer) => offer.path), button?.url ?? ""])
          expect([path, isOurs(path)]).toEqual([path, true]);
      }
    expect(JSON.stringify(letters.map(({ content }) => content.es))).not.toMatch(
      /\b(usted|ustedes|vosotros)\b/i,
    );
  });

  it("have offers with page, lowest price and picture; one that the site does not know is left out", async () => {
    const [letter] = await list();
    expect(letter?.content.es.offers).toEqual([
      {
        title: "Ballenas jorobadas en la bahía de Samaná",
        summary: expect.stringContaining("Samaná") as string,
        path: "/es/excursiones/ballenas-samana",
        price: { from: expect.any(Number) as number, basis: "per-person" },
        picture: {
          path: expect.stringMatching(/^\/share\/letters\/samana-whales-[0-9a-f]{20}-336\.jpg$/) as string,
          file: "content/media/excursions/samana-whales.jpg",
          width: 336,
          alt: expect.stringContaining("ballena") as string,
        },
      },
    ]);
  });

  it("name no price where the site shows none, and no offer that it hides", async () => {
    const files = await readContentFiles(process.cwd());
    const settings = JSON.parse(files.get("content/settings/site.json") ?? "") as Record<string, object>;
    for (const locale of LOCALE_CODES) Object.assign(settings[locale] ?? {}, { pricesOn: false });
    const [letter] = await list({}, { "content/settings/site.json": JSON.stringify(settings) });
    expect(letter?.content.en.offers[0]).not.toHaveProperty("price");
    const hidden = Object.fromEntries(
      LOCALE_CODES.map((locale) => {
        const path = `content/excursions/samana-whales.${locale}.md`;
        return [path, (files.get(path) ?? "").replace("---\n", "---\nsale: hidden\n")];
      }),
    );
    expect((await list({}, hidden))[0]?.content.en.offers).toEqual([]);
  });

  it("leave out a picture that is gone, and a letter that the build refuses", async () => {
    const picture = { image: "../media/home/none.jpg", alt: "Gone" };
    expect((await list({ picture }))[0]?.content.en).not.toHaveProperty("picture");
    expect(await list({ subject: "" })).toEqual([]);
    expect(await list({ button: { label: "Go", url: "javascript:alert(1)" } })).toEqual([]);
    expect(await list({ button: { label: "Go", url: "//evil.example" } })).toEqual([]);
  });
});
