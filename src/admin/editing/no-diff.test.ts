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

const ROOT = process.cwd();
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
  const names = readdirSync(join(ROOT, "content", collection)).map((file) =>
    file.replace(/\.[a-z]{2}\.md$/, ""),
  );
  return [...new Set(names)].map((key) => [collection, key] as const);
});

/** Every key of every entry: related offers are known to save validation. */
const known = offers.flatMap(([collection, key]) =>
  LOCALE_CODES.map((locale) => ({
    collection,
    key,
    locale,
    url_slug: `${collection}-${key}`,
    title: key,
    related: [],
  })),
);

describe("opening and saving without a change", () => {
  it.each(offers)("leaves %s/%s as it is in every language", (collection, key) => {
    const sources = LOCALE_CODES.map(
      (locale) => [locale, read(`content/${collection}/${key}.${locale}.md`)] as const,
    );
    const data = Object.fromEntries(
      sources.map(([locale, source]) => [locale, readOfferFile(source)]),
    ) as Record<Locale, unknown>;
    const saved = prepareEntry(toEntry(collection, key, data), { ...options, known });
    for (const [locale, source] of sources) expect(formatOfferFile(getData(saved, locale))).toBe(source);
  });

  it.each(Object.keys(CONTENT_FILES))("leaves %s as it is", (name) => {
    const source = read(`content/${name}.json`);
    const [collection = "", slug = ""] = name.split("/");
    const saved = prepareEntry(
      toEntry(collection, slug, JSON.parse(source) as Record<Locale, unknown>),
      options,
    );
    const data = Object.fromEntries(LOCALE_CODES.map((locale) => [locale, getData(saved, locale)]));
    const file = createDecapConfig({ ...options, role: "owner", backend: {}, siteUrl: "", entries: [] })
      .collections.find((candidate) => candidate.name === collection)
      ?.files?.find((candidate) => candidate.name === slug);
    expect(formatSiteJson(data, file?.fields.map((field) => field.name) ?? [])).toBe(source);
  });

  it.each(readdirSync(join(ROOT, "content/answers")))("leaves answers/%s as it is", (file) => {
    const source = read(`content/answers/${file}`);
    const data = JSON.parse(source) as Record<Locale, unknown>;
    const saved = prepareEntry(toEntry("answers", file.replace(".json", ""), data), options);
    const fields = createDecapConfig({
      ...options,
      role: "owner",
      backend: {},
      siteUrl: "",
      entries: [],
    }).collections.find(({ name }) => name === "answers")?.fields;
    const languages = Object.fromEntries(LOCALE_CODES.map((locale) => [locale, getData(saved, locale)]));
    expect(formatSiteJson(languages, fields?.map(({ name }) => name) ?? [])).toBe(source);
  });

  const messages = createDecapConfig({
    ...options,
    role: "owner",
    backend: {},
    siteUrl: "",
    entries: [],
  }).collections.find(({ name }) => name === "messages");
  it.each(messages?.files?.map(({ name, file, fields }) => [file, name, fields] as const) ?? [])(
    "leaves %s as it is",
    (path, name, fields) => {
      const source = read(path);
      const entry = fromJS({ collection: "messages", slug: name, data: JSON.parse(source) as object }) as Map<
        string,
        unknown
      >;
      const saved = prepareEntry(entry, options);
      expect(
        formatSiteJson(
          getData(saved, DEFAULT_LOCALE),
          fields.map((field) => field.name),
        ),
      ).toBe(source);
    },
  );
});
