/** @jest-environment node */

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
    expect((await stores.store.letters.getByKey("whales"))?.letter).toMatchObject({ sent: 0, bounced: 1 });
    expect(await stores.store.subscribers.get(subscriberId)).toMatchObject({ status: "bounced" });
    expect(await getEvents()).toEqual([]);
  });
});
