/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { LOCALE_CODES, type Locale } from "../config/locales";
import { listPlaceholders } from "../lib/list-placeholders";
import type { Messages } from "./create-i18n";

const FOLDER = join(process.cwd(), "src/locales");
/** Decap's phrases have placeholders of their own, `%{name}`; some of them replace a phrase by nothing. */
const DECAP = "editor/decap.json";

/** The files of a language, the editor's included. */
const listFiles = (locale: Locale) =>
  readdirSync(join(FOLDER, locale), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .sort();

const loadFile = (locale: Locale, file: string) =>
  JSON.parse(readFileSync(join(FOLDER, locale, file), "utf8")) as Messages;

const listNames = (file: string, sentence: string) =>
  (file === DECAP ? (sentence.match(/%\{\w+\}/g) ?? []).sort() : listPlaceholders(sentence)).join();

function getSentences(messages: Messages, prefix = ""): [key: string, sentence: string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value]] : getSentences(value, `${prefix}${key}.`),
  );
}

const PLURAL_FORM = /_(zero|one|two|few|many|other)$/;

/** The plural forms that a language has more than English, of which `_other` is the pattern. */
const isFurtherForm = (key: string) => /_(zero|two|few|many)$/.test(key);

/** What is wrong with the messages of a file in a language, compared with the English ones. */
function findFaults(file: string, locale: Locale): string[] {
  const english = getSentences(loadFile("en", file));
  const sentences = getSentences(loadFile(locale, file));
  const keys = sentences.map(([key]) => key).filter((key) => !isFurtherForm(key));
  const expected = new Map(english.map(([key, sentence]) => [key, listNames(file, sentence)]));
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const plurals = sentences.map(([key]) => key).filter((key) => PLURAL_FORM.test(key));
  const stems = new Set(plurals.map((key) => key.replace(PLURAL_FORM, "")));
  const forms = [...stems].flatMap((stem) => categories.map((category) => `${stem}_${category}`));
  return [
    ...english
      .map(([key]) => key)
      .filter((key) => !keys.includes(key))
      .map((key) => `${key} is missing`),
    ...keys.filter((key) => !expected.has(key)).map((key) => `${key} is not in English`),
    ...forms.filter((key) => !plurals.includes(key)).map((key) => `${key} is a missing plural form`),
    ...plurals.filter((key) => !forms.includes(key)).map((key) => `${key} is no plural form of the language`),
    ...sentences.flatMap(([key, sentence]) => {
      const pattern = isFurtherForm(key) ? key.replace(/_\w+$/, "_other") : key;
      const rest = sentence.replace(file === DECAP ? /%\{\w+\}/g : /\{\{\w+\}\}/g, "");
      return [
        ...(listNames(file, sentence) === expected.get(pattern) ? [] : [`${key} has other placeholders`]),
        ...(/[{}]/.test(rest) ? [`${key} has a loose brace`] : []),
        ...(file !== DECAP && /^$|^\s|\s$|\s…/.test(sentence)
          ? [`${key} is empty or has a loose space`]
          : []),
      ];
    }),
  ].map((fault) => `${locale}/${file}: ${fault}`);
}

it("messages have the keys, placeholders and plural forms of the English ones in every language", () => {
  const faults = listFiles("en").flatMap((file) =>
    LOCALE_CODES.flatMap((locale) => findFaults(file, locale)),
  );
  expect(faults).toEqual([]);
});

it("every language has the message files of English and no more", () => {
  for (const locale of LOCALE_CODES) expect([locale, listFiles(locale)]).toEqual([locale, listFiles("en")]);
});

/** How somebody is addressed formally: we say tú to guests and to staff, and ustedes to more than one. */
const FORMAL =
  /\bustedes?\b|\b(díga|escríba|lláme|indíque|respónda)(nos|me|le)\b|(?<!quien |el cliente )\b(responda|elija|póngase|revise|acepte|rechace|puede usted)\b|\ble (confirm|ofrec|envi|respond|recog|avis|escrib|propon|guard|dese|prepar)/i;

it("texts of staff use no words of a program, and the informal form", () => {
  const isWrong = (sentence: string) =>
    /markdown|\bAPI\b|error|\.json|CMS|\bgit\b|token|session id/i.test(sentence) ||
    /\bsu correo\b|\bLei\b|\bSua\b/.test(sentence);
  const files = LOCALE_CODES.flatMap((locale) =>
    listFiles(locale)
      .filter((name) => name.startsWith("staff/"))
      .flatMap((name) => getSentences(loadFile(locale, name))),
  );
  expect(files.length).toBeGreaterThan(2000);
  expect(files.filter(([, sentence]) => isWrong(sentence))).toEqual([]);
});

it("Spanish sentences say tú", () => {
  const sentences = listFiles("es").flatMap((file) => getSentences(loadFile("es", file)));
  expect(sentences.filter(([, sentence]) => FORMAL.test(sentence))).toEqual([]);
});
