/** @jest-environment node */
import { setTimeout as sleep } from "node:timers/promises";

import { addSubscribers, listPeople } from "../../testing/add-subscribers";
import { captureLog } from "../../testing/capture-log";
import { writeDeliveryReport } from "../../testing/delivery-report";
import { describeReplies } from "../../testing/describe-replies";
import { NOW } from "../../testing/describe-stores";
import { writeGuestMail } from "../../testing/guest-mail";
import { createLetterContent } from "../../testing/published-letters";
import type { Store } from "../store/store";
import { pollMailbox } from "./poll-mailbox";
import { openMailbox } from "./open-mailbox";

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
    const [file] = await stores.database.db.selectFrom("reply_files").select("content").execute();
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
    expect(await getEvents()).toMatchObject([{ from: "xy@evil.example" }, { text: "ordinary" }]);
  });

  describe("beside one that cannot be taken", () => {
    let readLog: () => string;
    let tries: Map<number, number>;
    beforeEach(() => {
      readLog = captureLog();
      tries = new Map();
    });
    const lookAgain = async (change: Partial<Store> = {}) => {
      const { mailbox } = stores.store;
      const take: typeof mailbox.take = (reply, now) =>
        reply.files.length > 0 ? Promise.reject(new Error("broken")) : mailbox.take(reply, now);
      const store = { ...stores.store, mailbox: { ...mailbox, take }, ...change };
      const client = await openMailbox(bench.settings);
      try {
        return await pollMailbox(client, bench.settings, { ...bench.tools(), store }, { tries });
      } finally {
        client.close();
      }
    };
    const part = '--b\r\nContent-Disposition: attachment; filename="a.txt"\r\n\r\nhi\r\n';
    const body = `Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nHi\r\n${part}--b--\r\n`;
    const arrive = async () => {
      const { answers } = await accept();
      await bench.imap.append(writeGuestMail({ answers, body }));
      await bench.imap.append(writeGuestMail({ answers, text: "ordinary" }));
    };

    test("are taken at once; the other is tried three times, then left, and the log says so", async () => {
      await arrive();
      expect(await lookAgain()).toEqual({ taken: 1, isComplete: false });
      for (let count = 0; count < 2; count += 1)
        expect(await lookAgain()).toEqual({ taken: 0, isComplete: false });
      expect(readLog().match(/mailbox-mail-failed/g)).toHaveLength(3);
      expect(readLog()).not.toContain("mailbox-mail-left");
      expect(await lookAgain()).toEqual({ taken: 0, isComplete: true });
      expect(readLog().match(/mailbox-mail-left/g)).toHaveLength(1);
      expect(readLog()).not.toMatch(/ana@|Saona|ordinary/);
      expect(await lookAgain()).toEqual({ taken: 0, isComplete: true });
      expect(readLog().match(/mailbox-mail-left/g)).toHaveLength(1);
      expect(await getEvents()).toMatchObject([{ text: "ordinary" }]);
    });

    test("are both taken once the cause is gone", async () => {
      await arrive();
      await lookAgain();
      expect(await lookAgain({ mailbox: stores.store.mailbox })).toEqual({ taken: 1, isComplete: true });
      expect(await getEvents()).toHaveLength(2);
    });

    test("wait with it, however often, while the store is away", async () => {
      await arrive();
      const assertWritable = () => Promise.reject(new Error("away"));
      for (let count = 0; count < 5; count += 1)
        await expect(lookAgain({ assertWritable })).rejects.toThrow("broken");
      expect(await poll()).toEqual({ taken: 2, isComplete: true });
    });
  });

  test("are none of the reports of mail servers, which count a letter that came back, once", async () => {
    captureLog();
    const [subscriberId = ""] = await addSubscribers(stores.store, listPeople(1), NOW);
    await stores.store.letters.send({ key: "whales", content: createLetterContent(), who: "Ana" }, NOW);
    const claim = { owner: "x", now: NOW, claimMs: 1, limit: 9 };
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
