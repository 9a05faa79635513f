import type { z } from "zod";

import { DEFAULT_LOCALE, LOCALE_CODES, type Locale, toLocale } from "../../../domain/config/locales";
import { COLLECTIONS, type Collection } from "../../../domain/config/offer";
import { KEY_MAX_LENGTH } from "../../../domain/config/patterns";
import {
  type KnownOffer,
  type NamedOffer,
  checkOffers,
  createTakenFault,
} from "../../../content/check-offers";
import {
  CONTENT_FILES,
  type ContentFile,
  JSON_COLLECTIONS,
  isContentFile,
  isJsonCollection,
} from "../../../content/content-files";
import { type ContentProblem, toContentProblems } from "../../../content/content-problem";
import { dropEmpty } from "../../../content/front-matter";
import { isOver, type Publication, endsTooEarly } from "../../../content/publication";
import { getOfferFile } from "../../../content/offer-file";
import { isPlain, type Plain } from "../../../content/plain-object";
import { SEO_DESCRIPTION_LENGTH, SEO_TITLE_LENGTH } from "../../../content/schema/fields";
import { offerSchema } from "../../../content/schema/offer";
import { compareSentences } from "../../../domain/lib/list-placeholders";
import { normalize } from "../../../domain/lib/normalize";
import { ENGLISH_MESSAGES, addPluralForms } from "../config/file-collections";
import { type SiteEntry, getEntries } from "../site-data";
import { getShownLocale, getT } from "../texts";
import {
  type FieldMessage,
  createFieldMessage,
  describeFault,
  getFieldName,
  locateField,
  nameOwner,
  toMessageId,
} from "./messages";

/** An entry in each language, as the schema has it. */
export type Draft = Readonly<Record<Locale, Plain>>;

export function isOfferCollection(name: string): name is Collection {
  return COLLECTIONS.includes(name as Collection);
}

/** Makes the last part of an address of a title: "Kayak al alba" is `kayak-al-alba`. */
function toAddress(title: string): string {
  const words = normalize(title, "NFD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? []).reduce((address, word) => {
    const longer = address === "" ? word : `${address}-${word}`;
    return longer.length <= KEY_MAX_LENGTH ? longer : address;
  }, "");
}

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

function toFieldMessage(concept: string, locale: Locale, problem: ContentProblem): FieldMessage {
  return createFieldMessage(concept, { locale, path: problem.path ?? "" }, describeFault(problem));
}

function parseDraft<Schema extends z.ZodObject>(
  schema: Schema,
  concept: string,
  locale: Locale,
  draft: Draft,
) {
  const value = dropEmpty(draft[locale]) ?? {};
  const { data, error } = schema.safeParse(value);
  const problems = error ? toContentProblems("", value, error) : [];
  return { data, messages: problems.map((problem) => toFieldMessage(concept, locale, problem)) };
}

function parseAll(schema: z.ZodObject, concept: string, draft: Draft): FieldMessage[] {
  return LOCALE_CODES.flatMap((locale) => parseDraft(schema, concept, locale, draft).messages);
}

/**
 * The key of a new entry will be its English address (`slug` in collections.ts). No other entry may have it, in whichever
 * collection: Decap looks into one alone, and only if it has listed it.
 */
function checkNewKey(file: string, address: unknown, known: readonly KnownOffer[]): ContentProblem[] {
  const owner = known.find(({ key }) => key === address);
  return owner ? [{ file, path: "url_slug", ...createTakenFault(owner), found: address }] : [];
}

/** Checks an offer in all its languages, as the build will. `key` is empty for a new one, which has none yet. */
function checkOfferDraft(collection: Collection, key: string, draft: Draft): FieldMessage[] {
  const known = getEntries();
  const translations: NamedOffer[] = [];
  const messages: FieldMessage[] = [];
  for (const locale of LOCALE_CODES) {
    const parsed = parseDraft(offerSchema, "offer", locale, draft);
    if (parsed.data) translations.push({ ...parsed.data, collection, key, locale });
    messages.push(...parsed.messages);
  }
  const others = known.filter((offer) => offer.collection !== collection || offer.key !== key);
  const problems = checkOffers(translations, others);
  const english = getOfferFile({ collection, key, locale: DEFAULT_LOCALE });
  const isAddressTaken = problems.some(({ file, path }) => file === english && path === "url_slug");
  if (key === "" && !isAddressTaken) problems.push(...checkNewKey(english, draft.en["url_slug"], known));
  const across = problems.map((problem) => {
    const { locale = DEFAULT_LOCALE, path } = locateField(problem.file, problem.path);
    return toFieldMessage("offer", locale, nameOwner({ ...problem, path }));
  });
  return [...messages, ...across];
}

/** The build takes a notice whose time is over, as every notice is one day; nobody writes one on purpose. */
function findNoticeFault(draft: Draft): "moment-over" | "ends-too-early" | undefined {
  const dates = draft[DEFAULT_LOCALE] as Publication;
  if (endsTooEarly(dates)) return "ends-too-early";
  const end = dates.publish_until;
  return end && isOver(end) && LOCALE_CODES.some((code) => draft[code]["text"]) ? "moment-over" : undefined;
}

function checkFileDraft(name: ContentFile, draft: Draft): FieldMessage[] {
  const code = name === "settings/notice" ? findNoticeFault(draft) : undefined;
  if (code === undefined) return parseAll(CONTENT_FILES[name].schema, name, draft);
  const { publish_until: found } = draft[DEFAULT_LOCALE];
  const problem = { file: `${name}.json`, path: "publish_until", code, found } as const;
  return [toFieldMessage(name, DEFAULT_LOCALE, problem)];
}

function checkMessagesDraft(slug: string, draft: Draft): FieldMessage[] {
  const english = ENGLISH_MESSAGES[slug.replace(/-..$/, "")];
  if (!english) return [];
  const expected = addPluralForms(english, [toLocale(slug.slice(-2))]);
  return compareSentences(expected, draft.en).map((fault) => ({
    language: "",
    field: fault.path.replaceAll(".", " › "),
    text: describeFault({ file: slug, ...fault }),
  }));
}

function findMessages(collection: string, slug: string, draft: Draft): FieldMessage[] {
  if (isOfferCollection(collection)) return checkOfferDraft(collection, slug, draft);
  if (collection === "messages") return checkMessagesDraft(slug, draft);
  if (isJsonCollection(collection)) return parseAll(JSON_COLLECTIONS[collection].schema, collection, draft);
  const name = `${collection}/${slug}`;
  return isContentFile(name) ? checkFileDraft(name, draft) : [];
}

/** Checks whatever is about to be saved, each fault once: a fact is refused in each language. No messages mean that the build will take it. */
export function checkDraft(collection: string, slug: string, draft: Draft): FieldMessage[] {
  const messages = findMessages(collection, slug, draft);
  return [...new Map(messages.map((message) => [toMessageId(message), message])).values()];
}

/** Finds the entries that still name the one that is about to be deleted, each once, by its title. */
export function checkDeletion(collection: string, key: string): FieldMessage[] {
  const known = getEntries();
  const isGoing = (entry: SiteEntry) => entry.collection === collection && entry.key === key;
  // Pages and settings have keys of their own, which no entry can name.
  if (!known.some(isGoing)) return [];
  return known
    .filter((entry) => entry.locale === getShownLocale() && entry.related.includes(key) && !isGoing(entry))
    .map(({ title }) => ({
      language: title,
      field: getFieldName("offer", "related"),
      text: getT()("saving.stillNamed"),
    }));
}

const [NOTICE, HOME] = ["settings/notice", "pages/home"];

const hasText = (text: unknown) => typeof text === "string" && text.trim() !== "";

/** Finds the languages that a notice is silent in while it speaks in others. */
export function askAboutNotice(file: string, draft: Draft): FieldMessage[] {
  const silent = LOCALE_CODES.filter((locale) => !hasText(draft[locale]["text"]));
  if (file !== NOTICE || silent.length === LOCALE_CODES.length) return [];
  return silent.map((locale) =>
    createFieldMessage(NOTICE, { locale, path: "text" }, getT()("questions.notice")),
  );
}

function getHero(page: unknown): { picture: unknown; tall: unknown } | undefined {
  const hero = isPlain(page) ? page["hero"] : undefined;
  if (!isPlain(hero)) return undefined;
  const { picture, image_tall: tall } = hero;
  return { picture: isPlain(picture) ? picture["image"] : undefined, tall };
}

/** Asks for the picture for phones when another main picture stands on the home page and has none: the old one showed another view. */
export function askAboutPhonePicture(file: string, now: unknown, before: unknown): FieldMessage[] {
  const [hero, old] = [getHero(now), getHero(before)];
  if (file !== HOME || !hero || !old || hero.picture === old.picture || hero.tall || !old.tall) return [];
  const place = { locale: DEFAULT_LOCALE, path: "hero.image_tall" };
  return [createFieldMessage(HOME, place, getT()("questions.phonePicture"))];
}

const toRows = (prices: unknown): Plain[] => (Array.isArray(prices) ? prices.filter(isPlain) : []);

/** Finds the prices that change by more than half, up or down. Rows are matched by their port. */
export function askAboutPrices(now: unknown, before: unknown): FieldMessage[] {
  const rowsBefore = toRows(before);
  return toRows(now).flatMap((row, index) => {
    const old = rowsBefore.find(({ port }) => port === row["port"]) ?? {};
    return ["adult", "child"].flatMap((name) => {
      const [was, is] = [old[name], row[name]];
      if (typeof was !== "number" || typeof is !== "number" || Math.abs(is - was) <= was / 2) return [];
      const place = { locale: DEFAULT_LOCALE, path: `prices.${index}.${name}` };
      return [createFieldMessage("offer", place, getT()("questions.price", { is, was }))];
    });
  });
}
