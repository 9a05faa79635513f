import type { Transaction } from "kysely";

import { changeEnquiry, type EnquiryChanged } from "./change-enquiry";
import type { Database } from "./database";
import type { Enquiry } from "./enquiry";
import type { NewEvent } from "./enquiry-events";
import type { NewMail } from "./outbox-row";
import type { Tables } from "./tables";

/**
 * Notes an event of an enquiry with its mails, and does more in the same transaction; false there undoes it. The enquiry itself and its
 * version stay: what is being written in the inbox is not in the way.
 */
export async function noteEvent(
  database: Database,
  enquiryId: string,
  { event, mails = [] }: { event: NewEvent; mails?: readonly NewMail[] },
  also: (transaction: Transaction<Tables>, enquiry: Enquiry) => Promise<boolean>,
  now: number,
): Promise<EnquiryChanged["outcome"]> {
  const change = { events: [event], mails, keepsVersion: true };
  return (await changeEnquiry(database, { which: { id: enquiryId }, change, also }, now)).outcome;
}
