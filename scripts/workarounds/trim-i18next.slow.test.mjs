import assert from "node:assert/strict";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

import { transform } from "esbuild";
import whole from "i18next";

import { inRoot } from "../lib/root.mjs";
import trimI18next from "./trim-i18next.cjs";

const COUNTS = [0, 1, 2, 5, 1_000_000];
const PLURAL = /_(?:one|many|other)$/;

const source = await readFile(inRoot("node_modules/i18next/dist/esm/i18next.js"), "utf8");
let folder;
let trimmed;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "agency-i18next-"));
  const file = join(folder, "i18next.mjs");
  await writeFile(file, trimI18next(source));
  trimmed = (await import(pathToFileURL(file).href)).default;
});
after(() => rm(folder, { recursive: true }));

async function loadSentences(locale) {
  const directory = inRoot("src/locales", locale);
  const files = (await readdir(directory)).filter((name) => name.endsWith(".json"));
  const texts = await Promise.all(files.map((file) => readFile(join(directory, file), "utf8")));
  return Object.fromEntries(
    files.map((file, index) => [file.replace(".json", ""), JSON.parse(texts[index])]),
  );
}

function listSentences(group, path = []) {
  return Object.entries(group).flatMap(([name, value]) =>
    typeof value === "string" ? [[[...path, name].join("."), value]] : listSentences(value, [...path, name]),
  );
}

/** Starts an instance as gatsby-plugin-react-i18next does. */
function start(i18next, locale, sentences) {
  const instance = i18next.createInstance();
  const ns = Object.keys(sentences);
  void instance.init({
    ...{ ns, nsSeparator: ".", keySeparator: ".", interpolation: { escapeValue: false }, lng: locale },
    ...{ resources: { [locale]: sentences }, fallbackLng: "en", defaultNS: ns[0], fallbackNS: ns.slice(1) },
    parseMissingKeyHandler: (key) => `missing ${key}`,
    missingInterpolationHandler: (text, [placeholder]) => `no ${placeholder}`,
  });
  return instance;
}

function translateAll({ t }, sentences) {
  return listSentences(sentences).flatMap(([path, text]) => {
    const values = Object.fromEntries(
      [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => [name, `<${name}> $&`]),
    );
    const key = path.replace(PLURAL, "");
    const counts = key === path ? [values.count] : COUNTS;
    return [t(key), ...counts.map((count) => t(key, { ...values, count }))];
  });
}

for (const locale of ["en", "es", "it"])
  test(`the trimmed i18next says every sentence of ${locale} as the whole one`, async () => {
    const sentences = await loadSentences(locale);
    const [own, other] = [trimmed, whole].map((i18next) => start(i18next, locale, sentences));
    assert.deepEqual(translateAll(own, sentences), translateAll(other, sentences));
    assert.equal(own.language, locale);
    for (const key of ["common.no.such", "nothing.here", "offer.kind"])
      assert.equal(own.t(key), other.t(key));
  });

test("what was taken out fails loudly", () => {
  assert.throws(() => trimmed.createInstance().use({}), /trimmed/);
});

test("an i18next without one of the methods is refused with its name", () => {
  assert.throws(
    () => trimI18next(source.replace("\n  cloneInstance(", "\n  copyInstance(")),
    /i18next has no I18n\.cloneInstance/,
  );
});

test("the trimmed i18next is 3 kB lighter at least", async () => {
  const sizes = [source, trimI18next(source)].map(async (text) => {
    const { code } = await transform(text, { minify: true, format: "esm" });
    return gzipSync(code).length;
  });
  const [before, now] = await Promise.all(sizes);
  assert.ok(before - now > 3000, `${before} and ${now} bytes`);
});
