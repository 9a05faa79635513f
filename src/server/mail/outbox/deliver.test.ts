/** @jest-environment node */
import type { SMTPServerOptions } from "smtp-server";

import { FROM, setUpOutbox } from "../../../testing/set-up-outbox";
import { smtpError } from "../../../testing/start-smtp";
import { getContactMails } from "../../enquiries/contact";
import { createSmtpMailer, type Mailer } from "../transport";
import { deliverDue, RETRY_PERIOD_MS } from "./deliver";
import { getOutboxWorker, startOutboxWorker } from "./worker";

const HOUR = 60 * 60_000;

const bench = setUpOutbox();

describe("delivery", () => {
  it("hands every mail to a real mail server once, also by several workers at once", async () => {
    const server = await bench.startServer();
    for (let count = 0; count < 10; count += 1) await bench.accept();
    const deliver = () => deliverDue(bench.tools(createSmtpMailer(server.url, FROM)));
    await Promise.all([deliver(), deliver(), deliver(), deliver()]);
    expect(await deliver()).toBe(0);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(20);
    expect(new Set(server.mails.map(({ envelope }) => envelope.to[0]))).toEqual(
      new Set(["agency@example.com", "ana@example.com"]),
    );
    expect(server.mails).toHaveLength(20);
    expect(server.mails.every(({ envelope }) => envelope.from === FROM.address)).toBe(true);
    expect(new Set(await bench.getStates())).toEqual(new Set(["delivered"]));
    expect(bench.readLog()).not.toContain("ana@");
  });

  it("is noted a moment later where the database failed, and no second copy leaves", async () => {
    const server = await bench.startServer();
    await bench.accept();
    const tools = bench.tools(createSmtpMailer(server.url, FROM));
    const failed = jest.spyOn(tools.store.outbox, "markDelivered").mockRejectedValueOnce(new Error("gone"));
    await deliverDue(tools);
    failed.mockRestore();
    expect(await bench.getStates()).toEqual(["delivered", "delivered"]);
    expect(server.mails).toHaveLength(2);
    expect(bench.readLog()).toContain("mail-not-settled");
  });

  it.each<[string, SMTPServerOptions, string, string?]>([
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
      "due smtp-550",
      "given-up smtp-550",
    ],
    [
      "refuses the content",
      { onData: (stream, _session, done) => void stream.on("end", () => done(smtpError(554))).resume() },
      "due smtp-554",
      "given-up smtp-554",
    ],
  ])("when the server %s", async (_name, behaviour, agency, visitor = agency) => {
    const server = await bench.startServer(behaviour);
    await bench.accept();
    await deliverDue(bench.tools(createSmtpMailer(server.url, FROM)));
    // The agency is told that its guest got none.
    const notice = visitor.startsWith("given-up") ? [agency] : [];
    expect(await bench.getStates()).toEqual([agency, ...notice, visitor]);
  });

  it("to a visitor is given up after three days and a dozen attempts, to the agency never, and both can be begun again by hand", async () => {
    const failing: Mailer = {
      deliver: () => Promise.resolve({ outcome: "failed", reason: "smtp-451" }),
    };
    const enquiry = await bench.accept();
    await deliverDue(bench.tools(failing));
    bench.clock += RETRY_PERIOD_MS;
    for (let tries = 2; tries <= 12; tries += 1, bench.clock += HOUR) {
      expect(await bench.getStates()).toEqual(["due smtp-451", "due smtp-451"]);
      await deliverDue(bench.tools(failing));
    }
    expect(await bench.getStates()).toEqual(["due smtp-451", "due smtp-451", "given-up smtp-451"]);
    await bench.store.outbox.retry(enquiry?.id, bench.clock);
    const server = await bench.startServer();
    await deliverDue(bench.tools(createSmtpMailer(server.url, FROM)));
    expect(server.mails).toHaveLength(3);
  });

  it("of an enquiry that was deleted does not happen", async () => {
    const server = await bench.startServer();
    const enquiry = await bench.accept();
    await bench.store.enquiries.erase(enquiry?.id ?? "", bench.clock);
    expect(await deliverDue(bench.tools(createSmtpMailer(server.url, FROM)))).toBe(0);
  });
});

const listRecipients = ({ mails }: Awaited<ReturnType<typeof bench.startServer>>) =>
  mails.flatMap(({ to }) => to?.map(({ address }) => address)).sort();

describe("a mail", () => {
  it("to the agency goes to each of its corrected addresses once, and to nobody who has had it", async () => {
    const agency = (recipient: string) => ({ mail: "agency-contact" as const, recipient });
    await bench.accept({ mails: ["ofice@example.com", "boss@example.com", "b@example.com"].map(agency) });
    bench.agencyEmails = ["office@example.com", "boss@example.com"];
    const server = await bench.startServer();
    await deliverDue(bench.tools(createSmtpMailer(server.url, FROM)));
    expect(listRecipients(server)).toEqual(["boss@example.com", "office@example.com"]);
    expect((await bench.getStates()).sort()).toEqual(["delivered", "delivered", "given-up not-wanted"]);
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
    const server = await bench.startServer();
    const payload = {
      name: `Ana${attack}`,
      lastname: attack,
      email: "ana@example.com",
      phone: "",
      message: `x\r\n.\r\n${attack}`,
      source: attack,
    };
    await bench.accept({ payload });
    await deliverDue(bench.tools(createSmtpMailer(server.url, FROM)));
    expect(server.mails).toHaveLength(2);
    for (const mail of server.mails) {
      expect(mail.envelope.to).toHaveLength(1);
      expect(mail.bcc ?? []).toEqual([]);
      expect(mail.cc ?? []).toEqual([]);
      expect(mail.replyTo).toHaveLength(1);
      expect(mail.replyTo?.[0]?.address).toMatch(/^(ana@example\.com|[^@]+@[a-z]+\.example)$/);
    }
  });

  // "=?utf-8?B?…?=" of "Bank <bank@evil.example>", and the same in quoted-printable.
  it.each(["=?utf-8?B?QmFuayA8YmFua0BldmlsLmV4YW1wbGU+?=", "=?UTF-8?Q?Bank_=3Cbank=40evil.example=3E?="])(
    "is shown as it was typed where it looks like an encoded word: %s",
    async (word) => {
      const server = await bench.startServer();
      const said = { name: word, email: "ana@example.com", message: word, source: word };
      await bench.accept({
        payload: { ...said, lastname: `Pérez ${word}`, phone: "" },
        mails: getContactMails("ana@example.com", ["agency@example.com"]),
      });
      await bench.store.staff.requests.add(
        {
          ...{ name: word, email: "ana@example.com", locale: "es", about: word },
          ...{ rate: { client: "client", limit: 0 }, agencyEmails: ["agency@example.com"] },
        },
        bench.clock,
      );
      await bench.accept({
        spamReason: "honeypot",
        mails: [],
        payload: { ...said, lastname: word, phone: "" },
      });
      await bench.store.held.announce(["agency@example.com"], bench.clock);
      await deliverDue(bench.tools(createSmtpMailer(server.url, FROM)));
      expect(server.mails).toHaveLength(4);
      const shown = server.mails.flatMap(({ subject, from, to, replyTo }) =>
        [subject, from?.name, to?.[0]?.name, replyTo?.[0]?.name].map((text) => text ?? ""),
      );
      // What one mail program decodes once, another may decode twice.
      expect(shown.join("\n")).not.toMatch(/=\?|Bank <|@evil/);
      const asTyped = shown.map((text) => text.replaceAll("\u2060", ""));
      expect(asTyped.filter((text) => text.includes(word))).toHaveLength(4);
    },
  );
});

describe("the worker", () => {
  it("delivers when woken, goes on by itself after trouble, and stops", async () => {
    const server = await bench.startServer();
    let broken = true;
    const load = () =>
      broken
        ? Promise.reject(new Error("away"))
        : Promise.resolve(bench.tools(createSmtpMailer(server.url, FROM)));
    const worker = startOutboxWorker(load, 200);
    await bench.accept();
    await new Promise((resolve) => setTimeout(resolve, 50));
    broken = false;
    for (let turn = 0; turn < 100 && server.mails.length < 2; turn += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(server.mails).toHaveLength(2);
    await worker.stop();
    expect(getOutboxWorker()).toBeUndefined();
    expect(bench.readLog()).toContain("outbox-turn-failed");
  });
});
