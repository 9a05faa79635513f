/** @jest-environment node */
import { FROM, setUpOutbox } from "../../../testing/set-up-outbox";
import { getContactMails } from "../../enquiries/contact";
import { createSmtpMailer } from "../transport";
import { deliverDue } from "./deliver";

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
