import type CMS from "decap-cms-app";
import type { Map } from "immutable";
import type { z } from "zod";

import { DEFAULT_LOCALE, LOCALE_CODES } from "../../config/locales";
import { COLLECTIONS } from "../../config/offer";
import type { OfferCommitments } from "../../contracts/offer-commitments";
import { getConceptSchema, isJsonCollection } from "../../content/content-files";
import { pickLanguage } from "../../content/languages";
import type { Plain } from "../../content/plain-object";
import { fromForm } from "../config/form-groups";
import type { StaffLocale } from "../../config/staff-text";
import { showFaults } from "../form/form-faults";
import { describeCommitments, type Withdrawal } from "../../staff/calls/offer-commitments";
import type { SiteEntry } from "../site-data";
import { askAboutNotice } from "./ask-about-notice";
import { askAboutPhonePicture } from "./ask-about-phone-picture";
import { askAboutPrices } from "./ask-about-prices";
import { checkDeletion } from "./check-deletion";
import { checkDraft, type Draft } from "./check-draft";
import { createFieldMessage, formatFieldMessages, type FieldMessage } from "./field-message";
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
  /** Is told after every attempt; an empty list means that the entry was saved. */
  onRefusal: (error: SaveRefusedError | undefined) => void;
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
  const texts = LOCALE_CODES.map((locale) => [locale, schema ? pickLanguage(schema, data, locale) : data]);
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
  /** What the offer has promised that is about to be taken off sale. */
  commitments?: OfferCommitments | undefined;
}

/** Tells whether a save takes an offer off sale that guests could book until now. */
export function findWithdrawal(entry: Entry): Withdrawal | undefined {
  if (!isOffer(entry) || getText(entry, "slug") === "") return undefined;
  const { sale } = fromForm((entry.get("data") as Entry | undefined)?.toJS() ?? {});
  const { sale: before } = getBefore(entry);
  return sale !== before && (sale === "paused" || sale === "hidden") ? sale : undefined;
}

function askAboutCommitments(entry: Entry, { staff, commitments }: Situation): FieldMessage[] {
  const withdrawal = findWithdrawal(entry);
  const text = withdrawal && describeCommitments(commitments, withdrawal, staff);
  const place = { locale: DEFAULT_LOCALE, path: "sale" };
  return text === undefined ? [] : [createFieldMessage("offer", place, text, staff)];
}

/** Checks what is about to be saved: what the build would refuse is refused here. */
export function checkEntryBeforeSave(entry: Entry, situation: Situation): void {
  const { staff, known, confirm = () => true } = situation;
  const collection = getText(entry, "collection");
  const slug = getText(entry, "slug");
  const schema = getConceptSchema(
    isOffer(entry) ? "offer" : isJsonCollection(collection) ? collection : `${collection}/${slug}`,
  );
  const draft = getDraft(schema, fromForm((entry.get("data") as Entry | undefined)?.toJS() ?? {}));
  const messages = checkDraft(collection, slug, draft, { staff, known });
  if (messages.length > 0) throw new SaveRefusedError(messages, staff);
  const file = `${collection}/${slug}`;
  const before = getDraft(schema, getBefore(entry)).en;
  const stored = known.find((other) => other.key === slug && other.prices !== undefined);
  const questions = isOffer(entry)
    ? [
        ...askAboutCommitments(entry, situation),
        ...askAboutPrices(draft.en["prices"], stored ? stored.prices : before["prices"], staff),
      ]
    : [...askAboutNotice(file, draft, staff), ...askAboutPhonePicture(file, draft.en, before, staff)];
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
  const question = isOffer(entry) ? describeCommitments(commitments, "deleted", staff) : undefined;
  if (question !== undefined && !confirm(question)) throw new DeletionRefusedError([], staff);
}

/** Hooks save validation into Decap's buttons to save and to delete. */
export function registerSaveValidation(
  cms: typeof CMS,
  { staff, confirm, known, loadCommitments, onRefusal }: SaveValidationOptions,
): void {
  const validateOn = (
    name: string,
    isWithdrawn: (entry: Entry) => boolean,
    check: (entry: Entry, situation: Situation) => void,
  ) => {
    const handler = async (event: { entry: unknown }) => {
      const entry = event.entry as Entry;
      const load = () => (isWithdrawn(entry) ? loadCommitments(getText(entry, "slug")) : undefined);
      try {
        const [entries, commitments] = await Promise.all([known(), load()]);
        check(entry, { staff, confirm, known: entries, commitments });
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
  validateOn("preSave", (entry) => findWithdrawal(entry) !== undefined, checkEntryBeforeSave);
  // So Decap calls the moment before an entry is deleted.
  validateOn("preUnpublish", isOffer, refuseDeletion);
}
