import { parseArgs } from "node:util";

import { STAFF_LOCALES } from "../../domain/config/staff";
import { toEnquiriesTable, toTableTime } from "../enquiries/csv";
import type { Enquiry } from "../enquiries/enquiry";
import { deleteEnquiries, deleteMailbox, toChange } from "../enquiries/service";
import { getLetterFigures, getLetterState } from "../newsletter/letters";
import { toLedgerTable, loadLedger, ledgerSchema } from "../partners/ledger";
import { toCsv } from "../platform/csv";
import { purgeAtMostATenth } from "../privacy/maintenance";
import { loadQuotes } from "../quotes/quote";
import type { Store } from "../store";
import { readBackup, writeBackup } from "./backup-file";

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

interface CommandTools {
  store: Store;
  retentionDays: number;
  now: number;
}

function formatCount(count: number, noun: string): string {
  const plural = noun.endsWith("y") ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  return `${count} ${count === 1 ? noun : plural}`;
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
  const facts = {
    ...enquiry,
    mails: await store.enquiries.getMails(enquiry.id),
    events: await store.timeline.load(enquiry.id),
    quotes: await loadQuotes(store, enquiry.id, now),
    review: (await store.reviews.getByEnquiry(enquiry.id)) ?? null,
  };
  const toText = (name: string, value: unknown) =>
    /^at$|At$/.test(name) && typeof value === "number" ? toTableTime(value) : value;
  return `${JSON.stringify(facts, toText, 2)}\n`;
}

async function exportCsv(store: Store, what: string): Promise<string> {
  if (what === "subscribers") {
    const rows = (await store.subscribers.listConfirmed()).map(({ email, locale, confirmedAt, consent }) => [
      ...[email, locale, toTableTime(confirmedAt ?? 0)],
      ...[consent.at, consent.page, consent.textVersion],
    ]);
    return toCsv({ header: ["email", "language", "confirmed", "asked", "page", "consent text"], rows });
  }
  const people = await store.staff.people.list();
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const enquiries = await store.enquiries.list(1_000_000);
  return toCsv(toEnquiriesTable(enquiries, { names, locale: STAFF_LOCALES[0] }));
}

async function deletePerson({ store, now }: CommandTools, name: string | undefined): Promise<string> {
  if (name === undefined) throw new Error("Expected a reference like PA-7K2P4, or an email address.");
  const enquiry = await store.enquiries.getByReference(name.toUpperCase());
  const { enquiries, subscriptions, ...parts } = name.includes("@")
    ? await deleteMailbox(store, name, now)
    : await deleteEnquiries(store, enquiry === undefined ? [] : [enquiry.id], now);
  if (enquiries + subscriptions === 0) throw new Error(`Nothing is stored of ${name}.`);
  const { events, mails, mailFiles, drafts, quotes, files, reviews } = parts;
  const counts = { event: events, mail: mails, "mail file": mailFiles, draft: drafts, quote: quotes };
  const list = Object.entries({ ...counts, file: files, review: reviews })
    .map(([noun, count]) => formatCount(count, noun))
    .join(", ");
  return `Deleted: ${formatCount(enquiries, "enquiry")}, ${formatCount(subscriptions, "subscriber")}; with them ${list}. Mails that were sent, and backups, are not in reach.\n`;
}

async function describeLetters({ store }: CommandTools): Promise<string> {
  const letters = await store.letters.list();
  const { length } = await store.subscribers.listBounced(1_000_000);
  const lines = letters.map((one) => {
    const { waiting, sent, failed, bounced, left, unsubscribed } = getLetterFigures(one);
    const figures = `${sent} sent, ${waiting} waiting, ${failed} failed, ${bounced} bounced, ${left} left before, ${unsubscribed} unsubscribed by it`;
    return `${one.key}  ${toTableTime(one.createdAt)} UTC  ${getLetterState(one)}  ${figures}`;
  });
  const list = lines.length === 0 ? "No letter was sent yet." : lines.join("\n");
  return `${list}\nSubscribers whose mails come back: ${length}.\n`;
}

async function exportLedger({ store, now }: CommandTools, month: string | undefined): Promise<string> {
  const asked = ledgerSchema.safeParse(month === undefined ? {} : { month });
  if (!asked.success) throw new Error(`There is no month ${month}. Expected one like 2026-11.`);
  return toCsv(toLedgerTable((await loadLedger(store, asked.data.month, now)).reply, "en"));
}

async function retry({ store, now }: CommandTools, reference: string | undefined): Promise<string> {
  const enquiry = reference === undefined ? undefined : await find(store, reference);
  if (enquiry !== undefined && enquiry.spamReason !== null) {
    const change = (before: Enquiry) => toChange(before, { isHeld: false }, { now });
    await store.enquiries.change({ which: { id: enquiry.id }, change }, now);
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

async function backUp({ store, now }: CommandTools, path: string): Promise<string> {
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
  const { store } = tools;
  const [command = "", subject] = positionals;
  const commands: Record<string, () => string | Promise<string>> = {
    list: () => list(store, Number(values.limit) || 50, values.suspected),
    show: () => show(tools, subject),
    export: () => (values.format === "csv" ? exportCsv(store, values.what) : HELP),
    letters: () => describeLetters(tools),
    partners: () => exportLedger(tools, values.month),
    release: () => release(tools, subject),
    retry: () => retry(tools, subject),
    "give-up": () => giveUp(tools, subject),
    delete: () => deletePerson(tools, subject),
    backup: () => backUp(tools, expectFile(subject)),
    restore: () => restoreFrom(store, expectFile(subject), values.replace),
    purge: () => purge(tools, values.force),
  };
  const run = Object.hasOwn(commands, command) && !values.help ? commands[command] : undefined;
  return run === undefined ? HELP : run();
}
