import type { Selectable, Transaction } from "kysely";
import { createHmac, randomUUID } from "node:crypto";

import { DAY_MS, MINUTE_MS } from "../../domain/booking/calendar-day";
import { LOCALE_CODES, toLocale, type Locale } from "../../domain/config/locales";
import { getMailboxKey } from "../../domain/contracts/fields";
import { toOutboxRow } from "../mail/outbox-row";
import type { Database } from "../platform/database/database";
import { countHit, countHits, type RateLimit } from "../platform/database/limits";
import type { Tables } from "../platform/database/schema";
import type { Erasure } from "../privacy/erasure";

/** When, on which page, in which language, to which wording. */
export interface Consent {
  at: string;
  page: string;
  locale: Locale;
  textVersion: string;
}

interface NewSubscriber {
  email: string;
  consent: Consent;
  /** Looks like a machine: noted, but nobody is mailed. */
  suspected: boolean;
  rate: RateLimit;
}

function toSubscriber(row: Selectable<Tables["subscribers"]>) {
  return { ...row, locale: toLocale(row.locale) };
}
export type Subscriber = ReturnType<typeof toSubscriber>;

/**
 * Notes a wish that waits for a click: asked for again it is the same one, so that every link to it stays good. What a machine typed in
 * (`suspected`) changes nothing of an address that is known, and a person may still subscribe it.
 */
function noteWish(
  transaction: Transaction<Tables>,
  { email, consent, suspected }: NewSubscriber,
  now: number,
): Promise<{ id: string } | undefined> {
  const fields = {
    ...{ locale: consent.locale, consent, mailedAt: now },
    ...{ status: suspected ? "suspected" : "pending", bouncedAt: null, bounceReason: null },
  };
  return transaction
    .insertInto("subscribers")
    .values({ id: randomUUID(), email, round: 1, createdAt: now, ...fields })
    .onConflict((conflict) =>
      suspected
        ? conflict.column("email").doNothing()
        : conflict.column("email").doUpdateSet(fields).where("subscribers.status", "!=", "confirmed"),
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

export function createSubscriberStore(database: Database, erasure: Erasure, getSecret: () => string) {
  const { db } = database;
  const hashMailbox = (email: string) => {
    const key = createHmac("sha256", getSecret()).update("confirmation-mails").digest();
    return createHmac("sha256", key).update(getMailboxKey(email)).digest("base64url");
  };
  /** A mailbox is asked to confirm with growing pauses, and three times in 90 days. The count outlives unconfirmed addresses. */
  const getLimits = (email: string): RateLimit[] => {
    const client = hashMailbox(email);
    return [
      { client, limit: 1, windowMs: 10 * MINUTE_MS },
      { client, limit: 2, windowMs: 70 * MINUTE_MS },
      { client, limit: 3, windowMs: 90 * DAY_MS },
    ];
  };
  const find = async (column: "id" | "email", value: string) => {
    const row = await db.selectFrom("subscribers").selectAll().where(column, "=", value).executeTakeFirst();
    return row && toSubscriber(row);
  };
  return {
    /** Notes the wish and queues the mail that asks for confirmation, unless it is confirmed or was asked often; returns 0, or the seconds to wait. */
    subscribe: (subscriber: NewSubscriber, now: number): Promise<number> =>
      database.write(async (transaction) => {
        const { email, rate, suspected } = subscriber;
        const retryAfter = await countHit(database, transaction, rate, now);
        if (retryAfter > 0) return retryAfter;
        if (suspected) {
          await noteWish(transaction, subscriber, now);
          return 0;
        }
        if (await isConfirmed(transaction, email)) return 0;
        if ((await countHits(database, transaction, getLimits(email), now)) > 0) return 0;
        const opened = await noteWish(transaction, subscriber, now);
        if (opened === undefined) return 0;
        const mail = { mail: "confirm-subscription", recipient: email } as const;
        await transaction
          .insertInto("outbox")
          .values(toOutboxRow(mail, { subscriberId: opened.id }, now))
          .execute();
        return 0;
      }),
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
        if (confirmed !== undefined)
          await transaction
            .deleteFrom("rateHits")
            .where("client", "=", hashMailbox(confirmed.email))
            .execute();
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
        .select(["email", "bouncedAt as at", "bounceReason as reason"])
        .where("status", "=", "bounced")
        .orderBy("bouncedAt", "desc")
        .limit(limit)
        .execute();
      return rows.map(({ at, reason, ...row }) => ({ ...row, at: at ?? 0, reason: reason ?? "" }));
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
