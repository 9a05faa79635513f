import type { Transaction } from "kysely";

import { findHeld, type HeldPlaces } from "../departures/departure-seats";
import { toOutboxRow } from "../mail/outbox-row";
import type { Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";

/** What the office is told of a booking that a guest has deleted: nothing of the guest. */
export interface FreedPlaces extends HeldPlaces {
  reference: string;
}

/** Queues the mail to the office that tells of the places which the deletion of an enquiry frees, if it holds any. */
export async function queueFreedPlaces(
  transaction: Transaction<Tables>,
  { dialect }: Pick<Database, "dialect">,
  enquiryId: string,
  { recipients, now }: { recipients: readonly string[]; now: number },
): Promise<void> {
  const one = transaction.selectFrom("enquiries").select("reference").where("id", "=", enquiryId);
  const enquiry = await (dialect === "postgres" ? one.forUpdate() : one).executeTakeFirst();
  const held = enquiry && (await findHeld(transaction, enquiryId, now));
  if (!held || recipients.length === 0) return;
  const freed: FreedPlaces = { reference: enquiry.reference, ...held };
  const about = { data: JSON.stringify(freed) };
  const mails = recipients.map((recipient) => toOutboxRow({ mail: "agency-freed", recipient }, about, now));
  await transaction.insertInto("outbox").values(mails).execute();
}
