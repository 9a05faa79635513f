import type { HONEYPOT_FIELD } from "../../config/forms";
import type { Selectable } from "kysely";

import type { QuotedTerms } from "../../booking/describe";
import { toLocale, type Locale } from "../../config/locales";
import type { AskedOffer } from "../../contracts/asked-offers";
import type { ContactRequest } from "../../contracts/contact";
import type { FieldCode } from "../../contracts/error-codes";
import type { EnquiryStatus } from "../../contracts/inbox";
import type { Tables } from "./tables";

/** What staff mark an enquiry as, each by a link of its own. */
export type EnquiryKind = "contact";
export type EnquiryOutcome = "answered" | "booked" | "lost";

export interface Enquiry {
  id: string;
  kind: EnquiryKind;
  reference: string;
  locale: Locale;
  status: EnquiryStatus;
  /** Why it looks like spam; such an enquiry is kept, but nobody is mailed. */
  spamReason: string | null;
  createdAt: number;
  closedAt: number | null;
  /** Which of the staff's links have acted. */
  usedLinks: readonly EnquiryOutcome[];
  payload: ContactPayload;
  /** One more with every change. */
  version: number;
  personId: string | null;
  dueAt: number | null;
  answeredAt: number | null;
  touchedAt: number;
}

interface WithQuotedTerms {
  /** The price and the way back to the ship as the site showed them then; later changes of prices do not touch it. */
  told?: QuotedTerms;
}

/** One offer of a list that was asked for as a whole; `problems` say why it could not be booked as it was asked for. */
export type StoredOffer = AskedOffer & WithQuotedTerms & { problems?: readonly FieldCode[] };

/** What was asked, without what only served the sending. */
export type ContactPayload = Omit<
  ContactRequest,
  "idempotencyKey" | "lang" | typeof HONEYPOT_FIELD | "offers"
> &
  WithQuotedTerms & { offers?: StoredOffer[] | undefined };

/** Reshapes a row. The payload was checked against the contract before it was stored. */
export function toEnquiry(row: Selectable<Tables["enquiries"]>): Enquiry {
  return {
    id: row.id,
    reference: row.reference,
    locale: toLocale(row.locale),
    status: row.status,
    spamReason: row.suspicion,
    createdAt: row.created_at,
    closedAt: row.closed_at,
    usedLinks: row.used_links.split(" ").filter((name) => name !== "") as EnquiryOutcome[],
    kind: "contact",
    payload: JSON.parse(row.payload) as ContactPayload,
    version: row.version,
    personId: row.person_id,
    dueAt: row.due_at,
    answeredAt: row.answered_at,
    touchedAt: row.touched_at,
  };
}
