/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { fromJS, type Map } from "immutable";

import { COLLECTIONS } from "../../config/offer";
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from "../../config/locales";
import { CONTENT_FILES } from "../../content/content-files";
import { formatOfferFile, readOfferFile } from "../../content/format/format-offer-file";
import { createDecapConfig } from "../config/create-config";
import { prepareEntry } from "../save-validation/register-save-validation";
import { formatSiteJson } from "./format-site-json";

const ROOT = join(process.cwd(), "e2e");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const options = { staff: "en", known: [] } as const;

/** Decap keeps an entry in maps that forget the order of their keys, as `fromJS` does here. */
function toEntry(
  collection: string,
  slug: string,
  data: Readonly<Record<Locale, unknown>>,
): Map<string, unknown> {
  const { [DEFAULT_LOCALE]: first, ...others } = data;
  const i18n = Object.fromEntries(Object.entries(others).map(([locale, value]) => [locale, { data: value }]));
  return fromJS({ collection, slug, data: first, i18n }) as Map<string, unknown>;
}

function getData(entry: Map<string, unknown>, locale: Locale): Record<string, unknown> {
  const path = locale === DEFAULT_LOCALE ? ["data"] : ["i18n", locale, "data"];
  return (entry.getIn(path) as Map<string, unknown>).toJS();
}

const offers = COLLECTIONS.flatMap((collection) => {
  const names = readdirSync(join(ROOT, "content", collection));
  return [...new Set(names.map((file) => file.replace(/\.[a-z]{2}\.md$/, "")))]
    .filter((key) => LOCALE_CODES.every((locale) => names.includes(`${key}.${locale}.md`)))
    .map((key) => [collection, key] as const);
});

/** Every key of every entry: related offers are known to save validation. */
const known = ["river-cave", ...offers.map(([, key]) => key)].flatMap((key) =>
  LOCALE_CODES.map((locale) => ({
    ...{ collection: offers.find(([, name]) => name === key)?.[0] ?? ("excursions" as const), key, locale },
    ...{ url_slug: `of-${key}`, title: key, related: [] },
  })),
);

const { collections } = createDecapConfig({
  ...{ ...options, role: "owner", backend: {}, siteUrl: "", entries: [] },
});

/** Saves a JSON file as the editor does, and returns what it writes. */
function saveJson(
  collection: string,
  slug: string,
  source: string,
  fields: readonly { name: string }[] = [],
) {
  const data = JSON.parse(source) as Record<Locale, unknown>;
  const saved = prepareEntry(toEntry(collection, slug, data), options);
  const languages = Object.fromEntries(LOCALE_CODES.map((locale) => [locale, getData(saved, locale)]));
  return formatSiteJson(
    languages,
    fields.map(({ name }) => name),
  );
}

describe("opening and saving without a change leaves the files as they are", () => {
  it("of offers", () => {
    const changed = offers.flatMap(([collection, key]) => {
      const sources = LOCALE_CODES.map(
        (locale) => [locale, read(`content/${collection}/${key}.${locale}.md`)] as const,
      );
      const data = Object.fromEntries(
        sources.map(([locale, source]) => [locale, readOfferFile(source)]),
      ) as Record<Locale, unknown>;
      const saved = prepareEntry(toEntry(collection, key, data), { ...options, known });
      const isChanged = ([locale, source]: (typeof sources)[number]) =>
        formatOfferFile(getData(saved, locale)) !== source;
      return sources.filter(isChanged).map(([locale]) => `${collection}/${key}.${locale}`);
    });
    expect(changed).toEqual([]);
  });

  it("of pages and settings", () => {
    const changed = Object.keys(CONTENT_FILES).filter((name) => {
      const source = read(`content/${name}.json`);
      const [collection = "", slug = ""] = name.split("/");
      const file = collections
        .find((candidate) => candidate.name === collection)
        ?.files?.find((candidate) => candidate.name === slug);
      return saveJson(collection, slug, source, file?.fields) !== source;
    });
    expect(changed).toEqual([]);
  });

  it("of ready-made answers", () => {
    const fields = collections.find(({ name }) => name === "answers")?.fields;
    const changed = readdirSync(join(ROOT, "content/answers")).filter((file) => {
      const source = read(`content/answers/${file}`);
      return saveJson("answers", file.replace(".json", ""), source, fields) !== source;
    });
    expect(changed).toEqual([]);
  });

  it("of messages", () => {
    const files = collections.find(({ name }) => name === "messages")?.files ?? [];
    const changed = files.filter(({ name, file, fields }) => {
      const source = readFileSync(file, "utf8");
      const entry = { collection: "messages", slug: name, data: JSON.parse(source) as object };
      const saved = prepareEntry(fromJS(entry), options);
      const names = fields.map((field) => field.name);
      return formatSiteJson(getData(saved, DEFAULT_LOCALE), names) !== source;
    });
    expect(changed.map(({ file }) => file)).toEqual([]);
    expect(files.length).toBeGreaterThan(0);
  });
});
