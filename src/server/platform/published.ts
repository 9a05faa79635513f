import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import type { BookingPort } from "../../domain/booking/bookable-offer";
import { DEFAULT_LOCALE, type Locale } from "../../domain/config/locales";
import { type Port, COLLECTIONS, type Collection } from "../../domain/config/offer";
import {
  ANSWERS_FILE,
  MESSAGES_FILE,
  PARTNERS_FILE,
  type ServerSettings,
  SERVER_SETTINGS_FILE,
} from "../../content/server-settings";
import type { AnswersReply } from "../../domain/contracts/enquiry-changes";
import { LETTERS_FILE, type PublishedLetter } from "../../domain/contracts/letters";
import {
  getOfferId,
  OFFER_FACTS_FILE,
  type OfferFacts,
  type OfferFactsFile,
} from "../../domain/contracts/offer-facts";
import type { Partner } from "../../content/schema/collections";
import { type Resources, createNamespaceTranslator, createTranslator } from "../../domain/i18n/create-i18n";
import { nameOffer } from "../../domain/i18n/format";
import type { OfficeHours } from "../enquiries/enquiry";
import { describeError, log } from "./log";
import { toSourceCode } from "../../domain/lib/normalize";

let contentFolder: string | undefined;
const known = new Map<string, { version: string; content: unknown }>();

export function setContentFolder(folder: string | undefined): void {
  contentFolder = folder;
}

/** Reads a file of the content that was published last on this machine (docs/decisions/0208); none on a serverless host. */
export function readPublished<Content>(name: string): Content | undefined {
  if (contentFolder === undefined) return undefined;
  const path = join(contentFolder, name);
  const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (changed === undefined) return undefined;
  const version = `${path} ${changed}`;
  if (known.get(name)?.version !== version)
    known.set(name, { version, content: JSON.parse(readFileSync(path, "utf8")) });
  return known.get(name)?.content as Content;
}

/* eslint-disable @typescript-eslint/no-require-imports -- Each is read when it is first asked for; before a build there is none. */
/** What a function of a serverless host is bundled with. */
const EMBEDDED: Readonly<Record<string, () => unknown>> = {
  [MESSAGES_FILE]: () => require("../../../.build/content/messages.json") as unknown,
  [SERVER_SETTINGS_FILE]: () => require("../../../.build/content/settings.json") as unknown,
  [OFFER_FACTS_FILE]: () => require("../../../.build/content/offers.json") as unknown,
  [ANSWERS_FILE]: () => require("../../../.build/content/answers.json") as unknown,
  [LETTERS_FILE]: () => require("../../../.build/content/letters.json") as unknown,
  [PARTNERS_FILE]: () => require("../../../.build/content/partners.json") as unknown,
};
/* eslint-enable @typescript-eslint/no-require-imports */

/** Loads a file of the published site. Without `missing` nothing works without it; else the log says so, and an enquiry is still taken. */
function loadPublished<Content>(file: string, missing?: Content): Content {
  const published = readPublished<Content>(file);
  if (published !== undefined) return published;
  try {
    return EMBEDDED[file]?.() as Content;
  } catch (cause) {
    if (missing === undefined)
      throw new Error(`${file} of the site is missing. Expected .build/content/${file}: run npm run build.`, {
        cause,
      });
    log.error("content-missing", { file, ...describeError(cause) });
    return missing;
  }
}

/** Loads the settings of the site that is published: parsed by their schemas when it was built. */
export function loadSettings(): ServerSettings {
  return loadPublished(SERVER_SETTINGS_FILE);
}

export function loadMessages(): Record<Locale, Resources> {
  return loadPublished(MESSAGES_FILE);
}

export function loadAnswers(): AnswersReply["answers"] {
  return loadPublished(ANSWERS_FILE, []);
}

export function loadLetters(): PublishedLetter[] {
  return loadPublished(LETTERS_FILE, []);
}

export function loadPartners(): Partner[] {
  return loadPublished(PARTNERS_FILE, []);
}

/** Loads what is published of an offer in all its languages, in any collection unless one is named; `undefined` for an unknown key. */
export function loadOffer(key: string, collection?: Collection): OfferFacts | undefined {
  const offers = loadPublished<OfferFactsFile>(OFFER_FACTS_FILE, {});
  // No two offers have the same key, in whichever collection.
  const ids = (collection === undefined ? COLLECTIONS : [collection]).map((one) => getOfferId(one, key));
  const known = ids.find((id) => Object.hasOwn(offers, id));
  return known === undefined ? undefined : offers[known];
}

export function isOffSale(key: string | null): boolean {
  const sale = key === null ? undefined : loadOffer(key)?.sale;
  return sale === "paused" || sale === "hidden";
}

export function getOfferTitle(key: string, locale: Locale, collection?: Collection): string {
  return nameOffer(key, loadOffer(key, collection), locale);
}

export function getSite(locale: Locale): ServerSettings["site"]["en"] {
  return loadSettings().site[locale];
}

export function getPortName(port: Port, locale: Locale): string {
  return getPorts(locale).find(({ key }) => key === port)?.name ?? port;
}

/** Returns the ports as booking knows them: names in a language, reserves before all aboard. */
export function getPorts(locale: Locale): readonly (BookingPort & { name: string })[] {
  return loadSettings().ports[locale].ports;
}

export function getContactPage(locale: Locale): ServerSettings["contact"]["en"] {
  return loadSettings().contact[locale];
}

export function getNewsletter(locale: Locale): ServerSettings["newsletter"]["en"] {
  return loadSettings().newsletter[locale];
}

/** Returns the notice about sea state or storms in a language; whether it is shown now, and where, is for the caller to tell. */
export function getNotice(locale: Locale): ServerSettings["notice"]["en"] {
  return loadSettings().notice[locale];
}

export function getInboxSettings(): ServerSettings["inbox"]["en"] {
  return loadSettings().inbox[DEFAULT_LOCALE];
}

export function areGuestsInvited(): boolean {
  return loadSettings().reviews[DEFAULT_LOCALE].invitations;
}

export function getOfficeHours(): OfficeHours {
  const { closed_weekdays, closed_days } = getInboxSettings();
  return { ...getSite(DEFAULT_LOCALE).office_hours, closed_weekdays, closed_days };
}

/** Returns the key of who recommended the agency, however it is written: a partner's code is its own. */
export function toSourceKey(source: string): string {
  return toSourceCode(source) || source;
}

/** Names sources by their keys: a partner by its name, anybody else as it is written first. */
export function nameSources(sources: readonly (string | null)[]): Map<string, string> {
  const partners = new Map(loadPartners().map(({ code, name }) => [code, name]));
  const names = new Map<string, string>();
  for (const source of sources) {
    const key = source === null ? "" : toSourceKey(source);
    if (source !== null && !names.has(key)) names.set(key, partners.get(key) ?? source);
  }
  return names;
}

/** Lists who may have recommended the agency: the partners, and who else was named. */
export function listSources(named: readonly string[]) {
  const partners = loadPartners().map(({ code }) => code);
  return [...nameSources([...partners, ...named])].map(([key, name]) => ({ key, name }));
}

/** Makes one for each language and publish: creating an instance of i18next costs more than a mail's sentences. */
function perLocale<Made>(create: (locale: Locale, messages: Resources) => Made): (locale: Locale) => Made {
  const made = new WeakMap<Resources, Made>();
  return (locale) => {
    const messages = loadMessages()[locale];
    const known = made.get(messages) ?? create(locale, messages);
    made.set(messages, known);
    return known;
  };
}

const perNamespace = <Namespace extends string>(namespace: Namespace) =>
  perLocale((locale, messages) => createNamespaceTranslator(locale, namespace, messages[namespace] ?? {}));

export const getMailTranslator = perNamespace("mail");

export const getQuoteTranslator = perNamespace("quote");

export const getReviewTranslator = perNamespace("review");

export const getServerTranslator = perNamespace("server");

export const getRegistrationTranslator = perNamespace("registration");

export const getContactTranslator = perNamespace("contact");

export const getBookingTranslator = perLocale((locale, { booking = {} }) =>
  createTranslator(locale, { booking }),
);
