/** @jest-environment node */
import { randomUUID } from "node:crypto";

import { HOUR_MS } from "../../../domain/booking/calendar-day";
import { addSubscribers, listPeople } from "../../../testing/add-subscribers";
import { captureLog } from "../../../testing/capture-log";
import { describeReplies } from "../../../testing/describe-replies";
import { NOW } from "../../../testing/describe-stores";
import { type GuestMail, writeGuestMail, writeDeliveryReport } from "../../../testing/guest-mail";
import { createLetterContent } from "../../../testing/published-letters";
import { getDueTime } from "../../enquiries/enquiry";
import type { Store } from "../../store";
import { pollMailbox } from "./poll-mailbox";
import { REPLY_CAPS } from "./replies";
import { openMailbox } from "./watch-mailbox";

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

describeReplies("replies of guests, among what else arrives", (bench) => {
  const { stores, poll, accept, getEvents } = bench;

  describe("beside one that cannot be taken", () => {
    let readLog: () => string;
    beforeEach(() => {
      readLog = captureLog();
    });
    /** Polls with a store that refuses mails with files. */
    const pollBroken = async (change: Partial<Store> = {}) => {
      const { mailbox } = stores.store;
      const take: typeof mailbox.take = (reply, now) =>
        reply.files.length > 0 ? Promise.reject(new Error("broken")) : mailbox.take(reply, now);
      const store = { ...stores.store, mailbox: { ...mailbox, take }, ...change };
      const client = await openMailbox(bench.settings);
      try {
        return await pollMailbox(client, bench.settings, { ...bench.tools(), store });
      } finally {
        client.close();
      }
    };
    const part = '--b\r\nContent-Disposition: attachment; filename="a.txt"\r\n\r\nhi\r\n';
    const body = `Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nHi\r\n${part}--b--\r\n`;
    const arrive = async (mail: string = body) => {
      const { answers } = await accept();
      await bench.imap.append(writeGuestMail({ answers, subject: "Photos", body: mail }));
      await bench.imap.append(writeGuestMail({ answers, text: "ordinary" }));
    };

    test("are taken; the other is tried twice, then listed as unread with sender and subject, once", async () => {
      await arrive();
      expect(await pollBroken()).toEqual({ taken: 2, isComplete: true });
      expect(readLog().match(/mailbox-mail-failed/g)).toHaveLength(2);
      expect(readLog()).not.toMatch(/ana@|Photos|ordinary/);
      expect(await poll()).toEqual({ taken: 0, isComplete: true });
      expect(await getEvents()).toMatchObject([
        { from: "ana@example.com", subject: "Photos", text: "", isUnread: true },
        { text: "ordinary" },
      ]);
    });

    test("wait with it while the store is away", async () => {
      await arrive();
      const marks = { ...stores.store.marks, set: () => Promise.reject(new Error("away")) };
      for (let count = 0; count < 5; count += 1) await expect(pollBroken({ marks })).rejects.toThrow("away");
      expect(await poll()).toEqual({ taken: 2, isComplete: true });
      expect(await getEvents()).toMatchObject([{ text: "Hi" }, { text: "ordinary" }]);
    });
  });

  test("are none of the reports of mail servers, which count a letter that came back, once", async () => {
    captureLog();
    const [subscriberId = ""] = await addSubscribers(stores.store, listPeople(1), NOW);
    await stores.store.letters.send({ key: "whales", content: createLetterContent(), who: "Ana" }, NOW);
    const claim = { owner: "x", now: NOW, limit: 9 };
    const [letter] = await stores.store.letters.claim(claim, 60);
    await stores.store.letters.settle(letter?.id ?? "", { end: "delivered", reason: null }, NOW);
    const { answers } = await accept();
    for (const id of [letter?.id ?? "", letter?.id ?? "", answers])
      await bench.imap.append(writeDeliveryReport({ id }));
    expect(await poll()).toMatchObject({ taken: 0, isComplete: true });
    expect(await stores.store.letters.getByKey("whales")).toMatchObject({ sent: 0, bounced: 1 });
    expect(await stores.store.subscribers.get(subscriberId)).toMatchObject({ status: "bounced" });
    expect(await getEvents()).toEqual([]);
  });
});

describeReplies("mails about an enquiry", (bench) => {
  const { stores, poll, arrive, accept } = bench;
  const load = async (id: string) => {
    const events = await stores.store.timeline.load(id);
    return { events, enquiry: await stores.store.enquiries.get(id) };
  };
  const answer = async (id: string) => {
    const bea = { email: "bea@example.com", name: "Bea", locale: "en", role: "staff" } as const;
    const person = await stores.store.staff.people.add(bea, NOW);
    const by = { id: person?.id ?? null, name: "Bea" };
    await stores.store.enquiries.change(
      {
        which: { id },
        change: {
          fields: { status: "answered", personId: by.id, dueAt: null },
          events: [{ kind: "answered", data: { channel: "mail", text: "Sí" }, by }],
          mails: [{ mail: "visitor-answer", recipient: "ana@example.com" }],
        },
      },
      NOW,
    );
    const mail = (await stores.claim(NOW + 1_000, 100)).find((one) => one.mail === "visitor-answer");
    await stores.store.outbox.markDelivered(mail?.id ?? "", NOW + 2_000);
    return mail?.id ?? "";
  };
  const listNotices = async (id: string) =>
    (await stores.store.enquiries.getMails(id))
      .filter(({ mail }) => mail === "agency-reply")
      .map(({ recipient }) => recipient);

  test("from another address that name its reference are noted as unverified, and open nothing", async () => {
    const { id, reference } = await accept();
    await answer(id);
    const mail = { from: "Mallory <mallory@x.example>", subject: `Re: ${reference}`, text: "Pay here" };
    expect(await arrive(mail)).toMatchObject({ taken: 1 });
    const { events, enquiry } = await load(id);
    expect(events.find(({ kind }) => kind === "reply")).toMatchObject({
      ...{ isUnverified: true, from: "mallory@x.example", text: "Pay here" },
    });
    expect(enquiry).toMatchObject({ status: "answered", dueAt: null });
    expect(await listNotices(id)).toEqual(["bea@example.com"]);
    expect(await stores.store.timeline.getThread(id)).toHaveLength(1);
  });

  test("are taken in up to a number a day, whose end the timeline says once; the person is told once an hour", async () => {
    const { id, answers } = await accept();
    await answer(id);
    const mails = REPLY_CAPS.enquiryADay + 5;
    for (let count = 0; count < mails; count += 1)
      await bench.imap.append(writeGuestMail({ answers, text: `Mail ${count}` }));
    expect(await poll()).toEqual({ taken: REPLY_CAPS.enquiryADay, isComplete: true });
    const { events } = await load(id);
    expect(events.filter(({ kind }) => kind === "replies-limited")).toHaveLength(1);
    expect(await listNotices(id)).toEqual(["bea@example.com"]);
    const other = await accept();
    expect(await arrive({ answers: other.answers })).toMatchObject({ taken: 1 });
  });
});
