import booking from "../../src/i18n/messages/en/booking.json";
import card from "../../src/i18n/messages/en/card.json";
import catalog from "../../src/i18n/messages/en/catalog.json";
import common from "../../src/i18n/messages/en/common.json";
import contact from "../../src/i18n/messages/en/contact.json";
import form from "../../src/i18n/messages/en/form.json";
import home from "../../src/i18n/messages/en/home.json";
import newsletter from "../../src/i18n/messages/en/newsletter.json";
import offer from "../../src/i18n/messages/en/offer.json";
import shortlist from "../../src/i18n/messages/en/shortlist.json";

const SENTENCES = { booking, card, catalog, common, contact, form, home, newsletter, offer, shortlist };
const PLACEHOLDER = /\{\{\w+\}\}/g;

/** Writes a sentence's key in its place, e.g. "Not found title", with the placeholders that it has. */
function toWords(path: readonly string[], sentence: string): string {
  const words = path
    .join(" ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
  const placeholders = new Set(sentence.match(PLACEHOLDER));
  return [words.charAt(0).toUpperCase() + words.slice(1), ...[...placeholders].sort()].join(" ");
}

function toKeys(messages: object, path: readonly string[] = []): object {
  const entries = Object.entries(messages).map(([key, value]: [string, object | string]) => {
    const inner = [...path, key];
    return [key, typeof value === "string" ? toWords(inner, value) : toKeys(value, inner)] as const;
  });
  return Object.fromEntries(entries);
}

const isFixed = new URLSearchParams(location.search).get("words") === "keys";

/** The site's own sentences; with `?words=keys` their keys, which staff cannot change. */
export const MESSAGES = isFixed ? (toKeys(SENTENCES) as typeof SENTENCES) : SENTENCES;
