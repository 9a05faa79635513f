import type { z } from "zod";

import { DEFAULT_LOCALE, LOCALE_CODES, type Locale, toLocale } from "../../config/locales";
import { COLLECTIONS, type Collection } from "../../config/offer";
import type { StaffLocale } from "../../config/staff";
import { type KnownOffer, type NamedOffer, checkEntry, createTakenFault } from "../../content/check-offers";
import {
  CONTENT_FILES,
  type ContentFile,
  JSON_COLLECTIONS,
  isContentFile,
  isJsonCollection,
} from "../../content/content-files";
import { type ContentProblem, toContentProblems } from "../../content/content-problem";
import { dropEmpty } from "../../content/front-matter";
import { isOver, type Publication, endsTooEarly } from "../../content/publication";
import { getOfferFile, parseOfferFileName } from "../../content/offer-file";
import { offerSchema } from "../../content/schema/offer";
import { listPlaceholders } from "../../lib/list-placeholders";
import { ENGLISH_MESSAGES, type MessageTree, addPluralForms } from "../config/english-messages";
import type { SiteEntry } from "../site-data";
import { getT } from "../texts";
import { type FieldMessage, dropRepeated, getFieldName, locateField, toFieldMessage } from "./field-message";

type TitledOffer = KnownOffer & { title?: string };

/** Names the offer that has an address already by its title in the staff's language, in the place of its file. */
export function nameOwner(
  problem: ContentProblem,
  offers: readonly TitledOffer[],
  staff: StaffLocale,
): ContentProblem {
  if (problem.code !== "taken") return problem;
  const file = parseOfferFileName(`${problem.owner}.md`);
  const found = offers.filter(({ collection, key }) => collection === file?.collection && key === file.key);
  const title = (found.find(({ locale }) => locale === staff) ?? found[0])?.title;
  return title ? { ...problem, owner: `“${title}”` } : problem;
}

export type Draft = Readonly<Record<Locale, Record<string, unknown>>>;

interface ValidationContext {
  staff: StaffLocale;
  known: readonly KnownOffer[];
}

function isCollection(name: string): name is Collection {
  return COLLECTIONS.includes(name as Collection);
}

/**
 * The key of a new entry will be its English address (`slug` in offer-collections.ts). No other entry may have it, in whichever
 * collection: Decap looks into one alone, and only if it has listed it.
 */
function checkNewKey(file: string, address: unknown, known: readonly KnownOffer[]): ContentProblem[] {
  const owner = known.find(({ key }) => key === address);
  return owner ? [{ file, path: "url_slug", ...createTakenFault(owner), found: address }] : [];
}

/** Checks a concept in one language, as the build will. */
function parseDraft<Schema extends z.ZodObject>(
  schema: Schema,
  concept: string,
  locale: Locale,
  draft: Draft,
  staff: StaffLocale,
) {
  const value = dropEmpty(draft[locale]) ?? {};
  const { data, error } = schema.safeParse(value);
  const problems = error ? toContentProblems("", value, error) : [];
  return { data, messages: problems.map((problem) => toFieldMessage(concept, locale, problem, staff)) };
}

function parseAll(schema: z.ZodObject, concept: string, draft: Draft, staff: StaffLocale): FieldMessage[] {
  return LOCALE_CODES.flatMap((locale) => parseDraft(schema, concept, locale, draft, staff).messages);
}

/** Checks an offer in all its languages, as the build will. `key` is empty for a new one, which has none yet. */
function checkOfferDraft(
  collection: Collection,
  key: string,
  draft: Draft,
  { staff, known }: ValidationContext,
): FieldMessage[] {
  const translations: NamedOffer[] = [];
  const messages: FieldMessage[] = [];
  for (const locale of LOCALE_CODES) {
    const parsed = parseDraft(offerSchema, "offer", locale, draft, staff);
    if (parsed.data) translations.push({ ...parsed.data, collection, key, locale });
    messages.push(...parsed.messages);
  }
  const others = known.filter((offer) => offer.collection !== collection || offer.key !== key);
  const problems = checkEntry(translations, others);
  const english = getOfferFile({ collection, key, locale: DEFAULT_LOCALE });
  const isAddressTaken = problems.some(({ file, path }) => file === english && path === "url_slug");
  if (key === "" && !isAddressTaken) problems.push(...checkNewKey(english, draft.en["url_slug"], known));
  const across = problems.map((problem) => {
    const { locale = DEFAULT_LOCALE, path } = locateField(problem.file, problem.path);
    return toFieldMessage("offer", locale, nameOwner({ ...problem, path }, known, staff), staff);
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

/** Checks a page or a settings file in all its languages. */
function checkFileDraft(name: ContentFile, draft: Draft, staff: StaffLocale): FieldMessage[] {
  const { schema } = CONTENT_FILES[name];
  const code = name === "settings/notice" ? findNoticeFault(draft) : undefined;
  if (code) {
    const { publish_until: found } = draft[DEFAULT_LOCALE];
    const problem = { file: `${name}.json`, path: "publish_until", code, found } as const;
    return [toFieldMessage(name, DEFAULT_LOCALE, problem, staff)];
  }
  return parseAll(schema, name, draft, staff);
}

function checkSentences(
  english: MessageTree,
  data: Record<string, unknown>,
  staff: StaffLocale,
  path = "",
): FieldMessage[] {
  const t = getT(staff);
  return Object.entries(english).flatMap(([key, value]) => {
    const field = `${path}${key}`;
    const found = data[key];
    if (typeof value !== "string")
      return checkSentences(value, (found ?? {}) as Record<string, unknown>, staff, `${field} › `);
    const text = typeof found === "string" ? found : "";
    if (text.trim() === "") return [{ language: "", field, text: t("problems.empty-text") }];
    const expected = listPlaceholders(value).join(" ");
    if (listPlaceholders(text).join(" ") === expected) return [];
    const names = expected || t("saving.noWords");
    return [{ language: "", field, text: t("problems.placeholders-changed", { names }) }];
  });
}

/** Checks whatever is about to be saved; no messages mean that the build will take it. */
export function checkDraft(
  collection: string,
  slug: string,
  draft: Draft,
  context: ValidationContext,
): FieldMessage[] {
  if (isCollection(collection)) return dropRepeated(checkOfferDraft(collection, slug, draft, context));
  if (collection === "messages") {
    const english = ENGLISH_MESSAGES[slug.replace(/-..$/, "")];
    return english
      ? checkSentences(addPluralForms(english, [toLocale(slug.slice(-2))]), draft.en, context.staff)
      : [];
  }
  if (isJsonCollection(collection)) {
    const { schema } = JSON_COLLECTIONS[collection];
    return dropRepeated(parseAll(schema, collection, draft, context.staff));
  }
  const name = `${collection}/${slug}`;
  return isContentFile(name) ? dropRepeated(checkFileDraft(name, draft, context.staff)) : [];
}

/** Finds the entries that still name the one that is about to be deleted, each once, by its title in the staff's language. */
export function checkDeletion(
  collection: string,
  key: string,
  { staff, known }: { staff: StaffLocale; known: readonly SiteEntry[] },
): FieldMessage[] {
  const isGoing = (entry: SiteEntry) => entry.collection === collection && entry.key === key;
  // Pages and settings have keys of their own, which no entry can name.
  if (!known.some(isGoing)) return [];
  const locale = toLocale(staff);
  return known
    .filter((entry) => entry.locale === locale && entry.related.includes(key) && !isGoing(entry))
    .map(({ title }) => ({
      language: title,
      field: getFieldName("offer", "related", staff),
      text: getT(staff)("saving.stillNamed"),
    }));
}
