import type { EnquiryReply } from "../../contracts/inbox";
import { getEnv } from "../env";
import { loadQuotes } from "../quotes/load-quotes";
import type { Staff } from "../staff/require-staff";
import { toIso, toIsoOrNull } from "../staff/to-iso";
import type { Enquiry } from "../store/enquiry";
import type { Store } from "../store/store";
import { getAnswerValues } from "./answer-values";
import { loadChosenOffers } from "./chosen-offers";
import { loadPeople } from "./load-people";
import { getPhoneNumber } from "./phone-number";
import { loadTimeline } from "./timeline";

const MAX_OTHERS = 20;

/** Loads who else is writing an answer now. */
export async function loadWriting(store: Store, { id }: Pick<Enquiry, "id">, reader: Pick<Staff, "id">) {
  const writing = await store.answerDrafts.listWriting(id, reader.id, Date.now());
  return writing.map(({ name, at }) => ({ name, at: toIso(at) }));
}

async function loadOthers(store: Store, { id, payload }: Enquiry): Promise<EnquiryReply["others"]> {
  const others = await store.inbox.listOthers(payload.email.toLowerCase(), id, MAX_OTHERS);
  return others.map(({ reference, status, createdAt, offer, date }) => ({
    ...{ reference, status, offer, date },
    createdAt: toIso(createdAt),
  }));
}

/** Loads all that staff see of an enquiry, in the reader's language. */
export async function loadEnquiryReply(store: Store, enquiry: Enquiry, reader: Staff): Promise<EnquiryReply> {
  const { id, payload, personId } = enquiry;
  const now = Date.now();
  const [{ names, people }, others, timeline, quotes, draft, writing, chosen] = await Promise.all([
    loadPeople(store, reader),
    loadOthers(store, enquiry),
    loadTimeline(store, id),
    loadQuotes(store, id, now),
    store.answerDrafts.get(id, reader.id),
    loadWriting(store, enquiry, reader),
    loadChosenOffers(store, enquiry, reader.locale, now),
  ]);
  const { name, lastname, email, phone, message, source } = payload;
  return {
    reference: enquiry.reference,
    version: enquiry.version,
    status: enquiry.status,
    isHeld: enquiry.spamReason !== null,
    locale: enquiry.locale,
    ...{ name, lastname, email, phone, message, source },
    phoneNumber: getPhoneNumber(phone) ?? null,
    createdAt: toIso(enquiry.createdAt),
    dueAt: toIsoOrNull(enquiry.dueAt),
    person: personId === null ? null : { id: personId, name: names.get(personId) ?? "" },
    ...{ ...timeline, chosen, others, quotes, draft, writing },
    values: getAnswerValues(enquiry),
    hasMailbox: getEnv().mailbox !== undefined,
    people,
  };
}
