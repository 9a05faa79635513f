import type { Selectable, Transaction } from "kysely";
import { randomUUID } from "node:crypto";

import { LOCALE_CODES, toLocale, type Locale } from "../../config/locales";
import { toOutboxRow } from "../mail/outbox-row";
import type { Database } from "../platform/database/database";
import { countHit, type RateLimit } from "../platform/database/limits";
import type { Tables } from "../platform/database/schema";
import type { Erasure } from "../privacy/erasure";
import type { ConfirmationLimit } from "./confirmation-limit";

/** When, on which page, in which language, to which wording. */
interface Consent {
  at: string;
  page: string;
  locale: Locale;
  textVersion: string;
}

export interface Subscriber {
  id: string;
  email: string;
  locale: Locale;
  status: "pending" | "confirmed" | "suspected" | "bounced";
  /** Stands in the links that confirm. */
  round: number;
  consent: Consent;
  createdAt: number;
  confirmedAt: number | null;
}

interface NewSubscriber {
  email: string;
  consent: Consent;
  /** Looks like a machine: noted, but nobody is mailed. */
  suspected: boolean;
  rate: RateLimit;
}

type Subscription = { outcome: "accepted" } | { outcome: "limited"; retryAfter: number };

function toSubscriber(row: Selectable<Tables["subscribers"]>): Subscriber {
  return {
    ...row,
    locale: toLocale(row.locale),
    status: row.status as Subscriber["status"],
    consent: JSON.parse(row.consent) as Consent,
  };
}

function toFields({ consent }: NewSubscriber, now: number) {
  return { locale: consent.locale, consent: JSON.stringify(consent), mailedAt: now };
}

/** Notes an address that a machine typed in, unless it is known already. A person may still subscribe it at once. */
function noteSuspect(transaction: Transaction<Tables>, subscriber: NewSubscriber, now: number) {
  const row = { id: randomUUID(), email: subscriber.email, round: 0, createdAt: now };
  return transaction
    .insertInto("subscribers")
    .values({ ...row, ...toFields(subscriber, now), status: "suspected" })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
}

/** Notes a wish that waits for a click. Asked for again it is the same one, so that every link to it stays good. */
function openConsent(transaction: Transaction<Tables>, subscriber: NewSubscriber, now: number) {
  const row = { id: randomUUID(), email: subscriber.email, round: 1, createdAt: now };
  const fields = { ...toFields(subscriber, now), status: "pending", bouncedAt: null, bounceReason: null };
  return transaction
    .insertInto("subscribers")
    .values({ ...row, ...fields })
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet(fields).where("subscribers.status", "!=", "confirmed"),
    )
    .returning("id")
    .executeTakeFirst();
}

async function isConfirmed(transaction: Transaction<Tables>, email: string): Promise<boolean> {
  const row = await transaction
    .selectFrom("subscribers")
    .select("status")
    .where("email", "=", email)
    .executeTakeFirst();
  return row?.status === "confirmed";
}

interface SubscriberTools {
  database: Database;
  limit: ConfirmationLimit;
  erasure: Erasure;
}

/** Creates the store of newsletter subscribers: subscribed, confirmed, unsubscribed, counted. */
export function createSubscriberStore({ database, limit, erasure }: SubscriberTools) {
  const { db } = database;
  const find = async (column: "id" | "email", value: string) => {
    const row = await db.selectFrom("subscribers").selectAll().where(column, "=", value).executeTakeFirst();
    return row && toSubscriber(row);
  };
  return {
    /** Notes the wish and queues the mail that asks for confirmation, unless it is confirmed or was asked often. */
    subscribe(subscriber: NewSubscriber, now: number) {
      return database.write(async (transaction): Promise<Subscription> => {
        const retryAfter = await countHit(database, transaction, subscriber.rate, now);
        if (retryAfter > 0) return { outcome: "limited", retryAfter };
        if (subscriber.suspected) {
          await noteSuspect(transaction, subscriber, now);
          return { outcome: "accepted" };
        }
        const { email } = subscriber;
        if ((await isConfirmed(transaction, email)) || !(await limit.count(transaction, email, now)))
          return { outcome: "accepted" };
        const opened = await openConsent(transaction, subscriber, now);
        if (opened === undefined) return { outcome: "accepted" };
        const mail = { mail: "confirm-subscription", recipient: email } as const;
        await transaction
          .insertInto("outbox")
          .values(toOutboxRow(mail, { subscriberId: opened.id }, now))
          .execute();
        return { outcome: "accepted" };
      });
    },
    get: (id: string) => find("id", id),
    getByEmail: (email: string) => find("email", email),
    /** Confirms by a link's round; tells whether the subscriber is confirmed now. */
    async confirm(id: string, round: number, now: number): Promise<boolean> {
      const isNew = await database.write(async (transaction) => {
        const confirmed = await transaction
          .updateTable("subscribers")
          .set({ status: "confirmed", confirmedAt: now })
          .where("id", "=", id)
          .where("round", "=", round)
          .where("status", "=", "pending")
          .returning("email")
          .executeTakeFirst();
        if (confirmed !== undefined) await limit.forget(transaction, confirmed.email);
        return confirmed !== undefined;
      });
      if (isNew) return true;
      const subscriber = await find("id", id);
      return subscriber?.status === "confirmed" && subscriber.round === round;
    },
    /** Deletes the address, here, in files and in later restores; doing so twice is no error. Tells whether it was there. */
    async unsubscribe(id: string, now: number) {
      return (await erasure.eraseSubscriber(id, now)) !== undefined;
    },
    /** Counts who has confirmed, by language. */
    async countConfirmed(): Promise<Record<Locale, number>> {
      const rows = await db
        .selectFrom("subscribers")
        .select(["locale", ({ fn }) => fn.countAll<number>().as("people")])
        .where("status", "=", "confirmed")
        .groupBy("locale")
        .execute();
      const counts = LOCALE_CODES.map((code) => [
        code,
        rows.find(({ locale }) => locale === code)?.people ?? 0,
      ]);
      return Object.fromEntries(counts) as Record<Locale, number>;
    },
    /** Lists whose mails came back, and who is written to no more until they subscribe again, the newest first. */
    async listBounced(limit: number) {
      const rows = await db
        .selectFrom("subscribers")
        .select(["email", "locale", "bouncedAt as at", "bounceReason as reason"])
        .where("status", "=", "bounced")
        .orderBy("bouncedAt", "desc")
        .limit(limit)
        .execute();
      return rows.map(({ email, locale, at, reason }) => ({
        ...{ email, locale: toLocale(locale) },
        at: at ?? 0,
        reason: reason ?? "",
      }));
    },
    async listConfirmed() {
      const rows = await db
        .selectFrom("subscribers")
        .selectAll()
        .where("status", "=", "confirmed")
        .orderBy("createdAt")
        .execute();
      return rows.map(toSubscriber);
    },
  };
}
