/** @jest-environment node */
import { setTimeout as sleep } from "node:timers/promises";

import { addSubscribers } from "../../testing/add-subscribers";
import { DAY, describeStore, MINUTE, NOW } from "../../testing/describe-stores";
import { createLetterBench } from "../../testing/letter-bench";

describeStore("letters", (bench) => {
  const { subscribe, send, claim, getOne, deliver } = createLetterBench(bench);

  it("are sent to the others while somebody is leaving", async () => {
    const [gone = ""] = await subscribe(3);
    let sending: ReturnType<typeof send> | undefined;
    await bench.database.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom("subscribers").where("id", "=", gone).execute();
      sending = send();
      await sleep(300);
    });
    expect(await sending).toBe("queued");
    expect(await claim()).toHaveLength(2);
    expect(await getOne()).toMatchObject({ recipients: { en: 0, es: 1, it: 1 } });
  });

  it("are at most so many in any minute, whichever process takes them", async () => {
    await subscribe(30);
    await send();
    const many = await Promise.all(
      Array.from({ length: 8 }, (_, index) => claim(NOW, 4, 10, `worker-${index}`)),
    );
    expect(many.flat()).toHaveLength(10);
    expect(new Set(many.flat().map(({ id }) => id)).size).toBe(10);
    expect(await claim(NOW + MINUTE - 1, 4, 10)).toEqual([]);
    expect(await claim(NOW + MINUTE, 4, 10)).toHaveLength(4);
    expect(await claim(NOW + MINUTE, 20, 10)).toHaveLength(6);
    expect(await claim(NOW + MINUTE, 20, 10)).toEqual([]);
  });

  it("are sent when nothing waits any more, each mail counted once", async () => {
    await subscribe(4);
    await send();
    const [first = "", second = "", third = "", fourth = ""] = (await claim()).map(({ id }) => id);
    await deliver([first, first]);
    await bench.store.letters.settle(second, { end: "given-up", reason: "smtp-554" }, NOW);
    const bounced = { end: "bounced", reason: "smtp-550", isAddressGone: true } as const;
    await bench.store.letters.settle(third, bounced, NOW);
    await bench.store.letters.settle(third, bounced, NOW);
    expect(await getOne()).toMatchObject({ waiting: 1, status: "sending" });
    await bench.store.letters.settle(fourth, { end: "left-out", reason: "not-wanted" }, NOW);
    expect(await claim(NOW + 1)).toEqual([]);
    expect(await getOne()).toMatchObject({ waiting: 0, sent: 1, failed: 1, bounced: 1 });
  });

  describe("that come back", () => {
    const bounce = (id: string, isAddressGone = true) =>
      bench.store.letters.bounce(id, { reason: "dsn-5.1.1", isAddressGone }, NOW);

    it("are counted once, and stop the address until it subscribes again", async () => {
      const [id = ""] = await subscribe(2);
      await send();
      const mails = await claim();
      await deliver(mails.map((mail) => mail.id));
      const mail = mails.find(({ subscriberId }) => subscriberId === id)?.id ?? "";
      expect([await bounce(mail), await bounce(mail)]).toEqual([true, false]);
      expect(await getOne()).toMatchObject({ sent: 1, bounced: 1 });
      expect(await bench.store.subscribers.get(id)).toMatchObject({ status: "bounced" });
      expect(await bench.store.subscribers.listBounced(9)).toEqual([
        { email: "reader0@example.com", at: NOW, reason: "dsn-5.1.1" },
      ]);
      await send("second");
      expect((await claim()).map(({ recipient }) => recipient)).toEqual(["reader1@example.com"]);
      await addSubscribers(bench.store, [{ email: "reader0@example.com" }], NOW + DAY);
      expect(await bench.store.subscribers.listBounced(9)).toEqual([]);
      await send("third");
      expect(await claim()).toHaveLength(2);
    });

    it("are known also of a mail whose delivery was never confirmed", async () => {
      await subscribe(2);
      await send();
      const [first = "", second = ""] = (await claim()).map(({ id }) => id);
      await bench.store.letters.settle(first, { end: "given-up", reason: "perhaps-delivered" }, NOW);
      expect([await bounce(first), await bounce(second)]).toEqual([true, true]);
      expect(await getOne()).toMatchObject({ sent: 0, failed: 0, bounced: 2 });
    });
  });
});
