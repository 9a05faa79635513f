import type { Selectable, Transaction } from "kysely";
import { randomUUID } from "node:crypto";

import { DAY_MS } from "../../booking/calendar-day";
import { toLocale, type Locale } from "../../config/locales";
import type { CONTACT_FIELDS } from "../../content/content-files";
import type { RequestDecision } from "../../contracts/staff";
import { toOutboxRow, type MailKind } from "../mail/outbox-row";
import type { Database } from "../platform/database/database";
import { countHit, type RateLimit } from "../platform/database/limits";
import type { Tables } from "../platform/database/schema";
import type { Erasure } from "../privacy/erasure";
import { insertPerson, type StaffPerson } from "./people-repository";
import { insertSignIn } from "./sign-in-repository";

/** A request that nobody decides about is deleted after so long. */
export const REQUEST_LIFE_MS = 30 * DAY_MS;

/** Somebody who asks for access. */
export interface StaffRequest {
  id: string;
  email: string;
  name: string;
  locale: Locale;
  about: string;
  createdAt: number;
}

interface NewRequest extends Pick<StaffRequest, "email" | "name" | "locale" | "about"> {
  rate: RateLimit;
  /** Who is told where there is no owner with a mailbox. */
  agencyEmails: readonly string[];
}

type Requested =
  | { outcome: "stored" }
  /** The address is that of a request or person already: nothing was stored and nobody mailed. */
  | { outcome: "known" }
  | { outcome: "limited"; retryAfter: number };

/** What came of a decision; `person` is who got access. */
interface Decided {
  request: StaffRequest;
  person: StaffPerson | undefined;
}

/** Reshapes a row. */
function toRequest(row: Selectable<Tables["staff_requests"]>): StaffRequest {
  return {
    ...{ id: row.id, email: row.email, name: row.name },
    ...{ locale: toLocale(row.locale), about: row.about, createdAt: row.created_at },
  };
}

/** Gets the mailboxes of the owners. */
async function listOwnerEmails(transaction: Transaction<Tables>): Promise<string[]> {
  const rows = await transaction
    .selectFrom("staff_people")
    .select("email")
    .where("role", "=", "owner")
    .where("disabled_at", "is", null)
    .where("is_local", "=", 0)
    .orderBy("created_at")
    .execute();
  return rows.map(({ email }) => email);
}

/** A change of the agency's contact data, as its owners are told of it. */
export interface ContactNotice {
  by: string;
  changes: readonly { field: (typeof CONTACT_FIELDS)[number]; before: string; after: string }[];
}

/** Creates the mails to all owners with a mailbox; where there is none, to the agency. */
async function toOwnerMails(
  transaction: Transaction<Tables>,
  mail: MailKind,
  {
    agencyEmails,
    about,
    now,
  }: { agencyEmails: readonly string[]; about: { request_id?: string; data?: string }; now: number },
) {
  const owners = await listOwnerEmails(transaction);
  return (owners.length > 0 ? owners : agencyEmails).map((recipient) =>
    toOutboxRow({ mail, recipient }, about, now),
  );
}

async function isPerson(transaction: Transaction<Tables>, email: string): Promise<boolean> {
  const row = await transaction
    .selectFrom("staff_people")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Creates the store of who asks for access. */
export function createRequestStore(database: Database, erasure: Erasure) {
  const { db, write } = database;
  return {
    /** Stores a request and queues the mails to the owners; asking twice, and who has access, is one request or none. */
    add: ({ rate, agencyEmails, ...asked }: NewRequest, now: number) =>
      write(async (transaction): Promise<Requested> => {
        const retryAfter = await countHit(database, transaction, rate, now);
        if (retryAfter > 0) return { outcome: "limited", retryAfter };
        if (await isPerson(transaction, asked.email)) return { outcome: "known" };
        await transaction
          .deleteFrom("staff_requests")
          .where("created_at", "<=", now - REQUEST_LIFE_MS)
          .execute();
        const row = { id: randomUUID(), ...asked, created_at: now };
        const stored = await transaction
          .insertInto("staff_requests")
          .values(row)
          .onConflict((conflict) => conflict.column("email").doNothing())
          .returning("id")
          .executeTakeFirst();
        if (stored === undefined) return { outcome: "known" };
        const mails = await toOwnerMails(transaction, "owner-registration", {
          agencyEmails,
          about: { request_id: row.id },
          now,
        });
        await transaction.insertInto("outbox").values(mails).execute();
        return { outcome: "stored" };
      }),
    /** Queues the mails that tell all owners of other contact data. */
    tellOwners: (notice: ContactNotice, agencyEmails: readonly string[], now: number) =>
      write(async (transaction) => {
        const about = { data: JSON.stringify(notice) };
        const mails = await toOwnerMails(transaction, "owner-contact-data", { agencyEmails, about, now });
        await transaction.insertInto("outbox").values(mails).execute();
      }),
    async get(id: string, now: number) {
      const row = await db
        .selectFrom("staff_requests")
        .selectAll()
        .where("id", "=", id)
        .where("created_at", ">", now - REQUEST_LIFE_MS)
        .executeTakeFirst();
      return row && toRequest(row);
    },
    /** Lists who waits, the oldest first. */
    async list(now: number) {
      const rows = await db
        .selectFrom("staff_requests")
        .selectAll()
        .where("created_at", ">", now - REQUEST_LIFE_MS)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map(toRequest);
    },
    /**
     * Decides about a request, which is deleted with its mails: to accept it adds the person as staff and mails them the way in. Gets
     * `undefined` when it is gone: of two owners one decides.
     */
    async decide(id: string, decision: RequestDecision, now: number): Promise<Decided | undefined> {
      const mails = await db.selectFrom("outbox").select("id").where("request_id", "=", id).execute();
      const decided = await write(async (transaction): Promise<Decided | undefined> => {
        const row = await transaction
          .deleteFrom("staff_requests")
          .where("id", "=", id)
          .where("created_at", ">", now - REQUEST_LIFE_MS)
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) return undefined;
        await database.markDeleted(transaction);
        const request = toRequest(row);
        if (decision === "refuse") return { request, person: undefined };
        const { email, name, locale } = request;
        const person = await insertPerson(database, transaction, { email, name, locale, role: "staff" }, now);
        if (person !== undefined) await insertSignIn(transaction, person, "invitation", now);
        return { request, person };
      });
      if (decided !== undefined) await erasure.removeMails(mails.map((mail) => mail.id));
      return decided;
    },
  };
}
