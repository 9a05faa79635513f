import { join } from "node:path";

import { createStaffStore } from "./accounts/repository";
import { createAccountsStore } from "./bookings/accounts-repository";
import { createBookingStore } from "./bookings/booking-repository";
import { createDepartureCalendarStore, createDepartureStore } from "./departures/departure-repository";
import { createAnswerDraftStore, createHeldStore, createTimelineStore } from "./enquiries/enquiry-repository";
import { createFigureStore } from "./enquiries/figures";
import { createInboxStore } from "./enquiries/inbox-repository";
import { createReminderStore } from "./enquiries/reminders";
import { createEnquiryStore } from "./enquiries/store-enquiry";
import { getMailFolder } from "./mail/transport";
import { createMailboxStore } from "./mail/mailbox/repository";
import { createOutboxStore } from "./mail/outbox-repository";
import { createLetterStore } from "./newsletter/letter-repository";
import { createSubscriberStore } from "./newsletter/subscriber-repository";
import { createLedgerStore } from "./partners/ledger-repository";
import { type Database, createMarkStore } from "./platform/database/database";
import { countHit, type RateLimit } from "./platform/database/limits";
import { openPostgres } from "./platform/database/postgres";
import { openSqlite } from "./platform/database/sqlite";
import { getEnv } from "./platform/env";
import { createDraftStore } from "./platform/http/form-drafts";
import { log } from "./platform/log";
import { loadSecret } from "./platform/secrets";
import { dump } from "./privacy/dump";
import { createErasure, createTombstones } from "./privacy/erasure";
import { createMaintenance, countPurgeable } from "./privacy/maintenance";
import { createQuoteStore } from "./quotes/quote-repository";
import { createRemovalStore } from "./reviews/review";
import { createReviewStore } from "./reviews/review-repository";

interface StoreSettings {
  /** Holds the SQLite file, captured mails, and what is remembered of deletions. */
  dataDir: string;
  databaseUrl: string | undefined;
  isServerless?: boolean;
  /** Keys the hashes of what was deleted. Otherwise the one in `dataDir`. */
  getSecret?: () => string;
}

/** Creates everything the site remembers. The only folder that knows SQL is this one. */
export function createStore(database: Database, settings: StoreSettings) {
  const { dataDir, getSecret = () => loadSecret(dataDir) } = settings;
  const mailFolder = getMailFolder(dataDir);
  // Nothing on a serverless host's disk lasts.
  const deletions = settings.isServerless === true ? undefined : join(dataDir, "deletions");
  const tombstones = createTombstones(database, getSecret, deletions);
  const tools = { database, tombstones, mailFolder };
  const erasure = createErasure(tools);
  const marks = createMarkStore(database);
  return {
    enquiries: createEnquiryStore(database, erasure),
    inbox: createInboxStore(database),
    timeline: createTimelineStore(database),
    answerDrafts: createAnswerDraftStore(database),
    held: createHeldStore(database),
    quotes: createQuoteStore(database),
    bookings: createBookingStore(database),
    accounts: createAccountsStore(database),
    departures: createDepartureStore(database),
    departureCalendars: createDepartureCalendarStore(database),
    figures: createFigureStore(database),
    ledger: createLedgerStore(database),
    outbox: createOutboxStore(database, erasure),
    letters: createLetterStore(database, erasure),
    subscribers: createSubscriberStore(database, erasure, getSecret),
    drafts: createDraftStore(database),
    marks,
    mailbox: createMailboxStore(database),
    reminders: createReminderStore(database),
    reviews: createReviewStore(database, erasure),
    removals: createRemovalStore(database),
    staff: createStaffStore(database, erasure),
    /** Counts a post that is taken nowhere else; gets 0, or the seconds to wait. */
    countPost: (rate: RateLimit, now: number) =>
      database.write((transaction) => countHit(database, transaction, rate, now)),
    countPurgeable: (days: number, now: number) => countPurgeable(database, days, now),
    ...createMaintenance(tools),
    dump: () => dump(database),
    /** Throws unless a row can be written now. */
    assertWritable: (now: number) => marks.set("health", now),
    close: () => database.close(),
  };
}

export type Store = ReturnType<typeof createStore>;

/** Opens the store that the environment names and brings it up to date. */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const { databaseUrl, dataDir, isServerless } = settings;
  const opening = databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl, isServerless);
  const store = createStore(await opening, settings);
  await store.scrub();
  return store;
}

/**
 * Makes `OWNER_EMAIL` an owner where there is none: the first one cannot be let in by another. Their name is at first what stands before the
 * @, their language that of the browser in which they first sign in; they change both on their own page.
 */
async function openWithOwner(): Promise<Store> {
  const env = getEnv();
  const store = await openStore(env);
  const email = env.ownerEmail;
  if (email !== undefined) {
    const name = email.slice(0, email.lastIndexOf("@"));
    if (await store.staff.people.ensureOwner({ email, name }, Date.now())) log.info("first-owner-made");
  }
  return store;
}

/** Kept outside of the module: Gatsby's development server evaluates a function's modules anew with each request. */
const kept = globalThis as { palmarenaStore?: Promise<Store> | undefined };

/** Gives this process another store; the one before stays open. */
export function setStore(store: Promise<Store> | undefined): void {
  kept.palmarenaStore = store;
}

/** Returns this process's store, opened at first use. A failure to open is not remembered: the next request tries again. */
export function getStore(): Promise<Store> {
  if (kept.palmarenaStore === undefined) {
    kept.palmarenaStore = openWithOwner();
    kept.palmarenaStore.catch(() => setStore(undefined));
  }
  return kept.palmarenaStore;
}

export async function closeStore(): Promise<void> {
  const opened = await kept.palmarenaStore?.catch(() => undefined);
  setStore(undefined);
  await opened?.close();
}
