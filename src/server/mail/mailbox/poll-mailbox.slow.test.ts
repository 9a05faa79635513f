/** @jest-environment node */
import { randomUUID } from "node:crypto";

import { HOUR_MS } from "../../../domain/booking/calendar-day";
import { describeReplies } from "../../../testing/describe-replies";
import { NOW } from "../../../testing/describe-stores";
import { type GuestMail, writeGuestMail } from "../../../testing/guest-mail";
import { getDueTime } from "../../enquiries/due-time";

describeReplies("replies of guests", (bench) => {
  const { stores, poll, arrive, accept, getEvents } = bench;

  test("are noted with the enquiry that they answer, with their Message-ID, and make it wait for us", async () => {
    const { id, answers } = await accept();
    await stores.store.enquiries.change({ which: { id }, change: { fields: { status: "answered" } } }, NOW);
    const arrivedAt = Math.floor(Date.now() / 1_000) * 1_000 - HOUR_MS;
    const mail = { answers, messageId: "<1@x.example>", text: "Sí\r\n\r\n> ¿Cuándo?" };
    await bench.imap.append(writeGuestMail(mail), new Date(arrivedAt));
    expect(await poll()).toMatchObject({ taken: 1 });
    expect(await getEvents()).toEqual([
      {
        ...{ from: "ana@example.com", subject: "Re: Saona", messageId: "<1@x.example>" },
        ...{ text: "Sí", earlier: "> ¿Cuándo?" },
      },
    ]);
    const dueAt = getDueTime(arrivedAt);
    expect(await stores.store.enquiries.get(id)).toMatchObject({ status: "open", dueAt });
  });

  test("are found by the reference in the subject", async () => {
    const { reference } = await accept();
    const subject = `=?utf-8?B?${Buffer.from(`Hola [${reference}]`).toString("base64")}?=`;
    await arrive({ subject, from: "ANA+trips@Example.com" });
    expect(await getEvents()).toMatchObject([{ subject: `Hola [${reference}]` }]);
  });

  test("from another address count when they answer a mail of ours, and show that address", async () => {
    const { answers } = await accept();
    await arrive({ answers, from: "Luis <luis@work.example>" });
    expect(await getEvents()).toMatchObject([{ from: "luis@work.example", isUnverified: true }]);
  });

  test.each<[string, GuestMail]>([
    ["holiday answers", { headers: ["Auto-Submitted: auto-replied"] }],
    ["bounces", { headers: ["Return-Path: <>"], from: "mailer-daemon@x.example" }],
    ["lists", { headers: ["Precedence: bulk"] }],
    ["mails of the agency", { from: "Agency <agency@example.com>" }],
  ])("are told from %s", async (_, mail) => {
    const { answers } = await accept();
    expect(await arrive({ answers, ...mail })).toMatchObject({ taken: 0, isComplete: true });
    expect(await getEvents()).toEqual([]);
  });

  test("of strangers' threads and of enquiries held as spam are left in the mailbox", async () => {
    const held = await stores.accept({ spamReason: "links" });
    await bench.imap.append(writeGuestMail({ answers: randomUUID() }));
    await bench.imap.append(writeGuestMail({ subject: held.reference }));
    await bench.imap.append(writeGuestMail({ subject: "PA-22222 PA-33333" }));
    expect(await poll()).toEqual({ taken: 0, isComplete: true });
  });

  test("are taken once: after a crash, from two folders' copies, and when the mailbox is made anew", async () => {
    const { answers } = await accept();
    const mail = writeGuestMail({ answers });
    await bench.imap.append(mail);
    await bench.imap.append(mail);
    expect(await poll()).toMatchObject({ taken: 1 });
    // As if the process had ended between storing the reply and noting how far it has read.
    await stores.store.marks.set("mailbox-uid", 0);
    expect(await poll()).toMatchObject({ taken: 0 });
    await bench.makeAnew();
    await bench.imap.append(mail);
    await bench.imap.append(writeGuestMail({ answers, text: "Another" }));
    expect(await poll()).toMatchObject({ taken: 1 });
    expect(await getEvents()).toHaveLength(2);
  });

  test("have their files kept, which go with the enquiry", async () => {
    const { id, answers } = await accept();
    const part =
      '--b\r\nContent-Disposition: attachment; filename="a.txt"\r\nContent-Transfer-Encoding: base64\r\n\r\naGk=\r\n';
    const body = `Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nHi\r\n${part}--b--\r\n`;
    await arrive({ answers, body });
    const files = () => stores.database.db.selectFrom("replyFiles").selectAll().execute();
    const [file] = await files();
    expect(file).toMatchObject({ name: "a.txt", bytes: 2, enquiryId: id });
    expect(await stores.store.mailbox.getFile(file?.id ?? "")).toEqual({
      name: "a.txt",
      content: Buffer.from("hi"),
    });
    await stores.database.db.deleteFrom("enquiries").where("id", "=", id).execute();
    expect(await files()).toEqual([]);
  });
});
