import { randomUUID } from "node:crypto";
import type { Selectable, Transaction } from "kysely";

import { toLocale, type Locale } from "../../config/locales";
import { countOf, type Database } from "./database";
import { toOutboxRow } from "./outbox-row";
import { countHit, type RateLimit } from "./rate-limit";
import type { Tables } from "./tables";

/** What proves that somebody agreed: when, on which page, in which language, to which wording. */
export interface Consent {
  at: string;
  page: string;
  locale: Locale;
  textVersion: string;
}

export interface Subscriber {
  id: string;
  email: string;
  locale: Locale;
  status: "pending" | "confirmed" | "suspected";
  /** Counts consents: a link belongs to one of them. */
  round: number;
  consent: Consent;
  createdAt: number;
  confirmedAt: number | null;
}

export interface NewSubscriber {
  email: string;
  consent: Consent;
  /** Looks like a machine: noted, but nobody is mailed. */
  suspected: boolean;
  rate: RateLimit;
}

export interface SubscriberStore {
  /** Notes the wish and queues the mail that asks for confirmation; for a confirmed address it changes nothing. */
  subscribe(
    subscriber: NewSubscriber,
    now: number,
  ): Promise<{ outcome: "accepted" } | { outcome: "limited"; retryAfter: number }>;
  get(id: string): Promise<Subscriber | undefined>;
  /** Confirms one consent; tells whether the subscriber is confirmed now. */
  confirm(id: string, round: number, now: number): Promise<boolean>;
  /** Forgets the address; doing so twice is no error. */
  unsubscribe(id: string): Promise<void>;
  listConfirmed(): Promise<Subscriber[]>;
}

/** One confirmation mail per address in this time, whoever asks: nobody's mailbox is flooded through this form. */
const MAIL_PAUSE_MS = 10 * 60 * 1000;

function toSubscriber(row: Selectable<Tables["subscribers"]>): Subscriber {
  return {
    id: row.id,
    email: row.email,
    locale: toLocale(row.locale),
    status: row.status as Subscriber["status"],
    round: row.round,
    consent: JSON.parse(row.consent) as Consent,
    createdAt: row.created_at,
    confirmedAt: row.confirmed_at,
  };
}

/** Notes an address that a machine typed in, unless it is known already. A person may still subscribe it at once. */
async function noteSuspect(
  transaction: Transaction<Tables>,
  { email, consent }: NewSubscriber,
  now: number,
): Promise<void> {
  const fields = {
    locale: consent.locale,
    consent: JSON.stringify(consent),
    status: "suspected",
    mailed_at: now - MAIL_PAUSE_MS,
  };
  await transaction
    .insertInto("subscribers")
    .values({ id: randomUUID(), email, round: 0, created_at: now, confirmed_at: null, ...fields })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
}

/** Opens a new consent, unless the address is confirmed or was mailed a moment ago. Gets the row to mail, if any. */
function openConsent(transaction: Transaction<Tables>, { email, consent }: NewSubscriber, now: number) {
  const fields = {
    locale: consent.locale,
    consent: JSON.stringify(consent),
    status: "pending",
    mailed_at: now,
  };
  return transaction
    .insertInto("subscribers")
    .values({ id: randomUUID(), email, round: 1, created_at: now, confirmed_at: null, ...fields })
    .onConflict((conflict) =>
      conflict
        .column("email")
        .doUpdateSet((set) => ({ ...fields, round: set("subscribers.round", "+", 1) }))
        .where("subscribers.status", "!=", "confirmed")
        .where("subscribers.mailed_at", "<=", now - MAIL_PAUSE_MS),
    )
    .returning("id")
    .executeTakeFirst();
}

export function createSubscriberStore(database: Database): SubscriberStore {
  const { db } = database;
  return {
    subscribe(subscriber, now) {
      return database.write(async (transaction) => {
        const retryAfter = await countHit(database, transaction, subscriber.rate, now);
        if (retryAfter > 0) return { outcome: "limited" as const, retryAfter };
        if (subscriber.suspected) {
          await noteSuspect(transaction, subscriber, now);
          return { outcome: "accepted" as const };
        }
        const opened = await openConsent(transaction, subscriber, now);
        if (opened !== undefined) {
          const mail = { mail: "confirm-subscription", recipient: subscriber.email } as const;
          await transaction
            .insertInto("outbox")
            .values(toOutboxRow(mail, { subscriberId: opened.id }, now))
            .execute();
        }
        return { outcome: "accepted" as const };
      });
    },
    async get(id) {
      const row = await db.selectFrom("subscribers").selectAll().where("id", "=", id).executeTakeFirst();
      return row && toSubscriber(row);
    },
    async confirm(id, round, now) {
      const confirmed = await db
        .updateTable("subscribers")
        .set({ status: "confirmed", confirmed_at: now })
        .where("id", "=", id)
        .where("round", "=", round)
        .where("status", "=", "pending")
        .executeTakeFirst();
      if (countOf(confirmed) > 0) return true;
      const row = await db
        .selectFrom("subscribers")
        .select(["status", "round"])
        .where("id", "=", id)
        .executeTakeFirst();
      return row?.status === "confirmed" && row.round === round;
    },
    async unsubscribe(id) {
      await db.deleteFrom("subscribers").where("id", "=", id).execute();
    },
    async listConfirmed() {
      const rows = await db
        .selectFrom("subscribers")
        .selectAll()
        .where("status", "=", "confirmed")
        .orderBy("created_at")
        .execute();
      return rows.map(toSubscriber);
    },
  };
}
