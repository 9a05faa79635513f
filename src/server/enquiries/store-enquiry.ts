import type { Kysely } from "kysely";
import { createHash, randomUUID } from "node:crypto";

import type { Locale } from "../../domain/config/locales";
import { isReceipt, LEFT_OUT, toOutboxRow, type NewMail } from "../mail/outbox-row";
import type { Database } from "../platform/database/database";
import { countHit, countHits, type RateLimit } from "../platform/database/limits";
import type { Tables } from "../platform/database/schema";
import type { Erasure } from "../privacy/erasure";
import { changeEnquiry, type ChangeRequest } from "./change-enquiry";
import { type ContactPayload, createReference, insertEvents, toEnquiry } from "./enquiry";
import { insertTrips, listAsked, toInboxColumns, toListedColumns } from "./inbox-columns";

export interface NewEnquiry {
  locale: Locale;
  payload: ContactPayload;
  idempotencyKey: string | undefined;
  spamReason: string | undefined;
  mails: readonly NewMail[];
  /** The limits of what strangers may have sent to the guest's address. */
  receipt: readonly RateLimit[];
  rate: RateLimit;
  dueAt?: number;
}

type KeyedEnquiry = Pick<NewEnquiry, "locale" | "payload" | "idempotencyKey">;

type Acceptance =
  | { outcome: "stored"; reference: string; isReceiptLeftOut: boolean }
  | { outcome: "repeated"; reference: string }
  | { outcome: "limited"; retryAfter: number };

const WORKED_OUT = ["told", "problems"];

/** Names what was said under a key: other words under a known key are another enquiry. What the site worked out of them may differ. */
function toStoredKey({ idempotencyKey, locale, payload }: KeyedEnquiry): string | null {
  if (idempotencyKey === undefined) return null;
  const said = JSON.stringify({ locale, payload }, (name, value: unknown) =>
    WORKED_OUT.includes(name) ? undefined : value,
  );
  return `contact:${idempotencyKey}:${createHash("sha256").update(said).digest("base64url")}`;
}

async function findRepeated(db: Kysely<Tables>, enquiry: KeyedEnquiry): Promise<string | undefined> {
  const key = toStoredKey(enquiry);
  if (key === null) return undefined;
  const known = db.selectFrom("enquiries").select("reference").where("idempotencyKey", "=", key);
  return (await known.executeTakeFirst())?.reference;
}

async function findFreeReference(db: Kysely<Tables>): Promise<string> {
  for (;;) {
    const reference = createReference();
    const taken = db.selectFrom("enquiries").select("id").where("reference", "=", reference);
    if ((await taken.executeTakeFirst()) === undefined) return reference;
  }
}

export function createEnquiryStore(database: Database, erasure: Erasure) {
  const { db } = database;
  const find = async (column: "id" | "reference", value: string) => {
    const row = await db.selectFrom("enquiries").selectAll().where(column, "=", value).executeTakeFirst();
    return row && toEnquiry(row);
  };
  return {
    /**
     * Accepts an enquiry, its mails and its counts in one transaction. A repeated one counts nothing. Locks are taken in the same order
     * everywhere: key, client, receipts.
     */
    accept: (enquiry: NewEnquiry, now: number) =>
      database.write(async (transaction): Promise<Acceptance> => {
        const { rate, mails, locale, payload, spamReason, idempotencyKey } = enquiry;
        if (idempotencyKey !== undefined)
          await database.lockNames(transaction, `key:contact:${idempotencyKey}`);
        const repeated = await findRepeated(transaction, enquiry);
        if (repeated !== undefined) return { outcome: "repeated", reference: repeated };
        const retryAfter = await countHit(database, transaction, rate, now);
        if (retryAfter > 0) return { outcome: "limited", retryAfter };
        const isReceiptLeftOut =
          mails.some(isReceipt) && (await countHits(database, transaction, enquiry.receipt, now)) > 0;
        const reference = await findFreeReference(transaction);
        const id = randomUUID();
        const asked = listAsked(payload);
        await transaction
          .insertInto("enquiries")
          .values({
            ...{
              id,
              kind: "contact",
              reference,
              locale,
              status: "new",
              idempotencyKey: toStoredKey(enquiry),
            },
            ...{ suspicion: spamReason ?? null, payload: JSON.stringify(payload) },
            ...{ createdAt: now, touchedAt: now },
            // What is perhaps spam waits for a person to release it.
            dueAt: spamReason === undefined ? (enquiry.dueAt ?? null) : null,
            ...toInboxColumns(payload, reference),
            ...toListedColumns(asked),
          })
          .execute();
        await insertEvents(transaction, id, [{ kind: "received", data: {} }], now);
        await insertTrips(transaction, id, asked);
        const outbox = mails.map((mail) => ({
          ...toOutboxRow(mail, { enquiryId: id }, now),
          ...(isReceiptLeftOut && isReceipt(mail) && { ...LEFT_OUT, settledAt: now }),
        }));
        if (outbox.length > 0) await transaction.insertInto("outbox").values(outbox).execute();
        return { outcome: "stored", reference, isReceiptLeftOut };
      }),
    findRepeated: (enquiry: KeyedEnquiry) => findRepeated(db, enquiry),
    get: (id: string) => find("id", id),
    getByReference: (reference: string) => find("reference", reference),
    async list(limit: number, isSuspected = false) {
      const all = db.selectFrom("enquiries").selectAll();
      const rows = await (isSuspected ? all.where("suspicion", "is not", null) : all)
        .orderBy("createdAt", "desc")
        .limit(limit)
        .execute();
      return rows.map(toEnquiry);
    },
    getMails: (id: string) =>
      db
        .selectFrom("outbox")
        .select(["mail", "recipient", "status", "attempts", "reason"])
        .where("enquiryId", "=", id)
        .orderBy("mail")
        .execute(),
    change: (request: ChangeRequest, now: number) => changeEnquiry(database, request, now),
    /**
     * Deletes it with all that belongs to it and refused forms with its words, here, in files and in later restores; returns what went, if it was there.
     * Throws a `StillBookedError` while something of it is booked that lies ahead. The numbers of what was booked stay.
     */
    erase: (id: string, now: number) => erasure.eraseEnquiry(id, now),
  };
}
