import { LOCALE_CODES, type Locale } from "../../../config/locales";
import { KEY_MAX_LENGTH } from "../../../config/patterns";
import { SEO_DESCRIPTION_LENGTH, SEO_TITLE_LENGTH } from "../../../content/schema/fields";
import { normalize } from "../../../lib/normalize";
import { isPlain, type Plain } from "../../../content/plain-object";

/** Makes the last part of an address of a title: "Kayak al alba" is `kayak-al-alba`. */
export function toAddress(title: string): string {
  const words = normalize(title, "NFD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? []).reduce((address, word) => {
    const longer = address === "" ? word : `${address}-${word}`;
    return longer.length <= KEY_MAX_LENGTH ? longer : address;
  }, "");
}

/** Shortens a text to whole words. */
function shorten(text: string, max: number): string {
  return text.length <= max ? text : text.slice(0, max + 1).replace(/[\s,;:]+\S*$/, "");
}

function fill(texts: unknown, derive: (locale: Locale) => string): Plain {
  const found = isPlain(texts) ? texts : {};
  return Object.fromEntries(LOCALE_CODES.map((locale) => [locale, found[locale] || derive(locale)]));
}

/** Fills in what an offer can take from its title and its summary: the address and what search engines are told. */
export function completeOffer(data: Plain): Plain {
  const getText = (field: string) => (locale: Locale) => {
    const texts = data[field];
    const text = isPlain(texts) ? texts[locale] : undefined;
    return typeof text === "string" ? text.trim() : "";
  };
  const [getTitle, getSummary] = [getText("title"), getText("summary")];
  const seo = isPlain(data["seo"]) ? data["seo"] : {};
  return {
    ...data,
    url_slug: fill(data["url_slug"], (locale) => toAddress(getTitle(locale))),
    seo: {
      ...seo,
      title: fill(seo["title"], (locale) => shorten(getTitle(locale), SEO_TITLE_LENGTH)),
      description: fill(seo["description"], (locale) => shorten(getSummary(locale), SEO_DESCRIPTION_LENGTH)),
    },
  };
}
