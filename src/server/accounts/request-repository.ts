import type { Selectable, Transaction } from "kysely";
import { randomUUID } from "node:crypto";

import { DAY_MS } from "../../domain/booking/calendar-day";
import { toLocale } from "../../domain/config/locales";
import { toStaffLocale } from "../../domain/config/staff";
import type { CONTACT_FIELDS } from "../../content/content-files";
import { queueMails, type MailKind } from "../mail/outbox-row";
import type { Database } from "../platform/database/database";
import { countHit, type RateLimit } from "../platform/database/limits";
import type { Tables } from "../platform/database/schema";
import type { Erasure } from "../privacy/erasure";
import { insertPerson, listOwners } from "./people-repository";
import { insertSignIn } from "./sign-in-repository";

/** Undecided requests are deleted after this time. */
export const REQUEST_LIFE_MS = 30 * DAY_MS;

function toRequest({ locale, ...row }: Selectable<Tables["staffRequests"]>) {
  return { ...row, locale: toLocale(locale) };
}
export type StaffRequest = ReturnType<typeof toRequest>;

interface NewRequest extends Pick<StaffRequest, "email" | "name" | "locale" | "about"> {
  rate: RateLimit;
  /** Recipients if no owner has a mailbox. */
  agencyEmails: readonly string[];
}

export interface ContactNotice {
  by: string;
  changes: readonly { field: (typeof CONTACT_FIELDS)[number]; before: string; after: string }[];
}

/** Queues a mail to all owners with a mailbox; if there is none, to the agency. */
async function mailOwners(
  transaction: Transaction<Tables>,
  mail: MailKind,
  about: { requestId?: string; data?: ContactNotice },
  agencyEmails: readonly string[],
  now: number,
): Promise<void> {
  const owners = await listOwners(transaction);
  const recipients = owners.length > 0 ? owners.map(({ email }) => email) : agencyEmails;
  const mails = recipients.map((recipient) => ({ mail, recipient }));
  await queueMails(transaction, mails, about, now);
}

export function createRequestStore(database: Database, erasure: Erasure) {
  const { db, write } = database;
  const selectOpen = (now: number) =>
    db
      .selectFrom("staffRequests")
      .selectAll()
      .where("createdAt", ">", now - REQUEST_LIFE_MS);
  return {
    /** Stores a request and mails the owners; returns 0, or the seconds to wait. Asking twice is one request; people with access get none. */
    add: ({ rate, agencyEmails, ...asked }: NewRequest, now: number): Promise<number> =>
      write(async (transaction) => {
        const retryAfter = await countHit(database, transaction, rate, now);
        if (retryAfter > 0) return retryAfter;
        const person = await transaction
          .selectFrom("staffPeople")
          .select("id")
          .where("email", "=", asked.email)
          .executeTakeFirst();
        if (person !== undefined) return 0;
        await transaction
          .deleteFrom("staffRequests")
          .where("createdAt", "<=", now - REQUEST_LIFE_MS)
          .execute();
        const row = { id: randomUUID(), ...asked, createdAt: now };
        const stored = await transaction
          .insertInto("staffRequests")
          .values(row)
          .onConflict((conflict) => conflict.column("email").doNothing())
          .returning("id")
          .executeTakeFirst();
        if (stored !== undefined)
          await mailOwners(transaction, "owner-registration", { requestId: row.id }, agencyEmails, now);
        return 0;
      }),
    tellOwners: (notice: ContactNotice, agencyEmails: readonly string[], now: number) =>
      write((transaction) =>
        mailOwners(transaction, "owner-contact-data", { data: notice }, agencyEmails, now),
      ),
    async get(id: string, now: number) {
      const row = await selectOpen(now).where("id", "=", id).executeTakeFirst();
      return row && toRequest(row);
    },
    async list(now: number) {
      return (await selectOpen(now).orderBy("createdAt").orderBy("id").execute()).map(toRequest);
    },
    /**
     * Deletes a request with its mails; accepting adds the person as staff and mails an invitation. `undefined` if another owner has
     * decided already.
     */
    async decide(id: string, decision: "accept" | "refuse", now: number): Promise<StaffRequest | undefined> {
      const mails = await db.selectFrom("outbox").select("id").where("requestId", "=", id).execute();
      const decided = await write(async (transaction) => {
        const row = await transaction
          .deleteFrom("staffRequests")
          .where("id", "=", id)
          .where("createdAt", ">", now - REQUEST_LIFE_MS)
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) return undefined;
        await database.markDeleted(transaction);
        const request = toRequest(row);
        if (decision === "refuse") return request;
        const { email, name } = request;
        const locale = toStaffLocale(request.locale);
        const person = await insertPerson(database, transaction, { email, name, locale, role: "staff" }, now);
        if (person !== undefined) await insertSignIn(transaction, person, "invitation", now);
        return request;
      });
      if (decided !== undefined) await erasure.removeMails(mails.map((mail) => mail.id));
      return decided;
    },
  };
}
