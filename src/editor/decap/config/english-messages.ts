import type { Locale } from "../../../config/locales";
import booking from "../../../locales/en/booking.json";
import card from "../../../locales/en/card.json";
import catalog from "../../../locales/en/catalog.json";
import common from "../../../locales/en/common.json";
import contact from "../../../locales/en/contact.json";
import form from "../../../locales/en/form.json";
import home from "../../../locales/en/home.json";
import mail from "../../../locales/en/mail.json";
import newsletter from "../../../locales/en/newsletter.json";
import offer from "../../../locales/en/offer.json";
import offline from "../../../locales/en/offline.json";
import quote from "../../../locales/en/quote.json";
import registration from "../../../locales/en/registration.json";
import review from "../../../locales/en/review.json";
import server from "../../../locales/en/server.json";
import shortlist from "../../../locales/en/shortlist.json";

export interface MessageTree {
  [key: string]: string | MessageTree;
}

/** The English sentences: every other language has the same keys and placeholders. */
export const ENGLISH_MESSAGES: Readonly<Record<string, MessageTree>> = {
  ...{ booking, card, catalog, common, contact, form, home, mail },
  ...{ newsletter, offer, offline, quote, registration, review, server, shortlist },
};

/**
 * Gives each English sentence with plural forms the further forms of some languages (CLDR), in the place before `_other` and with its
 * words: Spanish and Italian have `_many`, English has not.
 */
export function addPluralForms(tree: MessageTree, locales: readonly Locale[]): MessageTree {
  const categories = new Set(
    locales.flatMap((locale) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories),
  );
  const further = (["zero", "two", "few", "many"] as const).filter((form) => categories.has(form));
  const entries = Object.entries(tree).flatMap(([name, value]): [string, string | MessageTree][] => {
    if (typeof value !== "string") return [[name, addPluralForms(value, locales)]];
    if (!name.endsWith("_other")) return [[name, value]];
    return [...further.map((form): [string, string] => [name.replace(/other$/, form), value]), [name, value]];
  });
  return Object.fromEntries(entries);
}
