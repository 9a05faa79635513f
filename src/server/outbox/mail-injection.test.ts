/** @jest-environment node */
import { FROM, setUpOutbox } from "../../testing/set-up-outbox";
import { createSmtpMailer } from "../mail/smtp-mailer";
import { deliverDue } from "./deliver-due";

const bench = setUpOutbox();

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
});
