import type CMS from "decap-cms-app";
import { fromJS, type Map } from "immutable";
import type { z } from "zod";

import { DEFAULT_LOCALE, LOCALE_CODES } from "../../config/locales";
import { COLLECTIONS } from "../../config/offer";
import { getConceptSchema, isJsonCollection } from "../../content/content-files";
import { arrangeFields } from "../../content/format/arrange-fields";
import { pickLanguage } from "../../content/languages";
import type { Plain } from "../../content/plain-object";
import { fromForm, toForm } from "../config/form-groups";
import type { StaffLocale } from "../../config/staff";
import { onRecheck, showFaults } from "../form/form-state";
import { describeCommitments, type Withdrawal } from "../../staff/shell/offer-commitments";
import type { SiteEntry } from "../site-data";
import type { OfferCommitments } from "../../staff/shell/client";
import { getSharedT } from "../texts";
import { askAboutNotice, askAboutPhonePicture, askAboutPrices } from "./questions";
import { type Draft, checkDeletion, checkDraft } from "./check-draft";
import { completeOffer } from "./complete-offer";
import { createFieldMessage, formatFieldMessages, toMessageId, type FieldMessage } from "./field-message";
import { DeletionRefusedError, SaveRefusedError } from "./save-refused-error";

type Entry = Map<string, unknown>;

interface SaveValidationOptions {
  staff: StaffLocale;
  /** Asks whether something unusual is meant; `false` keeps the entry open. */
  confirm: (question: string) => boolean;
  /** Loads the entries that there are at this moment. */
  known: () => Promise<readonly SiteEntry[]>;
  /** Loads what an offer has promised; `undefined` where that cannot be found out. */
  loadCommitments: (offer: string) => Promise<OfferCommitments | undefined>;
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

/** Sentences of the interface are of one. */
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
  commitments?: OfferCommitments | undefined;
}

/** Tells whether a save takes an offer off sale that guests could book until now. */
function findWithdrawal(entry: Entry): Withdrawal | undefined {
  if (!isOffer(entry) || getText(entry, "slug") === "") return undefined;
  const { sale } = fromForm((entry.get("data") as Entry | undefined)?.toJS() ?? {});
  const { sale: before } = getBefore(entry);
  return sale !== before && (sale === "paused" || sale === "hidden") ? sale : undefined;
}

function describeOffer(found: OfferCommitments | undefined, withdrawal: Withdrawal, staff: StaffLocale) {
  return describeCommitments(found, withdrawal, staff, getSharedT("shared.commitments", staff));
}

function askAboutCommitments(entry: Entry, { staff, commitments }: Situation): FieldMessage[] {
  const withdrawal = findWithdrawal(entry);
  const text = withdrawal && describeOffer(commitments, withdrawal, staff);
  const place = { locale: DEFAULT_LOCALE, path: "sale" };
  return text === undefined ? [] : [createFieldMessage("offer", place, text, staff)];
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
function findQuestions(entry: Entry, situation: Situation): FieldMessage[] {
  const { staff, known } = situation;
  const { collection, slug, schema, draft } = readDraft(entry);
  const file = `${collection}/${slug}`;
  const before = getDraft(schema, getBefore(entry)).en;
  const stored = known.find((other) => other.key === slug && other.prices !== undefined);
  return isOffer(entry)
    ? [
        ...askAboutCommitments(entry, situation),
        ...askAboutPrices(draft.en["prices"], stored ? stored.prices : before["prices"], staff),
      ]
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

/** Refuses to delete an entry that others still name; asks before an offer goes that guests have asked for or booked. */
export function refuseDeletion(
  entry: Entry,
  { staff, known, confirm = () => true, commitments }: Situation,
): void {
  const collection = getText(entry, "collection");
  const messages = checkDeletion(collection, getText(entry, "slug"), { staff, known });
  if (messages.length > 0) throw new DeletionRefusedError(messages, staff);
  const question = isOffer(entry) ? describeOffer(commitments, "deleted", staff) : undefined;
  if (question !== undefined && !confirm(question)) throw new DeletionRefusedError([], staff);
}

/** Hooks save validation into Decap's buttons to save and to delete. */
export function registerSaveValidation(
  cms: typeof CMS,
  { staff, confirm, known, loadCommitments, onRefusal, onMended }: SaveValidationOptions,
): void {
  let last: Omit<Situation, "staff"> = { known: [] };
  onRecheck((entry, faults) => {
    const situation = { staff, ...last };
    const found = [...findFaults(entry as Entry, situation), ...findQuestions(entry as Entry, situation)];
    const ids = found.map(toMessageId);
    const left = faults.filter((fault) => ids.includes(toMessageId(fault)));
    if (left.length < faults.length)
      onMended(left.length > 0 ? new SaveRefusedError(left, staff) : undefined);
    return left;
  });
  const validateOn = (
    name: string,
    isWithdrawn: (entry: Entry) => boolean,
    check: (entry: Entry, situation: Situation) => unknown,
  ) => {
    const handler = async (event: { entry: unknown }) => {
      const entry = event.entry as Entry;
      const load = () => (isWithdrawn(entry) ? loadCommitments(getText(entry, "slug")) : undefined);
      try {
        const [entries, commitments] = await Promise.all([known(), load()]);
        last = { known: entries, commitments };
        const data = check(entry, { staff, confirm, ...last });
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
  validateOn(
    "preSave",
    (entry) => findWithdrawal(entry) !== undefined,
    (entry, situation) => {
      const completed = complete(entry);
      checkEntryBeforeSave(completed, situation);
      return completed.get("data");
    },
  );
  // So Decap calls the moment before an entry is deleted.
  validateOn("preUnpublish", isOffer, refuseDeletion);
}
