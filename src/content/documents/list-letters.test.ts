/** @jest-environment node */
import { LOCALE_CODES } from "../../config/locales";
import { readContentFiles } from "../site-content";
import { listLetters } from "./letters";

const ROOT = "e2e";

const text = (change: object = {}) => ({
  subject: "Whales",
  preheader: "They are back",
  body: "Hello",
  offers: ["coral-key", "no-such-offer"],
  ...change,
});
const toFile = (change: object = {}) =>
  JSON.stringify(Object.fromEntries(LOCALE_CODES.map((locale) => [locale, text(change)])));

async function list(change: object = {}, also: Record<string, string> = {}) {
  const files = await readContentFiles(ROOT);
  for (const path of files.keys()) if (path.startsWith("content/letters/")) files.delete(path);
  files.set("content/letters/whales.json", toFile(change));
  for (const [path, source] of Object.entries(also)) files.set(path, source);
  return listLetters(ROOT, files, Date.UTC(2027, 0, 20));
}

describe("the letters that the build writes for the server", () => {
  it("have offers with page, lowest price and picture; one that the site does not know is left out", async () => {
    const [letter] = await list();
    expect(letter?.content.es.offers).toEqual([
      {
        title: "Cayo Coral",
        summary: expect.any(String) as string,
        path: "/es/excursiones/cayo-coral",
        price: { from: expect.any(Number) as number, basis: "per-person" },
        picture: {
          path: expect.stringMatching(/^\/share\/letters\/coral-key-[0-9a-f]{20}-336\.jpg$/) as string,
          file: "content/media/excursions/coral-key.jpg",
          width: 336,
          alt: expect.any(String) as string,
        },
      },
    ]);
  });

  it("name no price where the site shows none, and no offer that it hides", async () => {
    const files = await readContentFiles(ROOT);
    const settings = JSON.parse(files.get("content/settings/site.json") ?? "") as Record<string, object>;
    for (const locale of LOCALE_CODES) Object.assign(settings[locale] ?? {}, { pricesOn: false });
    const [letter] = await list({}, { "content/settings/site.json": JSON.stringify(settings) });
    expect(letter?.content.en.offers[0]).not.toHaveProperty("price");
    const hidden = Object.fromEntries(
      LOCALE_CODES.map((locale) => {
        const path = `content/excursions/coral-key/${locale}.md`;
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
