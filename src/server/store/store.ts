import { join } from "node:path";

import { getMailFolder } from "../mail/mail-files";
import { loadSecret } from "../load-secret";
import { createAnswerDraftStore } from "./answer-draft-store";
import { createConfirmationLimit } from "./confirmation-limit";
import { createDraftStore } from "./draft-store";
import type { Database } from "./database";
import { createDepartureCalendarStore } from "./departure-calendars";
import { createDepartureStore } from "./departure-store";
import { dump } from "./dump";
import { createEnquiryStore } from "./enquiry-store";
import { createErasure } from "./erasure";
import { createEventStore } from "./event-store";
import { createFigureStore } from "./figure-store";
import { createHeldStore } from "./held-store";
import { createInboxStore } from "./inbox-list";
import { createLetterStore } from "./letter-store";
import { createLedgerStore } from "./ledger-store";
import { createMaintenance } from "./maintenance";
import { countCommitments } from "./offer-commitments";
import { openPostgres } from "./open-postgres";
import { openSqlite } from "./open-sqlite";
import { createOutboxStore } from "./outbox-store";
import { createMailboxStore } from "./mailbox-store";
import { createMarkStore } from "./mark-store";
import { createQuoteStore } from "./quote-store";
import { countPurgeable } from "./purge";
import { countHit, type RateLimit } from "./rate-limit";
import { createReminderStore } from "./reminder-store";
import { createInvitationStore } from "./review-invitations";
import { createRemovalStore } from "./review-removals";
import { createReviewStore } from "./review-store";
import { createScrubber } from "./scrubber";
import { createStaffStore } from "./staff-store";
import { createSubscriberStore } from "./subscriber-store";
import { createTimelineStore } from "./timeline-store";
import { createTombstones } from "./tombstones";

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
  const { db } = database;
  const { dataDir, getSecret = () => loadSecret(dataDir) } = settings;
  const mailFolder = getMailFolder(dataDir);
  // Nothing on a serverless host's disk lasts.
  const deletions = settings.isServerless === true ? undefined : join(dataDir, "deletions");
  const tombstones = createTombstones(database, getSecret, deletions);
  const scrubber = createScrubber(() => database.scrub());
  const tools = { database, tombstones, scrubber, mailFolder };
  const erasure = createErasure(tools);
  const limit = createConfirmationLimit(database, getSecret);
  return {
    enquiries: createEnquiryStore(database, erasure),
    inbox: createInboxStore(database),
    timeline: createTimelineStore(database),
    answerDrafts: createAnswerDraftStore(database),
    held: createHeldStore(database),
    events: createEventStore(database),
    quotes: createQuoteStore(database),
    departures: createDepartureStore(database),
    departureCalendars: createDepartureCalendarStore(database),
    figures: createFigureStore(database),
    ledger: createLedgerStore(database),
    outbox: createOutboxStore(database, erasure),
    letters: createLetterStore(database, erasure),
    subscribers: createSubscriberStore({ database, limit, erasure }),
    drafts: createDraftStore(database),
    marks: createMarkStore(database),
    mailbox: createMailboxStore(database),
    reminders: createReminderStore(database),
    reviews: createReviewStore(tools),
    invitations: createInvitationStore(database),
    removals: createRemovalStore(database),
    staff: createStaffStore(database, erasure),
    /** Counts a post that is taken nowhere else; gets 0, or the seconds to wait. */
    countPost: (rate: RateLimit, now: number) =>
      database.write((transaction) => countHit(database, transaction, rate, now)),
    /** Counts the enquiries, open quotes and bookings of an offer. */
    countCommitments: (offer: string, now: number) => countCommitments(database, offer, now),
    /** Counts what `purge` would delete. */
    countPurgeable: (days: number, now: number) => countPurgeable(database, days, now),
    ...createMaintenance(tools),
    /** Reads everything, as it is at this moment. */
    dump: () => dump(database),
    /** Throws unless a row can be written now. */
    async assertWritable(now: number) {
      const row = { token_hash: "health", draft: "{}", expires_at: now };
      await db
        .insertInto("form_drafts")
        .values(row)
        .onConflict((conflict) => conflict.column("token_hash").doUpdateSet({ draft: "{}" }))
        .execute();
    },
    async close() {
      await scrubber.stop();
      await database.close();
    },
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
