/** @jest-environment node */
import { setTimeout as sleep } from "node:timers/promises";

import { addSubscribers, listPeople } from "../../../testing/add-subscribers";
import { captureLog } from "../../../testing/capture-log";
import { writeDeliveryReport, writeGuestMail } from "../../../testing/guest-mail";
import { describeReplies } from "../../../testing/describe-replies";
import { NOW } from "../../../testing/describe-stores";
import { createLetterContent } from "../../../testing/published-letters";
import type { Store } from "../../store";
import { pollMailbox } from "./poll-mailbox";
import { openMailbox } from "./mailbox-tools";

describeReplies("replies of guests, among what else arrives", (bench) => {
  const { stores, poll, accept, getEvents } = bench;

  test("are not passed by when the server refuses to search at the first poll", async () => {
    const { answers } = await accept();
    await bench.imap.append(writeGuestMail({ answers }));
    const client = await openMailbox(bench.settings);
    jest.spyOn(client, "search").mockResolvedValue(false);
    await expect(pollMailbox(client, bench.settings, bench.tools())).rejects.toThrow("search");
    client.close();
    expect(await poll()).toMatchObject({ taken: 1 });
  });

  test("that a poll has no time left for are left to the next one, whole", async () => {
    const { answers } = await accept();
    for (const text of ["first", "second"]) await bench.imap.append(writeGuestMail({ answers, text }));
    const client = await openMailbox(bench.settings);
    const download = client.download.bind(client);
    const deadline = performance.now() + 1_000;
    let begun = 0;
    jest.spyOn(client, "download").mockImplementation(async (...args) => {
      begun += 1;
      if (begun === 2) await sleep(deadline - performance.now() + 50);
      return download(...args);
    });
    const first = await pollMailbox(client, bench.settings, bench.tools(), { deadline });
    client.close();
    expect([first, begun]).toEqual([{ taken: 1, isComplete: false }, 2]);
    expect(await poll()).toEqual({ taken: 1, isComplete: true });
    expect((await getEvents()).map(({ text }) => text)).toEqual(["first", "second"]);
  });

  test("are left whole to the next poll, too, when other mails took the time of this one", async () => {
    const { answers } = await accept();
    await bench.imap.append(writeDeliveryReport());
    const part = '--b\r\nContent-Disposition: attachment; filename="a.txt"\r\n\r\nhi\r\n';
    const body = `Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nHi\r\n${part}--b--\r\n`;
    await bench.imap.append(writeGuestMail({ answers, body }));
    const client = await openMailbox(bench.settings);
    const download = client.download.bind(client);
    const deadline = performance.now() + 1_000;
    let begun = false;
    jest.spyOn(client, "download").mockImplementation(async (...args) => {
      const source = await download(...args);
      if (begun) await sleep(deadline - performance.now() + 50);
      begun = true;
      return source;
    });
    const first = await pollMailbox(client, bench.settings, bench.tools(), { deadline });
    client.close();
    expect(first).toEqual({ taken: 0, isComplete: false });
    expect(await poll()).toEqual({ taken: 1, isComplete: true });
    const [file] = await stores.database.db.selectFrom("replyFiles").select("content").execute();
    expect(file?.content).not.toBeNull();
  });

  test("that are written to do harm do not keep others out", async () => {
    const { answers } = await accept();
    const nested = Array.from(
      { length: 300 },
      (_, level) => `Content-Type: multipart/mixed; boundary="n${level}"\r\n\r\n--n${level}\r\n`,
    ).join("");
    await bench.imap.append(writeGuestMail({ answers, headers: Array<string>(10_000).fill("X-A: b") }));
    await bench.imap.append(
      writeGuestMail({ answers, body: `${nested}Content-Type: text/plain\r\n\r\ndeep\r\n` }),
    );
    await bench.imap.append(
      writeGuestMail({ answers, body: `Content-Type: text/plain; charset="x-none"\r\n\r\na\u0001b\r\n` }),
    );
    await bench.imap.append(
      writeGuestMail({ answers, headers: [`References: ${"<a@b> ".repeat(100_000)}`], text: "last" }),
    );
    expect(await poll()).toEqual({ taken: 4, isComplete: true });
    expect((await getEvents()).at(-1)).toMatchObject({ text: "last" });
  });

  test("are taken after a mail whose sender's address PostgreSQL cannot store", async () => {
    const { answers } = await accept();
    await bench.imap.append(writeGuestMail({ answers, from: "Bob <=?utf-8?B?eAB5?=@evil.example>" }));
    await bench.imap.append(writeGuestMail({ answers, text: "ordinary" }));
    expect(await poll()).toEqual({ taken: 2, isComplete: true });
    expect(await getEvents()).toMatchObject([
      { from: "=?utf-8?b?eab5?=@evil.example" },
      { text: "ordinary" },
    ]);
  });

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

    test("are taken where that one would keep the site busy for minutes", async () => {
      const html = `${"<blockquote>".repeat(90)}${"<p>a".repeat(96_500)}`;
      await arrive(`Content-Type: text/html\r\n\r\n${html}\r\n`);
      expect(await poll()).toEqual({ taken: 2, isComplete: true });
      expect(await getEvents()).toMatchObject([{ subject: "Photos", isUnread: true }, { text: "ordinary" }]);
    });

    test("are taken where the process ended twice while it read that one", async () => {
      await arrive();
      const assertWritable = () => Promise.reject(new Error("away"));
      // The process ends without a word: nothing is taken back.
      for (let count = 0; count < 2; count += 1)
        await expect(pollBroken({ assertWritable })).rejects.toThrow("away");
      expect(await poll()).toEqual({ taken: 2, isComplete: true });
      expect(await getEvents()).toMatchObject([{ isUnread: true }, { text: "ordinary" }]);
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
    expect((await stores.store.letters.getByKey("whales"))?.letter).toMatchObject({ sent: 0, bounced: 1 });
    expect(await stores.store.subscribers.get(subscriberId)).toMatchObject({ status: "bounced" });
    expect(await getEvents()).toEqual([]);
  });
});
