import type CMS from "decap-cms-app";
import { fromJS, type Map } from "immutable";
import type { z } from "zod";

import { LOCALE_CODES } from "../../config/locales";
import { COLLECTIONS } from "../../config/offer";
import { getConceptSchema, isJsonCollection } from "../../content/content-files";
import { arrangeFields } from "../../content/format/arrange-fields";
import { pickLanguage } from "../../content/languages";
import type { Plain } from "../../content/plain-object";
import { fromForm, toForm } from "../config/form-groups";
import type { StaffLocale } from "../../config/staff-text";
import { onRecheck, showFaults } from "../form/form-faults";
import type { SiteEntry } from "../site-data";
import { askAboutNotice } from "./ask-about-notice";
import { askAboutPhonePicture } from "./ask-about-phone-picture";
import { askAboutPrices } from "./ask-about-prices";
import { checkDeletion } from "./check-deletion";
import { checkDraft, type Draft } from "./check-draft";
import { completeOffer } from "./complete-offer";
import { formatFieldMessages, toMessageId, type FieldMessage } from "./field-message";
import { DeletionRefusedError, SaveRefusedError } from "./save-refused-error";

type Entry = Map<string, unknown>;

interface SaveValidationOptions {
  staff: StaffLocale;
  /** Asks whether something unusual is meant; `false` keeps the entry open. */
  confirm: (question: string) => boolean;
  /** Loads the entries that there are at this moment. */
  known: () => Promise<readonly SiteEntry[]>;
  /** Called after every attempt; `undefined` means that the entry was saved. */
  onRefusal: (error: SaveRefusedError | undefined) => void;
  /** Called when faults of the last attempt are mended. */
  onMended: (error: SaveRefusedError | undefined) => void;
}

/** A new entry has no key yet. */
function getText(entry: Entry, name: string): string {
  const value = entry.get(name);
  return typeof value === "string" ? value : "";
}

function isOffer(entry: Entry): boolean {
  return COLLECTIONS.some((name) => name === getText(entry, "collection"));
}

/** What is saved, in each language; sentences of the interface are of one. */
function getDraft(schema: z.ZodObject | undefined, data: Plain): Draft {
  // Before the languages are parted: a row that is empty in one of them is a row.
  const filled = schema ? (arrangeFields(schema, data) as Plain) : data;
  const texts = LOCALE_CODES.map((locale) => [locale, schema ? pickLanguage(schema, filled, locale) : data]);
  return Object.fromEntries(texts) as Draft;
}

/** An entry as it was opened. */
function getBefore(entry: Entry): Plain {
  const raw = getText(entry, "raw");
  return raw === "" ? {} : fromForm(JSON.parse(raw) as Plain);
}

interface Situation {
  staff: StaffLocale;
  known: readonly SiteEntry[];
  confirm?: (question: string) => boolean;
}

function readDraft(entry: Entry) {
  const collection = getText(entry, "collection");
  const slug = getText(entry, "slug");
  const schema = getConceptSchema(
    isOffer(entry) ? "offer" : isJsonCollection(collection) ? collection : `${collection}/${slug}`,
  );
  const draft = getDraft(schema, fromForm((entry.get("data") as Entry | undefined)?.toJS() ?? {}));
  return { collection, slug, schema, draft };
}

/** Fills in what an offer can take from its other texts. */
function complete(entry: Entry): Entry {
  if (!isOffer(entry)) return entry;
  const data = completeOffer(fromForm((entry.get("data") as Entry | undefined)?.toJS() ?? {}));
  return entry.set("data", fromJS(toForm("offer", data)));
}

/** Finds what the build would refuse of an entry. */
function findFaults(entry: Entry, { staff, known }: Situation): FieldMessage[] {
  const { collection, slug, draft } = readDraft(complete(entry));
  return checkDraft(collection, slug, draft, { staff, known });
}

/** Finds what is taken, and that staff may not have meant. */
function findQuestions(entry: Entry, { staff, known }: Situation): FieldMessage[] {
  const { collection, slug, schema, draft } = readDraft(entry);
  const file = `${collection}/${slug}`;
  const before = getDraft(schema, getBefore(entry)).en;
  const stored = known.find((other) => other.key === slug && other.prices !== undefined);
  return isOffer(entry)
    ? askAboutPrices(draft.en["prices"], stored ? stored.prices : before["prices"], staff)
    : [...askAboutNotice(file, draft, staff), ...askAboutPhonePicture(file, draft.en, before, staff)];
}

/** Checks what is about to be saved: what the build would refuse is refused here. */
export function checkEntryBeforeSave(entry: Entry, situation: Situation): void {
  const { staff, confirm = () => true } = situation;
  const messages = findFaults(entry, situation);
  if (messages.length > 0) throw new SaveRefusedError(messages, staff);
  const questions = findQuestions(entry, situation);
  if (questions.length > 0 && !confirm(formatFieldMessages(questions)))
    throw new SaveRefusedError(questions, staff);
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
  { staff, confirm, known, onRefusal, onMended }: SaveValidationOptions,
): void {
  let entries: readonly SiteEntry[] = [];
  onRecheck((entry, faults) => {
    const situation = { staff, known: entries };
    const found = [...findFaults(entry as Entry, situation), ...findQuestions(entry as Entry, situation)];
    const ids = found.map(toMessageId);
    const left = faults.filter((fault) => ids.includes(toMessageId(fault)));
    if (left.length < faults.length)
      onMended(left.length > 0 ? new SaveRefusedError(left, staff) : undefined);
    return left;
  });
  const validateOn = (name: string, check: (entry: Entry, situation: Situation) => unknown) => {
    const handler = async ({ entry }: { entry: unknown }) => {
      try {
        entries = await known();
        const data = check(entry as Entry, { staff, confirm, known: entries });
        showFaults([]);
        onRefusal(undefined);
        return data;
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
  // Decap saves the data that is returned.
  validateOn("preSave", (entry, situation) => {
    const completed = complete(entry);
    checkEntryBeforeSave(completed, situation);
    return completed.get("data");
  });
  // So Decap calls the moment before an entry is deleted.
  validateOn("preUnpublish", (entry, situation) => refuseDeletion(entry, situation));
}
