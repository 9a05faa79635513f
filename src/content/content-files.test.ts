/** @jest-environment node */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { LOCALE_CODES } from "../config/locales";
import type { Collection } from "../config/offer";
import { checkOffers, type NamedOffer } from "./check-offers";
import { CONTENT_FILES, isJsonCollection } from "./content-files";
import { parseContentFile } from "./parse-content-file";
import { parseOfferFile } from "./parse-offer";
import { TEXT_RECORD_FILE } from "./translations/text-state";

const CONTENT = join(process.cwd(), "content");
const FILES = readdirSync(CONTENT, { recursive: true, encoding: "utf8" });
const markdown = FILES.filter((file) => file.endsWith(".md"));
const isRecord = (file: string) => `content/${file}` === TEXT_RECORD_FILE;
const json = FILES.filter((file) => file.endsWith(".json") && !isRecord(file));
const read = (file: string) => readFileSync(join(CONTENT, file), "utf8");

function loadOffers(): NamedOffer[] {
  return markdown.flatMap((file) => {
    const result = parseOfferFile(file, read(file));
    return result.kind === "offer" ? [{ ...result.offer, ...result.name }] : [];
  });
}

describe("every file of content/", () => {
  it.each(markdown)("%s is a valid offer", (file) => {
    expect(parseOfferFile(file, read(file))).toMatchObject({ kind: "offer" });
  });

  it.each(json)("%s is valid in all languages", (file) => {
    expect(parseContentFile(file, read(file)).problems).toEqual([]);
  });

  it("exists that the site needs", () => {
    const single = json.filter((file) => !isJsonCollection(dirname(file)));
    expect(single.map((file) => file.replace(".json", "")).sort()).toEqual(Object.keys(CONTENT_FILES).sort());
  });

  it("agrees with all the others", () => {
    expect(checkOffers(loadOffers(), LOCALE_CODES)).toEqual([]);
  });

  it.each([...markdown, ...json])("%s names pictures that exist", (file) => {
    const pictures = read(file).match(/\.\.\/media\/[\w./-]+/g) ?? [];
    const missing = pictures.filter((picture) => !existsSync(join(CONTENT, dirname(file), picture)));
    expect(missing).toEqual([]);
  });
});

describe("the offer", () => {
  it.each<[Collection, number]>([
    ["excursions", 8],
    ["activities", 6],
    ["services", 5],
    ["catalog", 6],
  ])("has in %s at least %d entries, each in all languages", (collection, count) => {
    const names = markdown
      .filter((file) => dirname(file) === collection)
      .map((file) => basename(file, ".md"));
    const keys = [...new Set(names.map((name) => name.split(".")[0] ?? name))].sort();
    expect(keys.length).toBeGreaterThanOrEqual(count);
    const wanted = keys.flatMap((key) => LOCALE_CODES.map((locale) => `${key}.${locale}`));
    expect(names.sort()).toEqual(wanted.sort());
  });

  it("keeps the agency's rule of at least two persons from Punta Cana wherever a price is per person", () => {
    const wrong = loadOffers().filter(
      ({ ports, prices, price_basis, minimum_party }) =>
        price_basis !== "per-boat" &&
        prices.some(({ port }) => port === "punta-cana") &&
        ports.includes("punta-cana") &&
        !minimum_party.some(({ port, persons }) => port === "punta-cana" && persons >= 2),
    );
    expect(wrong.map(({ key, locale }) => `${key}.${locale}`)).toEqual([]);
  });

  it("writes no amount of money outside the price table", () => {
    const wrong = loadOffers().filter((offer) =>
      /(?:US\$|\$|USD ?)\d/.test(JSON.stringify({ ...offer, prices: [] })),
    );
    expect(wrong.map(({ key, locale }) => `${key}.${locale}`)).toEqual([]);
  });
});
