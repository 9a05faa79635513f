/** @jest-environment node */
import { LOCALE_CODES, type Locale } from "../config/locales";
import { listPlaceholders } from "../lib/list-placeholders";
import { getNamespaces, loadNamespace } from "../testing/load-messages";
import { type Messages } from "./create-i18n";

function getSentences(messages: Messages, prefix = ""): [key: string, sentence: string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value]] : getSentences(value, `${prefix}${key}.`),
  );
}

const PLURAL_FORM = /_(zero|one|two|few|many|other)$/;

/** The plural forms that a language has more than English, of which `_other` is the pattern. */
const isFurtherForm = (key: string) => /_(zero|two|few|many)$/.test(key);

/** What is wrong with the messages of a namespace in a language, compared with the English ones. */
function findFaults(namespace: string, locale: Locale): string[] {
  const english = getSentences(loadNamespace("en", namespace));
  const sentences = getSentences(loadNamespace(locale, namespace));
  const keys = sentences.map(([key]) => key).filter((key) => !isFurtherForm(key));
  const expected = new Map(english.map(([key, sentence]) => [key, listPlaceholders(sentence).join()]));
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
      const rest = sentence.replace(/\{\{\w+\}\}/g, "");
      return [
        ...(listPlaceholders(sentence).join() === expected.get(pattern)
          ? []
          : [`${key} has other placeholders`]),
        ...(/[{}]/.test(rest) ? [`${key} has a loose brace`] : []),
        ...(/^$|^\s|\s$|\s…/.test(sentence) ? [`${key} is empty or has a loose space`] : []),
      ];
    }),
  ].map((fault) => `${locale}/${namespace}: ${fault}`);
}

it("messages have the keys, placeholders and plural forms of the English ones in every language", () => {
  const faults = getNamespaces("en").flatMap((namespace) =>
    LOCALE_CODES.flatMap((locale) => findFaults(namespace, locale)),
  );
  expect(faults).toEqual([]);
});

it("every language has the message files of English and no more", () => {
  for (const locale of LOCALE_CODES)
    expect([locale, getNamespaces(locale)]).toEqual([locale, getNamespaces("en")]);
});

/** How somebody is addressed formally: we say tú to guests and to staff, and ustedes to more than one. */
const FORMAL =
  /\bustedes?\b|\b(díga|escríba|lláme|indíque|respónda)(nos|me|le)\b|\b(responda|elija|póngase|revise|acepte|rechace|puede usted)\b|\ble (confirm|ofrec|envi|respond|recog|avis|escrib|propon|guard|dese|prepar)/i;

it("Spanish sentences say tú", () => {
  const sentences = getNamespaces("es").flatMap((namespace) => getSentences(loadNamespace("es", namespace)));
  expect(sentences.filter(([, sentence]) => FORMAL.test(sentence))).toEqual([]);
});
