/** @jest-environment node */
import type { SMTPServerOptions } from "smtp-server";

import { smtpError } from "../../../testing/start-smtp";
import { FROM, setUpOutbox } from "../../../testing/set-up-outbox";
import { createSmtpMailer, type Mailer } from "../transport";
import { deliverDue } from "./deliver";
import { RETRY_PERIOD_MS } from "./settle";

const HOUR = 60 * 60_000;

const bench = setUpOutbox();

describe("delivery", () => {
  it("hands every mail to a real mail server once", async () => {
    const server = await bench.startServer();
    await bench.accept();
    expect(await deliverDue(bench.tools(createSmtpMailer(server.url, FROM)))).toBe(2);
    expect(await deliverDue(bench.tools(createSmtpMailer(server.url, FROM)))).toBe(0);
    expect(server.mails.map(({ envelope }) => envelope.to[0]).sort()).toEqual([
      "agency@example.com",
      "ana@example.com",
    ]);
    expect(server.mails.every(({ envelope }) => envelope.from === FROM.address)).toBe(true);
    expect(await bench.getStates()).toEqual(["delivered", "delivered"]);
    expect(bench.readLog()).not.toContain("ana@");
  });

  it("is never done twice by several workers at once", async () => {
    const server = await bench.startServer();
    for (let count = 0; count < 10; count += 1) await bench.accept();
    await Promise.all([1, 2, 3, 4].map(() => deliverDue(bench.tools(createSmtpMailer(server.url, FROM)))));
    expect(server.mails).toHaveLength(20);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(20);
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
