/** @jest-environment node */
import { LOCALE_CODES } from "../config/locales";
import { getNamespaces, loadMessages, loadNamespace } from "../testing/load-messages";
import { translate, type Messages } from "./translate";

function getSentences(messages: Messages, prefix = ""): [key: string, sentence: string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value]] : getSentences(value, `${prefix}${key}.`),
  );
}

function getPlaceholders(sentence: string): string[] {
  return [...new Set(sentence.match(/\{\{\w+\}\}/g))].sort();
}

const files = getNamespaces("en").flatMap((namespace) =>
  LOCALE_CODES.map((locale) => ({ namespace, locale })),
);

describe.each(files)("the words of $namespace in $locale", ({ namespace, locale }) => {
  const english = getSentences(loadNamespace("en", namespace));
  const sentences = new Map(getSentences(loadNamespace(locale, namespace)));

  it("have the same keys as the English ones, in the same order", () => {
    expect([...sentences.keys()]).toEqual(english.map(([key]) => key));
  });

  it("have the same placeholders as the English ones", () => {
    const placeholders = [...sentences].map(([key, sentence]) => [key, getPlaceholders(sentence)]);
    expect(placeholders).toEqual(english.map(([key, sentence]) => [key, getPlaceholders(sentence)]));
  });

  it("are never empty and leave no brace open", () => {
    const wrong = [...sentences].filter(([, sentence]) => {
      const rest = sentence.replace(/\{\{\w+\}\}/g, "");
      return sentence.trim() === "" || sentence !== sentence.trim() || /[{}]/.test(rest);
    });
    expect(wrong).toEqual([]);
  });

  it("have both plural forms or none", () => {
    const [ones, others] = ["_one", "_other"].map((ending) =>
      [...sentences.keys()].filter((key) => key.endsWith(ending)).map((key) => key.slice(0, -ending.length)),
    );
    expect(ones).toEqual(others);
  });
});

it.each(LOCALE_CODES)("%s has the message files of English and no more", (locale) => {
  expect(getNamespaces(locale)).toEqual(getNamespaces("en"));
});

describe("the words that the specification gives", () => {
  const english = loadMessages("en");

  it.each([
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
    expect(translate(english, key)).toBe(sentence);
  });
});
