import { readdirSync } from "node:fs";

import { fromJS, type Map as ImmutableMap } from "immutable";

import { LOCALE_CODES } from "../../../domain/config/locales";
import { COLLECTIONS } from "../../../domain/config/offer";
import { CONTENT_FILES, JSON_COLLECTIONS } from "../../../content/content-files";
import { parseOffer } from "../../../content/parse-offer";
import { loadEntry } from "../../../testing/load-entry";
import { fromForm, toForm } from "../config/form-groups";
import { ENGLISH_MESSAGES } from "../config/file-collections";
import { getEntryFiles, getOpenPaths, tidyBold, type Texts } from "./entry-files";

/** All entries of a site's content, by the paths that Decap knows them by. */
function listEntries(root: string): string[] {
  const list = (folder: string) => readdirSync(`${root === "." ? "" : `${root}/`}content/${folder}`);
  return [
    ...COLLECTIONS.flatMap((name) => list(name).map((key) => `content/${name}/${key}.json`)),
    ...Object.keys(JSON_COLLECTIONS).flatMap((name) => list(name).map((file) => `content/${name}/${file}`)),
    ...Object.keys(CONTENT_FILES).map((name) => `content/${name}.json`),
  ];
}

/** Opens an entry and writes it as the editor does; Decap keeps it in maps that forget the order of their keys. */
function rewrite(path: string, root: string) {
  const { files, texts, read } = loadEntry(path, root);
  const kept = (fromJS(toForm(files.concept, read)) as ImmutableMap<string, unknown>).toJS();
  const written = files.write(fromForm(kept));
  return files.paths.filter((own) => (written[own] ?? null) !== (texts[own] ?? null));
}

describe("opening and saving without a change leaves every byte", () => {
  it.each([".", "e2e"])("of all entries in %s", (root) => {
    const entries = listEntries(root);
    expect(entries.length).toBeGreaterThan(20);
    expect(entries.flatMap((path) => rewrite(path, root))).toEqual([]);
  });

  it("of sentences", () => {
    const paths = LOCALE_CODES.flatMap((locale) =>
      Object.keys(ENGLISH_MESSAGES).map((name) => `src/locales/${locale}/${name}.json`),
    );
    expect(paths.flatMap((path) => rewrite(path, "."))).toEqual([]);
  });
});

it("a change of one price is one line of one file, a language that is emptied loses its file", () => {
  const { files, texts, read } = loadEntry("content/excursions/coral-key.json");
  const [first, ...others] = read["prices"] as Record<string, unknown>[];
  const priced = files.write({ ...read, prices: [{ ...first, adult: 1234 }, ...others] });
  const changed = Object.keys(priced).filter((path) => priced[path] !== texts[path]);
  expect(changed).toEqual(["content/excursions/coral-key/offer.yml"]);
  const lines = (text?: string | null) => (text ?? "").split("\n");
  const [before, after] = [texts, priced].map((all) => lines(all[changed[0] ?? ""]));
  expect(after?.filter((line, index) => line !== before?.[index])).toEqual(["    adult: 1234"]);
  const withoutItalian = JSON.parse(JSON.stringify(read), (key, value: unknown) =>
    key === "it" ? undefined : value,
  ) as typeof read;
  expect(files.write(withoutItalian)["content/excursions/coral-key/it.md"]).toBeNull();
});

it.each([
  ["**Incluye: **almuerzo", "**Incluye:** almuerzo"],
  ["a** b **c", "a **b** c"],
  ["**a** b **c**", "**a** b **c**"],
  ["2 ** 3", "2 ** 3"],
])("spaces stand outside of bold text: %j", (text, tidy) => {
  expect(tidyBold(text)).toBe(tidy);
});

/** Opens what was written. */
const reopen = (path: string, written: Texts) => getEntryFiles(path).read(written);

it.each([
  ["#/collections/settings/entries/notice", ["content/settings/notice.json"]],
  ["#/collections/pages/entries/not-found?x=1", ["content/pages/not-found.json"]],
  ["#/collections/messages/entries/common-es", ["src/locales/es/common.json"]],
  [
    "#/collections/excursions/entries/saona-island",
    ["offer.yml", ...LOCALE_CODES.map((locale) => `${locale}.md`)].map(
      (name) => `content/excursions/saona-island/${name}`,
    ),
  ],
  ...["#/collections/excursions/new", "#/collections/pages/entries/unknown", ""].map(
    (hash): [string, string[]] => [hash, []],
  ),
])("knows the files of the place %j", (hash, paths) => {
  location.hash = hash;
  expect(getOpenPaths()).toEqual(paths);
});

describe("what is typed as a text stays that text, however often it is saved", () => {
  const TYPED = [
    ...["No", "null", "~", "1.0", "1e3", "0x1F", "007", "18:30", "2026-12-24", "# x", "a: b", "- a", "? a"],
    ...["[a]", "{a}", "&a", "*a", "!a", "%a", "@a", "`a`", "|", ">", "---", "...", 'say "no"', "it's"],
    ...["a #b", "a\\n", "👩‍👩‍👧 Saona 🏝️", "e\u0301", "10\u00a0%", "\u200fשלום", "two spaces at the end  "],
  ];
  const tidy = (text: string) => text.replace(/^ +| +$/g, "").replace(/ {2,}/g, " ");

  it("whatever YAML would make of it", () => {
    for (const typed of TYPED) {
      const path = "content/excursions/coral-key.json";
      const { read } = loadEntry(path);
      const texts = { en: typed, es: typed, it: typed };
      const cover = { ...(read["cover"] as object), alt: texts };
      const faq = [{ question: texts, answer: texts }];
      const changed = { ...read, title: texts, summary: texts, highlights: [texts], cover, faq, body: texts };
      const once = getEntryFiles(path).write(changed);
      const opened = reopen(path, once);
      expect(getEntryFiles(path).write(opened)).toEqual(once);
      const own = tidy(typed);
      const all = { en: own, es: own, it: own };
      const body = { en: typed.trim(), es: typed.trim(), it: typed.trim() };
      const long = typed.trim();
      expect(opened).toMatchObject({
        ...{ title: all, highlights: [all], body },
        ...{
          summary: { es: long },
          cover: { alt: { en: long } },
          faq: [{ question: { it: long }, answer: { en: long } }],
        },
      });
      // As the site reads it.
      const sources = new Map(
        Object.entries(once).map(([file, text]) => [file.replace("content/", ""), text ?? ""]),
      );
      const { offers } = parseOffer({ collection: "excursions", key: "coral-key" }, sources);
      expect(offers.map(({ title, highlights }) => [title, ...highlights])).toEqual(
        Array(3).fill([own, own]),
      );
    }
  });
});
