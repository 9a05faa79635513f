/** @jest-environment node */
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SMTPServerOptions } from "smtp-server";

import { captureLog } from "../../testing/capture-log";
import { smtpError, startSmtp, type TestSmtp } from "../../testing/start-smtp";
import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { createFileMailer } from "../mail/file-mailer";
import type { Mailer } from "../mail/mailer";
import { createSmtpMailer } from "../mail/smtp-mailer";
import type { NewEnquiry } from "../store/accept-enquiry";
import { openStore, type Store } from "../store/store";
import { deliverDue, isDeadOwner, type OutboxTools } from "./deliver-due";
import { getOutboxWorker, startOutboxWorker } from "./outbox-worker";
import { getRetryWait, RETRY_PERIOD_MS } from "./retry-time";

const from = { name: "Agency", address: "site@agency.example" };
const HOUR = 60 * 60_000;

let store: Store;
let clock: number;
let readLog: () => string;
let servers: TestSmtp[];
beforeEach(async () => {
  readLog = captureLog();
  servers = [];
  clock = Date.UTC(2027, 0, 10, 15);
  store = await openStore({ dataDir: makeTemporaryFolder(), databaseUrl: undefined });
});
afterEach(async () => {
  // A worker that a failed test left behind would keep the process alive for ever.
  await getOutboxWorker()?.stop();
  await store.close();
  await Promise.all(servers.map((server) => server.stop()));
});

const tools = (mailer: Mailer): OutboxTools => ({
  store,
  mailer,
  now: () => clock,
  getMailContext: () => ({ siteUrl: "https://site.example", getSecret: () => "s".repeat(40), now: clock }),
});
const startServer = async (behaviour?: SMTPServerOptions, port?: number) => {
  const server = await startSmtp(behaviour, port);
  servers.push(server);
  return server;
};
const accept = async (change: Partial<NewEnquiry> = {}) => {
  const payload = {
    name: "Ana",
    lastname: "Pérez",
    email: "ana@example.com",
    phone: "+34 600",
    message: "Hola",
    source: "",
  };
  const mails = [
    { mail: "agency-contact", recipient: "agency@example.com" },
    { mail: "visitor-contact", recipient: "ana@example.com" },
  ] as const;
  const rate = { client: "", limit: 0 };
  const result = await store.enquiries.accept(
    {
      kind: "contact",
      locale: "es",
      payload,
      idempotencyKey: undefined,
      suspicion: undefined,
      mails,
      rate,
      ...change,
    },
    clock,
  );
  return store.enquiries.getByReference("reference" in result ? result.reference : "");
};
const getStates = async () => {
  const [enquiry] = await store.enquiries.list(1);
  return (await store.enquiries.getMails(enquiry?.id ?? "")).map(({ status, reason }) =>
    reason === null ? status : `${status} ${reason}`,
  );
};

describe("delivery", () => {
  it("hands every mail to a real mail server once", async () => {
    const server = await startServer();
    await accept();
    expect(await deliverDue(tools(createSmtpMailer(server.url, from)))).toEqual({
      attempted: 2,
      serverAway: false,
    });
    expect((await deliverDue(tools(createSmtpMailer(server.url, from)))).attempted).toBe(0);
    expect(server.mails.map(({ envelope }) => envelope.to[0]).sort()).toEqual([
      "agency@example.com",
      "ana@example.com",
    ]);
    expect(server.mails.every(({ envelope }) => envelope.from === from.address)).toBe(true);
    expect(await getStates()).toEqual(["delivered", "delivered"]);
    expect(readLog()).not.toContain("ana@");
  });

  it("is never done twice by several workers at once", async () => {
    const server = await startServer();
    for (let count = 0; count < 10; count += 1) await accept();
    await Promise.all([1, 2, 3, 4].map(() => deliverDue(tools(createSmtpMailer(server.url, from)))));
    expect(server.mails).toHaveLength(20);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(20);
  });

  it.each<[string, SMTPServerOptions, string]>([
    ["is busy", { onMailFrom: (_address, _session, done) => done(smtpError(451)) }, "due smtp-451"],
    [
      "knows the recipient not yet (greylisting)",
      { onRcptTo: (_address, _session, done) => done(smtpError(450)) },
      "due smtp-450",
    ],
    [
      "refuses our sender, which is ours to repair",
      { onMailFrom: (_address, _session, done) => done(smtpError(550)) },
      "due smtp-550",
    ],
    ["has a full mailbox", { onRcptTo: (_address, _session, done) => done(smtpError(552)) }, "due smtp-552"],
    ["refuses every connection", { onConnect: (_session, done) => done(smtpError(554)) }, "due smtp-554"],
    [
      "does not know the recipient",
      { onRcptTo: (_address, _session, done) => done(smtpError(550)) },
      "given-up smtp-550",
    ],
    [
      "refuses the content",
      { onData: (stream, _session, done) => void stream.on("end", () => done(smtpError(554))).resume() },
      "given-up smtp-554",
    ],
  ])("when the server %s", async (_name, behaviour, state) => {
    const server = await startServer(behaviour);
    await accept();
    await deliverDue(tools(createSmtpMailer(server.url, from)));
    expect(await getStates()).toEqual([state, state]);
  });

  it("survives a server that hangs up in the middle of a mail, and one that is not there", async () => {
    const dropping = await startServer({
      onData: (stream) => void stream.once("data", () => stream.destroy()),
    });
    await accept();
    await deliverDue(tools(createSmtpMailer(dropping.url, from, 1000)));
    expect((await getStates())[0]).toMatch(/^due smtp-/);
    clock += HOUR;
    await deliverDue(tools(createSmtpMailer("smtp://127.0.0.1:1", from)));
    expect(await getStates()).toEqual(["due smtp-econnrefused", "due smtp-econnrefused"]);
    const server = await startServer();
    clock += HOUR;
    await deliverDue(tools(createSmtpMailer(server.url, from)));
    expect(server.mails).toHaveLength(2);
  });

  it("gives a slow server up in time, before anybody else may take the mail", async () => {
    const server = await startServer({ onData: () => undefined });
    await accept();
    const began = performance.now();
    await deliverDue(tools(createSmtpMailer(server.url, from, 300)));
    expect(performance.now() - began).toBeLessThan(3000);
    expect(await getStates()).toEqual(["due smtp-deadline", "due smtp-deadline"]);
  });

  it("is given up after three days, and can be begun again by hand", async () => {
    const failing: Mailer = {
      deliver: () => Promise.resolve({ outcome: "failed", reason: "smtp-451", serverAway: false }),
    };
    const enquiry = await accept();
    await deliverDue(tools(failing));
    clock += RETRY_PERIOD_MS;
    await deliverDue(tools(failing));
    expect(await getStates()).toEqual(["given-up smtp-451", "given-up smtp-451"]);
    await store.outbox.retry(enquiry?.id, clock);
    const server = await startServer();
    await deliverDue(tools(createSmtpMailer(server.url, from)));
    expect(server.mails).toHaveLength(2);
  });

  it("of an enquiry that was deleted does not happen", async () => {
    const server = await startServer();
    const enquiry = await accept();
    await store.enquiries.delete(enquiry?.id ?? "");
    expect((await deliverDue(tools(createSmtpMailer(server.url, from)))).attempted).toBe(0);
  });

  it("is noted although the database was away for a moment: no second mail", async () => {
    const server = await startServer();
    await accept();
    let failures = 2;
    const outbox: Store["outbox"] = {
      ...store.outbox,
      markDelivered: (id, now) =>
        failures-- > 0 ? Promise.reject(new Error("away")) : store.outbox.markDelivered(id, now),
    };
    await deliverDue({ ...tools(createSmtpMailer(server.url, from)), store: { ...store, outbox } });
    clock += HOUR;
    await deliverDue(tools(createSmtpMailer(server.url, from)));
    expect(server.mails).toHaveLength(2);
  });

  it("to a folder that cannot be written waits", async () => {
    const file = join(makeTemporaryFolder(), "file");
    writeFileSync(file, "");
    await accept();
    await deliverDue(tools(createFileMailer(join(file, "mail"), from)));
    expect((await getStates())[0]).toMatch(/^due file-/);
  });
});

describe("what a visitor typed", () => {
  it.each([
    "\r\nBcc: evil@example.com",
    "\nBcc: evil@example.com",
    "%0d%0aBcc: evil@example.com",
    "\u2028Bcc: evil@example.com",
    "\0",
    '"<evil@example.com>,',
    "=?utf-8?q?x?=",
  ])("never becomes a header or a recipient: %j", async (attack) => {
    const server = await startServer();
    const payload = {
      name: `Ana${attack}`,
      lastname: attack,
      email: "ana@example.com",
      phone: "",
      message: `x\r\n.\r\n${attack}`,
      source: attack,
    };
    await accept({ payload });
    await deliverDue(tools(createSmtpMailer(server.url, from)));
    expect(server.mails).toHaveLength(2);
    for (const mail of server.mails) {
      expect(mail.envelope.to).toHaveLength(1);
      expect(mail.bcc ?? []).toEqual([]);
      expect(mail.cc ?? []).toEqual([]);
      expect(mail.replyTo).toHaveLength(1);
      expect(mail.replyTo?.[0]?.address).toMatch(/^(ana@example\.com|[^@]+@[a-z]+\.example)$/);
    }
  });
});

describe("the wait between attempts", () => {
  it("doubles up to a quarter of an hour, with jitter", () => {
    expect([1, 2, 3, 10, 1000].map((attempts) => getRetryWait(attempts, () => 1))).toEqual([
      15_000, 30_000, 60_000, 900_000, 900_000,
    ]);
    expect(getRetryWait(1, () => 0)).toBe(7_500);
  });
});

describe("isDeadOwner", () => {
  it("knows dead processes of this machine, and leaves the others alone", async () => {
    const { hostname } = await import("node:os");
    expect(isDeadOwner(`${hostname()}/4194303/${randomUUID()}`)).toBe(true);
    expect(isDeadOwner(`${hostname()}/${process.pid}/${randomUUID()}`)).toBe(true);
    expect(isDeadOwner(`${hostname()}/${process.ppid}/${randomUUID()}`)).toBe(false);
    expect(isDeadOwner(`elsewhere/4194303/${randomUUID()}`)).toBe(false);
  });
});

describe("the worker", () => {
  it("delivers when woken, goes on by itself after trouble, and stops", async () => {
    const server = await startServer();
    let broken = true;
    const load = () =>
      broken ? Promise.reject(new Error("away")) : Promise.resolve(tools(createSmtpMailer(server.url, from)));
    const worker = startOutboxWorker(load, 730, 200);
    await accept();
    await new Promise((resolve) => setTimeout(resolve, 50));
    broken = false;
    for (let turn = 0; turn < 100 && server.mails.length < 2; turn += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(server.mails).toHaveLength(2);
    await worker.stop();
    expect(getOutboxWorker()).toBeUndefined();
    expect(readLog()).toContain("outbox-turn-failed");
  });

  it("leaves a mail server that is away in peace although posts go on", async () => {
    let attempts = 0;
    const away: Mailer = {
      deliver() {
        attempts += 1;
        return Promise.resolve({ outcome: "failed", reason: "smtp-econnrefused", serverAway: true });
      },
    };
    for (let count = 0; count < 10; count += 1) await accept();
    const worker = startOutboxWorker(() => Promise.resolve(tools(away)), 730);
    for (let post = 0; post < 20; post += 1) {
      worker.wake();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await worker.stop();
    expect(attempts).toBe(8);
  });

  it("stops without finishing everything that waits", async () => {
    const slow: Mailer = {
      deliver: () => new Promise((resolve) => setTimeout(resolve, 100, { outcome: "delivered" })),
    };
    for (let count = 0; count < 30; count += 1) await accept();
    const worker = startOutboxWorker(() => Promise.resolve(tools(slow)), 730);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await worker.stop();
    expect((await store.outbox.getState()).due).toBeGreaterThan(40);
  });
});
