import type CMS from "decap-cms-app";
import { fromJS, type Map } from "immutable";

import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from "../../config/locales";
import { COLLECTIONS } from "../../config/offer";
import {
  CONTENT_FILES,
  isContentFile,
  isJsonCollection,
  JSON_COLLECTIONS,
} from "../../content/content-files";
import { readOfferFile } from "../../content/format/format-offer-file";
import { offerSchema } from "../../content/schema/offer";
import type { StaffLocale } from "../../config/staff-text";
import { replaceSavedEntry } from "../../workarounds/decap/replace-saved-entry";
import { showFaults } from "../form/form-faults";
import type { SiteEntry } from "../site-data";
import { askAboutNotice } from "./ask-about-notice";
import { askAboutPhonePicture } from "./ask-about-phone-picture";
import { askAboutPrices } from "./ask-about-prices";
import { checkDeletion } from "./check-deletion";
import { checkDraft, type Draft } from "./check-draft";
import { copyFacts } from "./copy-facts";
import { formatFieldMessages } from "./field-message";
import { DeletionRefusedError, SaveRefusedError } from "./save-refused-error";

type Entry = Map<string, unknown>;

interface SaveValidationOptions {
  staff: StaffLocale;
  /** Asks whether something unusual is meant; `false` keeps the entry open. */
  confirm: (question: string) => boolean;
  /** Loads the entries that there are at this moment. */
  known: () => Promise<readonly SiteEntry[]>;
  /** Is told after every attempt; an empty list means that the entry was saved. */
  onRefusal: (error: SaveRefusedError | undefined) => void;
}

const TRANSLATIONS = LOCALE_CODES.filter((locale) => locale !== DEFAULT_LOCALE);

function getDataPath(locale: Locale): string[] {
  return locale === DEFAULT_LOCALE ? ["data"] : ["i18n", locale, "data"];
}

function getData(entry: Entry, locale: Locale): Record<string, unknown> {
  const data = entry.getIn(getDataPath(locale)) as Map<string, unknown> | undefined;
  return data?.toJS() ?? {};
}

/** A new entry has no key yet. */
function getText(entry: Entry, name: string): string {
  const value = entry.get(name);
  return typeof value === "string" ? value : "";
}

function isOffer(entry: Entry): boolean {
  return COLLECTIONS.some((name) => name === getText(entry, "collection"));
}

function getShape(collection: string, slug: string) {
  if (COLLECTIONS.some((name) => name === collection)) return offerSchema.shape;
  if (isJsonCollection(collection)) return JSON_COLLECTIONS[collection].schema.shape;
  const name = `${collection}/${slug}`;
  return isContentFile(name) ? CONTENT_FILES[name].schema.shape : undefined;
}

/** Writes the facts of the English content into the other languages. */
function withFacts(entry: Entry, collection: string, slug: string): Entry {
  const shape = getShape(collection, slug);
  if (!shape) return entry;
  const source = getData(entry, DEFAULT_LOCALE);
  return TRANSLATIONS.reduce(
    (draft, locale) =>
      draft.setIn(getDataPath(locale), fromJS(copyFacts(shape, source, getData(draft, locale)))),
    entry,
  );
}

/** A page as it was opened, in English. */
function getPageBefore(entry: Entry): unknown {
  try {
    return (JSON.parse(getText(entry, "raw")) as Partial<Draft>)[DEFAULT_LOCALE];
  } catch {
    // A new file, or one that is no JSON, has no picture to compare with.
    return undefined;
  }
}

interface Situation {
  staff: StaffLocale;
  known: readonly SiteEntry[];
  confirm?: (question: string) => boolean;
}

/** The prices before the change: those stored at this moment, or those of the file as it was opened where the entry is not known. */
function getPricesBefore(entry: Entry, key: string, known: readonly SiteEntry[]): unknown {
  const stored = known.find((other) => other.key === key && other.prices !== undefined);
  const raw = getText(entry, "raw");
  return stored ? stored.prices : isOffer(entry) && key !== "" ? readOfferFile(raw)["prices"] : undefined;
}

/** Completes and checks what is about to be saved: facts are copied, and what the build would refuse is refused here. */
export function prepareEntry(entry: Entry, { staff, known, confirm = () => true }: Situation): Entry {
  const collection = getText(entry, "collection");
  const slug = getText(entry, "slug");
  const prepared = withFacts(entry, collection, slug);
  const draft = Object.fromEntries(
    LOCALE_CODES.map((locale) => [locale, getData(prepared, locale)]),
  ) as Draft;
  const messages = checkDraft(collection, slug, draft, { staff, known });
  if (messages.length > 0) throw new SaveRefusedError(messages, staff);
  const file = `${collection}/${slug}`;
  const questions = isOffer(entry)
    ? askAboutPrices(draft.en["prices"], getPricesBefore(entry, slug, known), staff)
    : [
        ...askAboutNotice(file, draft, staff),
        ...askAboutPhonePicture(file, draft.en, getPageBefore(entry), staff),
      ];
  if (questions.length > 0 && !confirm(formatFieldMessages(questions)))
    throw new SaveRefusedError(questions, staff);
  return prepared;
}

/** Refuses to delete an entry that others still name. */
export function refuseDeletion(entry: Entry, { staff, known }: Situation): void {
  const collection = getText(entry, "collection");
  const messages = checkDeletion(collection, getText(entry, "slug"), { staff, known });
  if (messages.length > 0) throw new DeletionRefusedError(messages, staff);
}

/** Hooks save validation into Decap's buttons to save and to delete. */
export function registerSaveValidation(
  cms: typeof CMS,
  { staff, confirm, known, onRefusal }: SaveValidationOptions,
): void {
  const validateOn = (name: string, check: (event: { entry: unknown }, situation: Situation) => void) => {
    const handler = async (event: { entry: unknown }) => {
      try {
        check(event, { staff, confirm, known: await known() });
        showFaults([]);
        onRefusal(undefined);
      } catch (error) {
        if (error instanceof SaveRefusedError) {
          showFaults(error.messages);
          onRefusal(error);
        }
        throw error;
      }
    };
    cms.registerEventListener({ name, handler } as unknown as Parameters<
      typeof CMS.registerEventListener
    >[0]);
  };
  validateOn("preSave", (event, situation) =>
    replaceSavedEntry(event, prepareEntry(event.entry as Entry, situation)),
  );
  // So Decap calls the moment before an entry is deleted.
  validateOn("preUnpublish", (event, situation) => refuseDeletion(event.entry as Entry, situation));
}
