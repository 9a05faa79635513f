import { randomUUID } from "node:crypto";
import type { Insertable, Transaction } from "kysely";

import type { Locale } from "../../config/locales";
import type { Database } from "./database";
import type { ContactPayload, EnquiryKind, RegistrationPayload } from "./enquiry";
import { toOutboxRow, type NewMail } from "./outbox-row";
import { countHit, type RateLimit } from "./rate-limit";
import { createReference } from "./reference";
import type { Tables } from "./tables";

export interface NewEnquiry {
  kind: EnquiryKind;
  locale: Locale;
  payload: ContactPayload | RegistrationPayload;
  idempotencyKey: string | undefined;
  suspicion: string | undefined;
  mails: readonly NewMail[];
  rate: RateLimit;
}

export type Acceptance =
  { outcome: "stored" | "repeated"; reference: string } | { outcome: "limited"; retryAfter: number };

async function findRepeated(
  transaction: Transaction<Tables>,
  key: string | undefined,
): Promise<string | undefined> {
  if (key === undefined) return undefined;
  const row = await transaction
    .selectFrom("enquiries")
    .select("reference")
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
  return row?.reference;
}

/** Inserts the row unless its reference or its key is taken, and tells whether it did. */
async function insertEnquiry(
  transaction: Transaction<Tables>,
  row: Insertable<Tables["enquiries"]>,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto("enquiries")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

function toRow(enquiry: NewEnquiry, now: number): Omit<Insertable<Tables["enquiries"]>, "reference"> {
  return {
    id: randomUUID(),
    kind: enquiry.kind,
    idempotency_key: enquiry.idempotencyKey ?? null,
    locale: enquiry.locale,
    status: "new",
    suspicion: enquiry.suspicion ?? null,
    payload: JSON.stringify(enquiry.payload),
    created_at: now,
    closed_at: null,
  };
}

/**
 * Accepts an enquiry: the enquiry, its mails and the count of the client's posts in one transaction. When this returns
 * `stored`, all of it survives a crash. The same `idempotencyKey` again is the same enquiry and counts nothing.
 */
export function acceptEnquiry(
  database: Database,
  enquiry: NewEnquiry,
  now: number,
  newReference = createReference,
): Promise<Acceptance> {
  return database.write(async (transaction): Promise<Acceptance> => {
    const repeated = await findRepeated(transaction, enquiry.idempotencyKey);
    if (repeated !== undefined) return { outcome: "repeated", reference: repeated };
    const retryAfter = await countHit(database, transaction, enquiry.rate, now);
    if (retryAfter > 0) return { outcome: "limited", retryAfter };
    const row = toRow(enquiry, now);
    let reference = newReference();
    while (!(await insertEnquiry(transaction, { ...row, reference }))) {
      // Either the same key came in at the same instant, or the reference is taken.
      const twin = await findRepeated(transaction, enquiry.idempotencyKey);
      if (twin !== undefined) return { outcome: "repeated", reference: twin };
      reference = newReference();
    }
    const mails = enquiry.mails.map((mail) => toOutboxRow(mail, { enquiryId: row.id }, now));
    if (mails.length > 0) await transaction.insertInto("outbox").values(mails).execute();
    return { outcome: "stored", reference };
  });
}
