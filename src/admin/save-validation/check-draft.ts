import { DEFAULT_LOCALE, LOCALE_CODES, type Locale, toLocale } from "../../config/locales";
import { COLLECTIONS, type Collection } from "../../config/offer";
import { checkEntry, type KnownOffer, type NamedOffer } from "../../content/check-offers";
import { CONTENT_FILES, type ContentFile } from "../../content/content-files";
import { toContentProblems, type ContentProblem } from "../../content/content-problem";
import { dropEmpty } from "../../content/front-matter";
import { arrangeFields } from "../../content/format/arrange-fields";
import { isOver } from "../../content/moment";
import { getOfferFile } from "../../content/offer-file";
import { offerSchema } from "../../content/schema/offer";
import { addPluralForms, ENGLISH_MESSAGES, type MessageTree } from "../config/english-messages";
import { say, type StaffLocale } from "../config/staff-text";
import { toRefusal, type Refusal } from "./refusal";

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
  if (!owner) return [];
  return [
    { file, field: "url_slug", expected: `one that ${getOfferFile(owner)} does not use`, found: owner.key },
  ];
}

/** Checks an offer in all its languages, as the build will. `key` is empty for a new one, which has none yet. */
function checkOfferDraft(
  collection: Collection,
  key: string,
  draft: Draft,
  { staff, known }: ValidationContext,
): Refusal[] {
  const translations: NamedOffer[] = [];
  const refusals: Refusal[] = [];
  for (const locale of LOCALE_CODES) {
    const value = dropEmpty(arrangeFields(offerSchema, draft[locale])) ?? {};
    const parsed = offerSchema.safeParse(value);
    if (parsed.success) translations.push({ ...parsed.data, collection, key, locale });
    else
      refusals.push(
        ...toContentProblems("", value, parsed.error).map((problem) =>
          toRefusal("offer", locale, problem, staff),
        ),
      );
  }
  const others = known.filter((offer) => offer.collection !== collection || offer.key !== key);
  const problems = checkEntry(translations, others);
  const english = getOfferFile({ collection, key, locale: DEFAULT_LOCALE });
  const isAddressTaken = problems.some(({ file, field }) => file === english && field === "url_slug");
  if (key === "" && !isAddressTaken) problems.push(...checkNewKey(english, draft.en["url_slug"], known));
  const across = problems.map((problem) => {
    const locale = LOCALE_CODES.find((code) => problem.file.endsWith(`.${code}.md`)) ?? LOCALE_CODES[0];
    return toRefusal("offer", locale, problem, staff);
  });
  return [...refusals, ...across];
}

/** The build takes a notice whose time is over, as every notice is one day; nobody writes one on purpose. */
function isOverNotice(draft: Draft): boolean {
  const { expires } = draft[DEFAULT_LOCALE];
  return typeof expires === "string" && isOver(expires) && LOCALE_CODES.some((code) => draft[code]["text"]);
}

/** Checks a page or a settings file in all its languages. */
function checkFileDraft(name: ContentFile, draft: Draft, staff: StaffLocale): Refusal[] {
  const { schema } = CONTENT_FILES[name];
  if (name === "settings/notice" && isOverNotice(draft)) {
    const problem = { file: "", field: "expires", expected: "a moment in the future", found: "the past" };
    return [toRefusal(name, DEFAULT_LOCALE, problem, staff)];
  }
  return LOCALE_CODES.flatMap((locale) => {
    const value = dropEmpty(arrangeFields(schema, draft[locale])) ?? {};
    const parsed = schema.safeParse(value);
    if (parsed.success) return [];
    return toContentProblems("", value, parsed.error).map((problem) =>
      toRefusal(name, locale, problem, staff),
    );
  });
}

function getPlaceholders(text: string): string {
  return [...new Set(text.match(/\{\{\w+\}\}/g))].sort().join(" ");
}

function checkSentences(
  english: MessageTree,
  data: Record<string, unknown>,
  staff: StaffLocale,
  path = "",
): Refusal[] {
  return Object.entries(english).flatMap(([key, value]) => {
    const field = `${path}${key}`;
    const found = data[key];
    if (typeof value !== "string")
      return checkSentences(value, (found ?? {}) as Record<string, unknown>, staff, `${field} › `);
    const text = typeof found === "string" ? found : "";
    if (text.trim() === "") return [{ language: "", field, reason: say(["is missing", "falta"], staff) }];
    const expected = getPlaceholders(value);
    if (getPlaceholders(text) === expected) return [];
    const reason = say(
      [
        `keep exactly these words in braces: ${expected || "none"}`,
        `conserva exactamente estas palabras entre llaves: ${expected || "ninguna"}`,
      ],
      staff,
    );
    return [{ language: "", field, reason }];
  });
}

/** Checks whatever is about to be saved; no refusals means that the build will take it. */
export function checkDraft(
  collection: string,
  slug: string,
  draft: Draft,
  context: ValidationContext,
): Refusal[] {
  if (isCollection(collection)) return checkOfferDraft(collection, slug, draft, context);
  if (collection === "messages") {
    const english = ENGLISH_MESSAGES[slug.replace(/-..$/, "")];
    return english
      ? checkSentences(addPluralForms(english, [toLocale(slug.slice(-2))]), draft.en, context.staff)
      : [];
  }
  const name = `${collection}/${slug}`;
  return Object.hasOwn(CONTENT_FILES, name) ? checkFileDraft(name as ContentFile, draft, context.staff) : [];
}
