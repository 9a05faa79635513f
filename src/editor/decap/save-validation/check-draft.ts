import { DEFAULT_LOCALE, LOCALE_CODES, type Locale, toLocale } from "../../../domain/config/locales";
import { COLLECTIONS, type Collection } from "../../../domain/config/offer";
import { KEY_MAX_LENGTH } from "../../../domain/config/patterns";
import { checkOffers } from "../../../content/check-offers";
import {
  CONTENT_FILES,
  type ContentFile,
  JSON_COLLECTIONS,
  isContentFile,
  isJsonCollection,
} from "../../../content/content-files";
import { type ContentProblem, toContentProblems } from "../../../content/content-problem";
import { dropEmpty, isPlain, type Plain } from "../../../content/front-matter";
import { isOver, type Publication, endsTooEarly } from "../../../content/publication";
import { pickLanguage } from "../../../content/languages";
import { type ConceptSchema, SEO_DESCRIPTION_LENGTH, SEO_TITLE_LENGTH } from "../../../content/schema/fields";
import { offerSchema } from "../../../content/schema/offer";
import { compareSentences } from "../../../domain/i18n/messages";
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

const [NOTICE, HOME] = ["settings/notice", "pages/home"] as const;

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

/** Parses an entry in each language, as the build will. */
function parseLanguages<Schema extends ConceptSchema>(schema: Schema, concept: string, data: Plain) {
  return LOCALE_CODES.map((locale) => {
    const value = dropEmpty(pickLanguage(schema, data, locale)) ?? {};
    const { data: content, error } = schema.safeParse(value);
    const problems = error ? toContentProblems("", value, error) : [];
    return { locale, content, messages: problems.map((problem) => toFieldMessage(concept, locale, problem)) };
  });
}

const parseAll = (schema: ConceptSchema, concept: string, data: Plain) =>
  parseLanguages(schema, concept, data).flatMap(({ messages }) => messages);

/**
 * Checks an offer in all its languages, as the build will. The key of a new one will be its English address (`slug` in collections.ts): no
 * other entry may have it, in whichever collection. Decap looks into one alone, and only if it has listed it.
 */
function checkOffer(collection: Collection, key: string, data: Plain): FieldMessage[] {
  const parsed = parseLanguages(offerSchema, "offer", data);
  const english = parsed.find(({ locale }) => locale === DEFAULT_LOCALE)?.content;
  const name = { collection, key: key || (english?.url_slug ?? "") };
  const translations = parsed.flatMap(({ locale, content }) =>
    content ? [{ ...content, ...name, locale }] : [],
  );
  const others = getEntries().filter((offer) => offer.collection !== collection || offer.key !== key);
  const across = checkOffers(translations, others).map((problem) => {
    const { locale = DEFAULT_LOCALE, path } = locateField(problem.file, problem.path);
    // A key stands in no field of its own.
    const place = path === "" ? { locale: DEFAULT_LOCALE, path: "url_slug" } : { locale, path };
    return toFieldMessage("offer", place.locale, nameOwner({ ...problem, path: place.path }));
  });
  return [...parsed.flatMap(({ messages }) => messages), ...across];
}

const hasText = (text: unknown) => typeof text === "string" && text.trim() !== "";

/** The languages that a notice is silent in. */
function listSilent({ text }: Plain): Locale[] {
  return LOCALE_CODES.filter((locale) => !isPlain(text) || !hasText(text[locale]));
}

/** The build takes a notice whose time is over, as every notice is one day; nobody writes one on purpose. */
function findNoticeFault(data: Plain): "moment-over" | "ends-too-early" | undefined {
  const dates: Publication = data;
  if (endsTooEarly(dates)) return "ends-too-early";
  const end = dates.publish_until;
  return end && isOver(end) && listSilent(data).length < LOCALE_CODES.length ? "moment-over" : undefined;
}

function checkFile(name: ContentFile, data: Plain): FieldMessage[] {
  const code = name === NOTICE ? findNoticeFault(data) : undefined;
  if (code === undefined) return parseAll(CONTENT_FILES[name].schema, name, data);
  const problem = {
    file: `${name}.json`,
    path: "publish_until",
    code,
    found: data["publish_until"],
  } as const;
  return [toFieldMessage(name, DEFAULT_LOCALE, problem)];
}

function checkMessages(slug: string, data: Plain): FieldMessage[] {
  const english = ENGLISH_MESSAGES[slug.replace(/-..$/, "")];
  if (!english) return [];
  const expected = addPluralForms(english, [toLocale(slug.slice(-2))]);
  return compareSentences(expected, data).map((fault) => ({
    language: "",
    field: fault.path.replaceAll(".", " › "),
    text: describeFault({ file: slug, ...fault }),
  }));
}

function findMessages(collection: string, slug: string, data: Plain): FieldMessage[] {
  if (isOfferCollection(collection)) return checkOffer(collection, slug, data);
  if (collection === "messages") return checkMessages(slug, data);
  if (isJsonCollection(collection)) return parseAll(JSON_COLLECTIONS[collection].schema, collection, data);
  const name = `${collection}/${slug}`;
  return isContentFile(name) ? checkFile(name, data) : [];
}

/** Checks whatever is about to be saved, each fault once: a fact is refused in each language. No messages mean that the build will take it. */
export function checkDraft(collection: string, slug: string, data: Plain): FieldMessage[] {
  const messages = findMessages(collection, slug, data);
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

/** Finds the languages that a notice is silent in while it speaks in others. */
export function askAboutNotice(file: string, data: Plain): FieldMessage[] {
  const silent = file === NOTICE ? listSilent(data) : [];
  if (silent.length === LOCALE_CODES.length) return [];
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
