import { countPersons } from "../../booking/count-persons";
import type { Port } from "../../config/offer";
import type { EnquiryRow } from "../../contracts/inbox";
import { getFullName } from "../mail/facts";
import { toIso, toIsoOrNull } from "../staff/to-iso";
import type { ListedEnquiry } from "../store/inbox-list";

const EXCERPT_LENGTH = 160;

function toExcerpt(message: string): string {
  const letters = [...message.replace(/\s+/g, " ").trim()];
  return letters.length <= EXCERPT_LENGTH
    ? letters.join("")
    : `${letters
        .slice(0, EXCERPT_LENGTH - 1)
        .join("")
        .trimEnd()}…`;
}

/** Reshapes an enquiry to a line of the list; `names` are those of the people by their ids. */
export function toRow(enquiry: ListedEnquiry, names: ReadonlyMap<string, string>): EnquiryRow {
  const { payload, personId } = enquiry;
  const offers = payload.offers?.length ?? (payload.service === undefined ? 0 : 1);
  return {
    reference: enquiry.reference,
    name: getFullName(enquiry),
    locale: enquiry.locale,
    status: enquiry.status,
    isHeld: enquiry.spamReason !== null,
    offer: enquiry.offer,
    offers,
    // Only ports of our own are stored.
    port: enquiry.port as Port | null,
    date: enquiry.date,
    persons: countPersons(payload),
    excerpt: toExcerpt(payload.message),
    person: personId === null ? null : { id: personId, name: names.get(personId) ?? "" },
    createdAt: toIso(enquiry.createdAt),
    touchedAt: toIso(enquiry.touchedAt),
    dueAt: toIsoOrNull(enquiry.dueAt),
  };
}
