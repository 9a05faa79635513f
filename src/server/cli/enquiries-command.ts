import { parseArgs } from "node:util";

import { getContactMails } from "../enquiries/contact";
import { toEnquiriesCsv, toTableTime } from "../enquiries/csv";
import { getDueTime } from "../enquiries/due-time";
import type { Enquiry } from "../enquiries/enquiry";
import { toLedgerCsv, loadLedger, ledgerSchema } from "../partners/ledger";
import { toCsv } from "../platform/csv";
import { purgeAtMostATenth } from "../privacy/purge";
import { loadQuotes } from "../quotes/quote";
import type { Store } from "../store";
import { readBackup, writeBackup } from "./backup-file";
import { formatCount, deletePerson, describeLetters } from "./reports";

const HELP = `npm run enquiries -- <command>

  list [--limit 50]        the newest enquiries, with the state of their mails (--suspected: those held as possible spam)
  show PA-7K2P4            everything about one, with what happened and its quotes
  export --format csv      all enquiries (or --what subscribers) as CSV
  partners                 enquiries and bookings of a month by partner, as CSV (--month 2026-11)
  letters                  the letters of the newsletter that were sent, with their figures
  release PA-7K2P4         an enquiry held as possible spam is none: send its mails
  retry [PA-7K2P4]         send waiting and given-up mails now; with a reference also those of an enquiry that is held
  give-up PA-7K2P4         stop sending the mails of an enquiry that have not arrived
  delete PA-7K2P4          delete one enquiry, with its events, mails, drafts, quotes, files and review
  delete ana@example.com   delete all enquiries of an address, and its subscription
  purge                    delete what is older than RETENTION_DAYS (--force: also more than a tenth of all rows)
  backup <file>            everything into one file, while the site goes on
  restore <file>           everything out of it, into this store (--replace: also over what is there)
  outbox-password          the password with which a scheduler asks /api/outbox to deliver mails
`;

/** Of one enquiry; more than were ever taken in. */
const MAX_EVENTS = 10_000;

interface CommandTools {
  store: Store;
  agencyEmails: readonly string[];
  retentionDays: number;
  now: number;
}

async function describeMails(store: Store, { id }: Enquiry): Promise<string> {
  const mails = await store.enquiries.getMails(id);
  return (
    mails
      .map(({ mail, status, reason }) => `${mail} ${status}${reason === null ? "" : ` (${reason})`}`)
      .join(", ") || "no mails"
  );
}

async function list(store: Store, limit: number, isSuspected: boolean): Promise<string> {
  const enquiries = await store.enquiries.list(limit, isSuspected);
  const lines = enquiries.map(async (enquiry) => {
    const { reference, createdAt, kind, locale, status, spamReason, payload } = enquiry;
    const state = spamReason === null ? status : `suspected: ${spamReason}`;
    return `${reference}  ${toTableTime(createdAt)} UTC  ${kind}  ${locale}  ${state}  ${payload.name}  [${await describeMails(store, enquiry)}]`;
  });
  return enquiries.length === 0
    ? `There are no ${isSuspected ? "enquiries held as possible spam" : "enquiries yet"}.\n`
    : `${(await Promise.all(lines)).join("\n")}\n`;
}

async function find(store: Store, reference: string | undefined): Promise<Enquiry> {
  const enquiry =
    reference === undefined ? undefined : await store.enquiries.getByReference(reference.toUpperCase());
  if (enquiry === undefined)
    throw new Error(`There is no enquiry ${reference ?? "without a reference"}. Expected one like PA-7K2P4.`);
  return enquiry;
}

async function show({ store, now }: CommandTools, reference: string | undefined): Promise<string> {
  // What the database alone needs is left out.
  const { words: _words, idempotencyKey: _key, ...enquiry } = await find(store, reference);
  const { createdAt, dueAt } = enquiry;
  const facts = {
    ...enquiry,
    createdAt: toTableTime(createdAt),
    dueAt: dueAt === null ? null : toTableTime(dueAt),
    mails: await store.enquiries.getMails(enquiry.id),
    events: (await store.timeline.load(enquiry.id, { limit: MAX_EVENTS })).events,
    quotes: await loadQuotes(store, enquiry.id, now),
    review: (await store.reviews.getByEnquiry(enquiry.id)) ?? null,
  };
  return `${JSON.stringify(facts, null, 2)}\n`;
}

async function exportCsv(store: Store, what: string): Promise<string> {
  if (what === "subscribers") {
    const rows = (await store.subscribers.listConfirmed()).map(({ email, locale, confirmedAt, consent }) => [
      email,
      locale,
      toTableTime(confirmedAt ?? 0),
      consent.at,
      consent.page,
      consent.textVersion,
    ]);
    return toCsv(["email", "language", "confirmed", "asked", "page", "consent text"], rows);
  }
  const people = await store.staff.people.list();
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return toEnquiriesCsv(await store.enquiries.list(1_000_000), names);
}

async function exportLedger({ store, now }: CommandTools, month: string | undefined): Promise<string> {
  const asked = ledgerSchema.safeParse(month === undefined ? {} : { month });
  if (!asked.success) throw new Error(`There is no month ${month}. Expected one like 2026-11.`);
  return toLedgerCsv((await loadLedger(store, asked.data.month, now)).reply, "en");
}

async function retry(
  { store, agencyEmails, now }: CommandTools,
  reference: string | undefined,
): Promise<string> {
  const enquiry = reference === undefined ? undefined : await find(store, reference);
  if (enquiry !== undefined) {
    const mails = getContactMails(enquiry.payload.email, agencyEmails);
    await store.enquiries.clearSpamFlag(enquiry.id, mails, now, getDueTime(now));
  }
  const count = await store.outbox.retry(enquiry?.id, now);
  return `Mails that are due now: ${count}. The running site sends them within seconds.\n`;
}

async function release(tools: CommandTools, reference: string | undefined): Promise<string> {
  const { spamReason } = await find(tools.store, reference);
  if (spamReason === null)
    throw new Error(`${reference} is not held as possible spam. See: list --suspected.`);
  return retry(tools, reference);
}

async function giveUp({ store, now }: CommandTools, reference: string | undefined): Promise<string> {
  const { id } = await find(store, reference);
  return `Mails that were given up: ${await store.outbox.giveUpOn(id, now)}.\n`;
}

const describePurged = ({ enquiries, suspects, subscribers }: Awaited<ReturnType<Store["purge"]>>) =>
  `Deleted: ${formatCount(enquiries, "enquiry")}, ${suspects} held as possible spam, ${formatCount(subscribers, "subscriber")}.\n`;

async function purge({ store, retentionDays, now }: CommandTools, isForced: boolean): Promise<string> {
  if (isForced) {
    await store.marks.set("purge-refused", 0);
    return describePurged(await store.purge(retentionDays, now));
  }
  const result = await purgeAtMostATenth(store, retentionDays, now);
  if (result.outcome === "purged") return describePurged(result.purged);
  const tables = result.refusals.map(({ table, old, rows }) => `${old} of ${rows} ${table}`).join(", ");
  throw new Error(
    `Nothing was deleted: ${tables} would go, more than a tenth. Here it is ${toTableTime(now)} UTC, and RETENTION_DAYS is ${retentionDays}. If both are right: purge --force.`,
  );
}

function expectFile(path: string | undefined): string {
  if (path === undefined) throw new Error("Expected the name of a file, e.g. backup-2026-11-21.json.gz.");
  return path;
}

async function backUp(store: Store, path: string, now: number): Promise<string> {
  const dump = await store.dump();
  const bytes = await writeBackup(path, dump, now);
  const { enquiries, subscribers, staffPeople: people } = dump.tables;
  return `${path}: ${formatCount(enquiries.length, "enquiry")}, ${formatCount(subscribers.length, "subscriber")}, ${people.length} staff, ${Math.ceil(bytes / 1024)} KB.\n`;
}

async function restoreFrom(store: Store, path: string, replace: boolean): Promise<string> {
  const { dump, createdAt } = await readBackup(path);
  const { leftOut } = await store.restore(dump, replace);
  const { enquiries, subscribers } = dump.tables;
  const { due } = await store.outbox.getState();
  const kept = `${formatCount(enquiries.length - leftOut.enquiries, "enquiry")}, ${formatCount(subscribers.length - leftOut.subscribers, "subscriber")}`;
  const left = `${formatCount(leftOut.enquiries, "enquiry")}, ${formatCount(leftOut.subscribers, "subscriber")}, ${formatCount(leftOut.reviews, "review")}`;
  return `Restored as of ${createdAt}: ${kept}. Left out, because they were deleted later: ${left}. Mails that were due then, and will be sent: ${due}.\n`;
}

/** Runs one command of the operator and gets what to print. */
export async function runEnquiriesCommand(words: readonly string[], tools: CommandTools): Promise<string> {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      limit: { type: "string", default: "50" },
      format: { type: "string", default: "csv" },
      what: { type: "string", default: "enquiries" },
      suspected: { type: "boolean", default: false },
      replace: { type: "boolean", default: false },
      month: { type: "string" },
      force: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const [command, reference] = positionals;
  if (values.help) return HELP;
  if (command === "list") return list(tools.store, Number(values.limit) || 50, values.suspected);
  if (command === "show") return show(tools, reference);
  if (command === "export" && values.format === "csv") return exportCsv(tools.store, values.what);
  if (command === "letters") return describeLetters(tools.store);
  if (command === "partners") return exportLedger(tools, values.month);
  if (command === "release") return release(tools, reference);
  if (command === "retry") return retry(tools, reference);
  if (command === "give-up") return giveUp(tools, reference);
  if (command === "delete") return deletePerson(tools.store, reference, tools.now);
  if (command === "backup") return backUp(tools.store, expectFile(reference), tools.now);
  if (command === "restore") return restoreFrom(tools.store, expectFile(reference), values.replace);
  if (command === "purge") return purge(tools, values.force);
  return HELP;
}
