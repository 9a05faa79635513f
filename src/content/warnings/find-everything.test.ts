/** @jest-environment node */
import { createContentFiles, createOfferFiles } from "../../testing/create-offer";
import { describeContentWarning } from "../content-problem";
import { findContentProblems, readContentFiles } from "../site-content";
import { findEverything } from "../warnings/find-everything";

const OFFER = "content/excursions/saona-island/en.md";
const NO_PRICE = {
  ports: ["bayahibe", "la-romana-cruises"],
  prices: [{ port: "bayahibe", adult: 79, currency: "USD" }],
};

/** The site's own settings and pages with one offer that has no price from the cruise port, and a changed file. */
async function readFiles(change: Record<string, string> = {}): Promise<Map<string, string>> {
  const files = [...(await readContentFiles("e2e"))];
  const others = files.filter(([path]) => /^content\/(pages|settings)\//.test(path));
  return new Map([...others, ...createContentFiles(createOfferFiles(NO_PRICE)), ...Object.entries(change)]);
}

const find = async (files: ReadonlyMap<string, string>) =>
  (await findEverything("e2e", files)).map(
    (warning) => `${warning.file}: ${describeContentWarning(warning)}`,
  );

describe("what staff should look at in the content", () => {
  it("is found in offers, which name ports as the settings do, and in pages", async () => {
    const home = JSON.parse((await readFiles()).get("content/pages/home.json") ?? "") as {
      en: { seo: { title: string } };
    };
    home.en.seo.title = "Boats";
    const found = await find(await readFiles({ "content/pages/home.json": JSON.stringify(home) }));
    expect(found).toContain(`${OFFER}: There is no price from La Romana Cruises Zone.`);
    expect(found).toContainEqual(
      expect.stringMatching(/^content\/pages\/home\.json: The title for search engines \(English\) has 5 /),
    );
  });

  it.each([
    ["**Incluye: **almuerzo.", "“**Incluye: **”"],
    ["We bring * lunch* and drinks.", "“* lunch*”"],
    ["**Includes:**lunch", "“**Includes:**”"],
    ["**Includes:** lunch, *drinks*, a 5* hotel.\n\n* one\n* two", undefined],
  ])("is found where asterisks are seen: %s", async (body, marks) => {
    const found = await find(
      await readFiles({ [OFFER]: createContentFiles(createOfferFiles(NO_PRICE, { body })).get(OFFER) ?? "" }),
    );
    const sentence = `${OFFER}: Asterisks are shown on the page: ${marks}. Put the space outside of them.`;
    expect(found.filter((one) => one.includes("Asterisks"))).toEqual(marks === undefined ? [] : [sentence]);
  });

  it.each([
    ["settings/notice.json", "<<<<<<< HEAD\n{}", "invalid-json"],
    ["settings/ports.json", '{ "en": {} }', "wrong-type"],
    ["pages/home.json", '{ "en": { "seo": {} } }', "wrong-type"],
  ])("is found although %s is broken (%s), which the check names", async (file, source, code) => {
    const files = await readFiles({ [`content/${file}`]: source });
    expect(await find(files)).toContainEqual(expect.stringContaining("There is no price from"));
    expect(findContentProblems(files, new Set())).toContainEqual(expect.objectContaining({ file, code }));
  });
});
