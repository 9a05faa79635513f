import type { FetchMessageObject, ImapFlow, MailboxObject } from "imapflow";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { Worker } from "node:worker_threads";

import type { Enquiry } from "../../enquiries/enquiry";
import { describeError, log } from "../../platform/log";
import type { MailboxSettings, MailboxTools } from "./watch-mailbox";
import { WANTED_HEADERS, type MailHeaders, REPLY_LIMITS, UNREAD_REPLY } from "./parse-mail";
import { findReplyEnquiry, recordBounce, getMessageKey, storeReply } from "./replies";
import type { MailReaders } from "./mail-worker";

/** No text that a person wrote takes so long; 34 MB of pictures take 1.3 s on a slow machine, and several on a busy one. */
const LONGEST_MS = 2_000;
const LONGEST_MS_PER_MB = 200;
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** `mail-worker.ts` in one file, which every host can start (`bundleMailWorker` in scripts/lib/bundle.mjs). */
function getCode(): string {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- Before a build there is none.
  return (require("../../../../.build/mail-worker.json") as { code: string }).code;
}

type Kind = keyof MailReaders;
type Result<Name extends Kind> = Awaited<ReturnType<MailReaders[Name]>>;

/** Of one mail, not of the machine: a thread that cannot be started is another error. */
export class UnreadableMail extends Error {}

/** Creates a reader of mails in a thread of its own. A mail that takes too long or too much memory ends the thread, and is rejected. */
export function createMailReader() {
  let worker: Worker | undefined;

  async function start(): Promise<Worker> {
    const started = new Worker(getCode(), { eval: true, resourceLimits: MEMORY });
    // A thread that is being ended can still run out of memory.
    started.on("error", () => undefined);
    await once(started, "online");
    return started;
  }

  function close(): void {
    void worker?.terminate();
    worker = undefined;
  }

  return {
    close,
    async read<Name extends Kind>(
      kind: Name,
      input: Parameters<MailReaders[Name]>[0],
    ): Promise<Result<Name>> {
      worker ??= await start();
      const { length } = "raw" in input ? input.raw : input;
      const signal = AbortSignal.timeout(LONGEST_MS + Math.ceil((length / 2 ** 20) * LONGEST_MS_PER_MB));
      try {
        worker.postMessage({ kind, input });
        const [result] = (await once(worker, "message", { signal })) as [Result<Name>];
        return result;
      } catch (cause) {
        close();
        const problem = signal.aborted ? "was not read in time" : "cannot be read";
        throw new UnreadableMail(`The mail ${problem}.`, { cause });
      }
    },
  };
}

export type MailReader = ReturnType<typeof createMailReader>;

/** How far back a mailbox is read that was never read before, or was made anew: replies of the days before are taken, too. */
const LOOK_BACK_MS = 7 * 24 * 60 * 60_000;
const BATCH_SIZE = 50;
/** A mail at which the reader, the connection or the process ended so often is listed as unread, and never read again. */
const MAX_TRIES = 2;
/** Of a mail that arrives more slowly than this, what was read until then is taken. */
const MAX_READ_MS = 120_000;
const MAX_REPORT_BYTES = 512 * 1024;

export interface Poll {
  taken: number;
  isComplete: boolean;
}

/** A number for a mailbox as its server counts it now: another server, user, folder or UIDVALIDITY is another mailbox. */
function toMailboxMark({ url, folder }: MailboxSettings, { uidValidity }: MailboxObject): number {
  const { host, username } = new URL(url);
  const hash = createHash("sha256").update(JSON.stringify([host, username, folder, String(uidValidity)]));
  return hash.digest().readUIntBE(0, 6);
}

async function listNew(
  client: ImapFlow,
  mailbox: MailboxObject,
  settings: MailboxSettings,
  { store, now }: MailboxTools,
): Promise<number[]> {
  const mark = toMailboxMark(settings, mailbox);
  const isKnown = (await store.marks.get("mailbox")) === mark;
  const last = isKnown ? ((await store.marks.get("mailbox-uid")) ?? 0) : 0;
  const query = isKnown ? { uid: `${last + 1}:*` } : { since: new Date(now() - LOOK_BACK_MS) };
  const found = await client.search(query, { uid: true });
  if (!Array.isArray(found)) throw new Error("The mail server refuses to search the mailbox.");
  // "8:*" is the last mail even where there is no eighth.
  const uids = found.filter((uid) => uid > last).sort((a, b) => a - b);
  if (!isKnown) {
    // Its numbers are those of other mails now.
    await store.marks.set("mailbox-try", 0);
    await store.marks.set("mailbox-uid", (uids[0] ?? mailbox.uidNext) - 1);
    await store.marks.set("mailbox", mark);
  }
  return uids;
}

/** Downloads a mail until its end, until there was too much of it, or until `readUntil`; none that was deleted meanwhile. */
async function download(client: ImapFlow, uid: number, maxBytes: number, readUntil = Infinity) {
  const source = await client.download(String(uid), undefined, { uid: true });
  if (!("content" in source)) return undefined;
  const chunks: Buffer[] = [];
  let bytes = 0;
  let isWhole = true;
  for await (const chunk of source.content as AsyncIterable<Buffer>) {
    isWhole = bytes + chunk.length <= maxBytes && performance.now() <= readUntil;
    if (!isWhole) break;
    chunks.push(chunk);
    bytes += chunk.length;
  }
  return { raw: Buffer.concat(chunks), isWhole };
}

/** `left`: the time ended while it was read; the next poll begins with it. */
type Reading = "taken" | "passed" | "left";

interface Poller {
  client: ImapFlow;
  tools: MailboxTools;
  reader: MailReader;
  deadline: number;
}

interface Reply {
  uid: number;
  enquiry: Enquiry;
  headers: MailHeaders;
  messageKey: string;
  arrivedAt: number;
}

/** Reads a mail that belongs to an enquiry, and stores it. Only one that is too slow for a whole poll is taken in part. */
async function readAndStore({ client, tools, reader, deadline }: Poller, reply: Reply, isFirst: boolean) {
  const readUntil = Math.min(deadline, performance.now() + MAX_READ_MS);
  const source = await download(client, reply.uid, REPLY_LIMITS.mail, readUntil);
  if (source === undefined) return "passed";
  if (!isFirst && performance.now() > deadline) return "left";
  const { fileLimit = REPLY_LIMITS.file } = tools;
  const read = await reader.read("reply", { ...source, fileLimit });
  return (await storeReply(reply.enquiry, { ...reply, reply: read }, tools)) ? "taken" : "passed";
}

async function processReply(poller: Poller, reply: Reply, isFirst: boolean): Promise<Reading> {
  const { client, tools } = poller;
  const note = (tries: number) => tools.store.marks.set("mailbox-try", reply.uid * (MAX_TRIES + 1) + tries);
  const noted = (await tools.store.marks.get("mailbox-try")) ?? 0;
  let tries = Math.floor(noted / (MAX_TRIES + 1)) === reply.uid ? noted % (MAX_TRIES + 1) : 0;
  while (tries < MAX_TRIES) {
    await note(tries + 1);
    try {
      const reading = await readAndStore(poller, reply, isFirst);
      if (reading === "left") await note(tries);
      return reading;
    } catch (error) {
      // While the store is away nothing is wrong with the mail.
      await tools.store.assertWritable(tools.now());
      tries += 1;
      log.error("mailbox-mail-failed", { tries, ...describeError(error) });
      if (!client.usable) throw error;
    }
  }
  log.error("mailbox-mail-unread", { enquiry: reply.enquiry.reference });
  return (await storeReply(reply.enquiry, { ...reply, reply: UNREAD_REPLY }, tools)) ? "taken" : "passed";
}

/** Reads before it is known whose mail it is. A second time, since a machine that stands still is not the mail's fault; then it is of no interest. */
async function readOrPass<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
  for (let tries = 1; tries <= MAX_TRIES; tries += 1)
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof UnreadableMail)) throw error;
      log.error("mailbox-mail-failed", { tries, ...describeError(error) });
    }
  return undefined;
}

async function processMail(poller: Poller, mail: FetchMessageObject, isFirst: boolean): Promise<Reading> {
  const { client, tools, reader } = poller;
  const { headers: rawHeaders } = mail;
  if (rawHeaders === undefined) return "passed";
  const headers = await readOrPass(() => reader.read("headers", rawHeaders));
  if (headers === undefined) return "passed";
  if (headers.isDeliveryReport) {
    const report = await download(client, mail.uid, MAX_REPORT_BYTES);
    const bounce = report && (await readOrPass(() => reader.read("report", report.raw)));
    if (bounce) await recordBounce(bounce, tools);
    return "passed";
  }
  const enquiry = await findReplyEnquiry(headers, tools);
  if (enquiry === undefined) return "passed";
  const messageKey = getMessageKey(headers, rawHeaders);
  if (await tools.store.mailbox.isKnown(messageKey)) return "passed";
  const arrivedAt = new Date(mail.internalDate ?? tools.now()).getTime();
  return processReply(poller, { uid: mail.uid, enquiry, headers, messageKey, arrivedAt }, isFirst);
}

/**
 * Takes the replies of guests out of the mailbox that the client has open for reading, from where the last poll ended, in the order in
 * which they arrived. Nothing in the mailbox is changed; a mail that is repeated after a crash is known by its key.
 */
export async function pollMailbox(
  client: ImapFlow,
  settings: MailboxSettings,
  tools: MailboxTools,
  deadline = Infinity,
): Promise<Poll> {
  const { mailbox } = client;
  if (mailbox === false) throw new Error("No mailbox is open.");
  const poll: Poll = { taken: 0, isComplete: false };
  const uids = await listNew(client, mailbox, settings, tools);
  const reader = createMailReader();
  const poller = { client, tools, reader, deadline };
  try {
    for (let start = 0; start < uids.length; start += BATCH_SIZE) {
      const chunk = uids.slice(start, start + BATCH_SIZE);
      const wanted = { uid: true, internalDate: true, headers: WANTED_HEADERS };
      const mails = await client.fetchAll(chunk.join(","), wanted, { uid: true });
      for (const mail of mails.sort((a, b) => a.uid - b.uid)) {
        if (performance.now() > deadline) return poll;
        const reading = await processMail(poller, mail, mail.uid === uids[0]);
        if (reading === "left") return poll;
        if (reading === "taken") poll.taken += 1;
        await tools.store.marks.set("mailbox-uid", mail.uid);
      }
    }
    return { ...poll, isComplete: true };
  } finally {
    reader.close();
  }
}
