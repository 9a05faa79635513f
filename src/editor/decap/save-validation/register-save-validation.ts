import type CMS from "decap-cms-app";
import { fromJS, type Map } from "immutable";

import { DEFAULT_LOCALE } from "../../../domain/config/locales";
import { getConceptSchema, isJsonCollection } from "../../../content/content-files";
import { arrangeFields } from "../../../content/format-files";
import type { Plain } from "../../../content/front-matter";
import {
  describeCommitments,
  loadCommitments,
  type Withdrawal,
} from "../../../staff/shell/offer-commitments";
import type { OfferCommitments } from "../../../staff/shell/client";
import { fromForm, toForm } from "../config/form-groups";
import { onRecheck, showFaults } from "../form/form-state";
import { getEntries, isSignedOut, loadEntries } from "../site-data";
import { getSharedT, getShownLocale, getT } from "../texts";
import {
  askAboutNotice,
  askAboutPhonePicture,
  askAboutPrices,
  checkDeletion,
  checkDraft,
  completeOffer,
  isOfferCollection,
} from "./check-draft";
import {
  createFieldMessage,
  formatFieldMessages,
  SaveRefusedError,
  toMessageId,
  type FieldMessage,
} from "./messages";

type Entry = Map<string, unknown>;

function getText(entry: Entry, name: string): string {
  const value = entry.get(name);
  return typeof value === "string" ? value : "";
}

const isOffer = (entry: Entry) => isOfferCollection(getText(entry, "collection"));
const getData = (entry: Entry) => fromForm((entry.get("data") as Entry | undefined)?.toJS() ?? {});

function getBefore(entry: Entry): Plain {
  const raw = getText(entry, "raw");
  return raw === "" ? {} : fromForm(JSON.parse(raw) as Plain);
}

function readDraft(entry: Entry) {
  const [collection, slug] = [getText(entry, "collection"), getText(entry, "slug")];
  const file = `${collection}/${slug}`;
  const schema = getConceptSchema(
    isOffer(entry) ? "offer" : isJsonCollection(collection) ? collection : file,
  );
  const arrange = (data: Plain) => (schema ? (arrangeFields(schema, data) as Plain) : data);
  return { collection, slug, file, data: arrange(getData(entry)), before: arrange(getBefore(entry)) };
}

/** Tells whether a save takes an offer off sale that guests could book until now. */
function findWithdrawal(entry: Entry): Withdrawal | undefined {
  if (!isOffer(entry) || getText(entry, "slug") === "") return undefined;
  const [{ sale }, { sale: before }] = [getData(entry), getBefore(entry)];
  return sale !== before && (sale === "paused" || sale === "hidden") ? sale : undefined;
}

/** Promises of an offer, as loaded before the last attempt to save; `undefined` where that could not be found out. */
let commitments: OfferCommitments | undefined;

const describeOffer = (withdrawal: Withdrawal) =>
  describeCommitments(commitments, withdrawal, getShownLocale(), getSharedT("shared.commitments"));

function askAboutCommitments(entry: Entry): FieldMessage[] {
  const withdrawal = findWithdrawal(entry);
  const text = withdrawal && describeOffer(withdrawal);
  const place = { locale: DEFAULT_LOCALE, path: "sale" };
  return text === undefined ? [] : [createFieldMessage("offer", place, text)];
}

function complete(entry: Entry): Entry {
  return isOffer(entry) ? entry.set("data", fromJS(toForm("offer", completeOffer(getData(entry))))) : entry;
}

function findFaults(entry: Entry): FieldMessage[] {
  const { collection, slug, data } = readDraft(complete(entry));
  return checkDraft(collection, slug, data);
}

/** Finds what is taken, and that staff may not have meant. */
function findQuestions(entry: Entry): FieldMessage[] {
  const { slug, file, data, before } = readDraft(entry);
  if (!isOffer(entry)) return [...askAboutNotice(file, data), ...askAboutPhonePicture(file, data, before)];
  const stored = getEntries().find((other) => other.key === slug && other.prices !== undefined);
  const prices = stored ? stored.prices : before["prices"];
  return [...askAboutCommitments(entry), ...askAboutPrices(data["prices"], prices)];
}

/** Checks what is about to be saved: what the build would refuse is refused here. Returns the data to be saved. */
function checkSave(entry: Entry): unknown {
  const completed = complete(entry);
  const faults = findFaults(completed);
  if (faults.length > 0) throw new SaveRefusedError(faults);
  const questions = findQuestions(completed);
  if (questions.length > 0 && !window.confirm(formatFieldMessages(questions)))
    throw new SaveRefusedError(questions);
  return completed.get("data");
}

/** Refuses to delete an entry that others still name; asks before an offer goes that guests have asked for or booked. */
function refuseDeletion(entry: Entry): void {
  const messages = checkDeletion(getText(entry, "collection"), getText(entry, "slug"));
  if (messages.length > 0) throw new SaveRefusedError(messages, true);
  const question = isOffer(entry) ? describeOffer("deleted") : undefined;
  if (question !== undefined && !window.confirm(question)) throw new SaveRefusedError([], true);
}

/** Another window, or a colleague, may have added or deleted entries since. What was typed stays in its fields when the session has ended. */
async function refreshEntries(): Promise<void> {
  await loadEntries().catch((error: unknown) => {
    if (!isSignedOut(error)) return;
    const t = getT();
    const message = { language: "Editor", field: t("saving.signIn"), text: t("shared.signedOut") };
    throw new SaveRefusedError([message]);
  });
}

/**
 * Hooks save validation into Decap's buttons to save and to delete. `onRefusal` is called after every attempt, with `undefined` when it
 * went well, and `onMended` when faults of the last attempt are mended.
 */
export function registerSaveValidation(
  cms: typeof CMS,
  onRefusal: (error: SaveRefusedError | undefined) => void,
  onMended: (error: SaveRefusedError | undefined) => void,
): void {
  onRecheck((entry, faults) => {
    const found = [...findFaults(entry as Entry), ...findQuestions(entry as Entry)].map(toMessageId);
    const left = faults.filter((fault) => found.includes(toMessageId(fault)));
    if (left.length < faults.length) onMended(left.length > 0 ? new SaveRefusedError(left) : undefined);
    return left;
  });
  const validateOn = (
    name: string,
    isWithdrawn: (entry: Entry) => boolean,
    check: (entry: Entry) => unknown,
  ) => {
    const handler = async (event: { entry: unknown }) => {
      const entry = event.entry as Entry;
      const load = () => (isWithdrawn(entry) ? loadCommitments(getText(entry, "slug")) : undefined);
      try {
        [, commitments] = await Promise.all([refreshEntries(), load()]);
        const data = check(entry);
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
  validateOn("preSave", (entry) => findWithdrawal(entry) !== undefined, checkSave);
  // So Decap calls the moment before an entry is deleted.
  validateOn("preUnpublish", isOffer, refuseDeletion);
}
