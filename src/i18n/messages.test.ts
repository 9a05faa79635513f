/** @jest-environment node */
import { LOCALE_CODES } from "../config/locales";
import { listPlaceholders } from "../lib/list-placeholders";
import { getNamespaces, loadMessages, loadNamespace } from "../testing/load-messages";
import { createTranslator, type Messages } from "./create-i18n";
import type { PlainMessageKey } from "./message-key";

function getSentences(messages: Messages, prefix = ""): [key: string, sentence: string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value]] : getSentences(value, `${prefix}${key}.`),
  );
}

const PLURAL_FORM = /_(zero|one|two|few|many|other)$/;

/** The plural forms that a language has more than English, of which `_other` is the pattern. */
const isFurtherForm = (key: string) => /_(zero|two|few|many)$/.test(key);

const files = getNamespaces("en").flatMap((namespace) =>
  LOCALE_CODES.map((locale) => ({ namespace, locale })),
);

describe.each(files)("the words of $namespace in $locale", ({ namespace, locale }) => {
  const english = getSentences(loadNamespace("en", namespace));
  const sentences = new Map(getSentences(loadNamespace(locale, namespace)));
  const shared = [...sentences].filter(([key]) => !isFurtherForm(key));

  it("have the same keys as the English ones, in the same order", () => {
    expect(shared.map(([key]) => key)).toEqual(english.map(([key]) => key));
  });

  it("have the same placeholders as the English ones", () => {
    const expected = new Map(english.map(([key, sentence]) => [key, listPlaceholders(sentence)]));
    for (const [key, sentence] of sentences) {
      const pattern = isFurtherForm(key) ? key.replace(/_\w+$/, "_other") : key;
      expect([key, listPlaceholders(sentence)]).toEqual([key, expected.get(pattern)]);
    }
  });

  it("are never empty and leave no brace open", () => {
    const wrong = [...sentences].filter(([, sentence]) => {
      const rest = sentence.replace(/\{\{\w+\}\}/g, "");
      return sentence.trim() === "" || sentence !== sentence.trim() || /[{}]/.test(rest);
    });
    expect(wrong).toEqual([]);
  });

  it("have no space before an ellipsis", () => {
    expect([...sentences].filter(([, sentence]) => /\s…/.test(sentence))).toEqual([]);
  });

  it("have every plural form of the language (CLDR) or none", () => {
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const given = [...sentences.keys()].filter((key) => PLURAL_FORM.test(key));
    const stems = new Set(given.map((key) => key.replace(PLURAL_FORM, "")));
    const expected = [...stems].flatMap((stem) => categories.map((category) => `${stem}_${category}`));
    expect(given.sort()).toEqual(expected.sort());
  });
});

it.each(LOCALE_CODES)("%s has the message files of English and no more", (locale) => {
  expect(getNamespaces(locale)).toEqual(getNamespaces("en"));
});

describe("the words that the specification gives", () => {
  const t = createTranslator("en", loadMessages("en"));

  it.each<[PlainMessageKey, string]>([
    ["common.notFound.title", "Page not found"],
    ["common.notFound.text", "Please check the URL in the address bar and try again."],
    ["common.notFound.message", "This page could not be found"],
    ["common.error.title", "An error occurred"],
    ["contact.name", "First name"],
    ["contact.lastname", "Last name"],
    ["contact.thanks", "Thanks for contacting us! We will response as soon as possible."],
    ["offer.information", "Service information"],
    ["offer.description", "Description"],
    ["offer.places", "Places to visit"],
    ["offer.pickup", "Pickup"],
    ["offer.alsoAvailableIn", "Also available in"],
    ["offer.details", "Details"],
    ["offer.faq", "FAQ"],
    ["offer.advices", "Advices"],
    ["offer.accessibility", "Accessibility"],
    ["offer.babies", "Babies"],
    ["offer.minimumAge", "Minimum age requirement"],
    ["offer.health", "Health requirements"],
    ["offer.pregnancy", "Pregnant women"],
    ["offer.photoVideo", "Photo/video service"],
    ["offer.related", "Related in our catalog"],
    ["offer.bookNow", "Book now"],
    ["offer.contact", "Contact"],
    ["offer.videoUnsupported", "Your browser does not support the video tag."],
    ["offer.prices.port", "Port"],
    ["offer.prices.adult", "Adults"],
    ["offer.prices.child", "Child"],
  ])("%s is %j in English", (key, sentence) => {
    expect(t(key)).toBe(sentence);
  });
});

/** How somebody is addressed formally: we say tú to guests and to staff, and ustedes to more than one. */
const FORMAL =
  /\busted\b|\b(díga|escríba|lláme|indíque|respónda)(nos|me|le)\b|\b(responda|elija|póngase|revise|acepte|rechace|puede usted)\b|\ble (confirm|ofrec|envi|respond|recog|avis|escrib|propon|guard|dese|prepar)/i;

it("Spanish sentences say tú", () => {
  const sentences = getNamespaces("es").flatMap((namespace) => getSentences(loadNamespace("es", namespace)));
  expect(sentences.filter(([, sentence]) => FORMAL.test(sentence))).toEqual([]);
});

it("addresses guests in Spanish by “tú” alone", () => {
  const sentences = getNamespaces("es").flatMap((namespace) => getSentences(loadNamespace("es", namespace)));
  expect(sentences.filter(([, sentence]) => /\bustedes\b/i.test(sentence))).toEqual([]);
});
