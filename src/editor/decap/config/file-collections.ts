import { DEFAULT_LOCALE, LOCALE_CODES, type Locale, getLocale } from "../../../domain/config/locales";
import type { StaffRole } from "../../../domain/config/staff";
import { CONTENT_FILES, type ContentFile, isForOwners } from "../../../content/content-files";
import { type PlainRoute, ROUTES, getPath } from "../../../domain/i18n/routes";
import type { EditorTexts } from "../../../domain/i18n/staff-texts";
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
import { getT } from "../texts";
import type { DecapCollection } from "./collections";
import { createConceptFields, createGroups, type DecapField, WIDGETS } from "./create-field";
import { getFormGroups } from "./form-groups";

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

type Namespace = keyof EditorTexts["messages"];

const isNamespace = (name: string): name is Namespace => Object.hasOwn(ENGLISH_MESSAGES, name);

/** A key such as `opensInNewWindow_one` in words. */
function toLabel(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/[_-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

function createMessageFields(tree: MessageTree): DecapField[] {
  return Object.entries(tree).map(([name, value]) => {
    const label = toLabel(name);
    if (typeof value !== "string")
      return { name, label, widget: WIDGETS.part, fields: createMessageFields(value) };
    const hint = `${getT()("messages.english")}: ${value}`;
    return { name, label, hint, widget: value.length > 90 ? "text" : "string" };
  });
}

/** "Italiano · All forms". */
export function getMessagesLabel(namespace: string, locale: Locale): string {
  return `${getLocale(locale).name} · ${isNamespace(namespace) ? getT()(`messages.${namespace}`) : namespace}`;
}

/** The words of buttons and messages: one file per language and part of the site. */
export function createMessageCollection(): DecapCollection {
  const t = getT();
  const files = LOCALE_CODES.flatMap((code) =>
    Object.entries(ENGLISH_MESSAGES).map(([namespace, messages]) => ({
      name: `${namespace}-${code}`,
      label: getMessagesLabel(namespace, code),
      file: `src/locales/${code}/${namespace}.json`,
      fields: createGroups(createMessageFields(addPluralForms(messages, [code])), getFormGroups("messages")),
    })),
  );
  return {
    name: "messages",
    label: t("collections.messages.label"),
    // Shown as it stands: an example of what is filled in.
    description: t("collections.messages.description", { price: "{{price}}" }),
    format: "json",
    editor: { preview: false },
    files,
  };
}

/** The pages that have a preview made of the site's parts; Decap's own would show bare values. */
const PREVIEWED: readonly ContentFile[] = ["pages/home", "pages/terms"];

/** Where “View live” leads to: the page itself, for what stands on all pages the home page. */
function getLivePath(name: ContentFile): string {
  const page = name.replace("pages/", "");
  return getPath(Object.hasOwn(ROUTES, page) ? (page as PlainRoute) : "home", DEFAULT_LOCALE).slice(1);
}

/** Pages and settings that a person may change, each file with its three languages side by side. */
export function createFileCollections(role: StaffRole): DecapCollection[] {
  const names = (Object.keys(CONTENT_FILES) as ContentFile[]).filter(
    (name) => role === "owner" || !isForOwners(name),
  );
  const t = getT();
  return (["pages", "settings"] as const).map((folder) => ({
    name: folder,
    label: t(`collections.${folder}.label`),
    format: "json",
    files: names
      .filter((name) => name.startsWith(`${folder}/`))
      .map((name) => ({
        name: name.slice(folder.length + 1),
        label: t(`files.${name}`),
        file: `content/${name}.json`,
        media_folder: "/content/media/home",
        public_folder: "../media/home",
        preview_path: getLivePath(name),
        editor: { preview: PREVIEWED.includes(name) },
        fields: createGroups(createConceptFields(CONTENT_FILES[name].schema, name), getFormGroups(name)),
      })),
  }));
}
