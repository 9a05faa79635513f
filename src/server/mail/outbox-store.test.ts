/** @jest-environment node */
import { randomUUID } from "node:crypto";

import { DAY, describeStore, MINUTE, NOW } from "../../testing/describe-stores";
import { openStore } from "../store";

describeStore("the outbox", (bench) => {
  it("gives a mail to one worker, and to another when the claim has ended", async () => {
    await bench.accept();
    const other = await openStore(bench.settings);
    const claims = await Promise.all(
      [bench.store, other, bench.store, other].map((one) =>
        one.outbox.claimDue({ owner: randomUUID(), now: NOW, limit: 10 }),
      ),
    );
    expect(claims.flat()).toHaveLength(2);
    expect(await bench.claim(NOW + 8 * MINUTE - 1)).toHaveLength(0);
    expect((await bench.claim(NOW + 8 * MINUTE)).map(({ attempts }) => attempts)).toEqual([2, 2]);
    await other.close();
  });

  it("settles mails: delivered, postponed, given up, and tried again by hand", async () => {
    const { id } = await bench.accept();
    const [first, second] = await bench.claim();
    if (first === undefined || second === undefined) throw new Error("expected two mails");
    await bench.store.outbox.markDelivered(first.id, NOW);
    await bench.store.outbox.postpone(second, NOW + MINUTE, "smtp-451");
    expect(await bench.claim(NOW)).toHaveLength(0);
    expect(await bench.store.outbox.getState()).toMatchObject({ oldestCreatedAt: NOW, due: 1, givenUp: 0 });
    expect(await bench.claim(NOW + MINUTE)).toHaveLength(1);
    await bench.store.outbox.giveUp(second.id, "smtp-550", NOW + MINUTE);
    expect(await bench.store.outbox.getState()).toMatchObject({
      oldestCreatedAt: undefined,
      due: 0,
      givenUp: 1,
    });
    expect(await bench.store.outbox.retry(id, NOW + DAY)).toBe(1);
    expect(await bench.claim(NOW + DAY)).toHaveLength(1);
  });

  it("lets only the holder of a claim postpone a mail", async () => {
    await bench.accept();
    const [mail] = await bench.claim();
    const other = { id: mail?.id ?? "", uncertain: 0, owner: "somebody else" };
    await bench.store.outbox.postpone(other, NOW, "smtp-451");
    expect(await bench.claim()).toHaveLength(0);
  });

  it("frees what dead processes hold", async () => {
    await bench.accept();
    await bench.claim(NOW, 1, "dead");
    await bench.claim(NOW, 1, "alive");
    expect(await bench.store.outbox.releaseClaims((owner) => owner === "dead", NOW)).toBe(1);
    expect(await bench.claim()).toHaveLength(1);
  });

  it("keeps a mail that may have arrived for the long wait, and counts it", async () => {
    await bench.accept();
    const [mail, other] = await bench.claim();
    if (mail === undefined || other === undefined) throw new Error("expected two mails");
    expect(await bench.store.outbox.expectReply(mail, NOW)).toBe(true);
    // The claim lapses, but the mail is not due.
    expect(await bench.claim(NOW + 9 * MINUTE, 10, "next")).toMatchObject([{ id: other.id, uncertain: 0 }]);
    expect(await bench.claim(NOW + 119 * MINUTE, 10, "third")).toMatchObject([{ id: other.id }]);
    expect(await bench.claim(NOW + 120 * MINUTE, 10, "fourth")).toMatchObject([
      { id: mail.id, uncertain: 1 },
    ]);
    expect(await bench.store.outbox.getState()).toMatchObject({ perhapsDelivered: 1 });
  });

  it("lets nobody end a mail whose claim was lost, or that is not wanted any more", async () => {
    const { id } = await bench.accept();
    const [mail, other] = await bench.claim();
    if (mail === undefined || other === undefined) throw new Error("expected two mails");
    const { expectReply, giveUp } = bench.store.outbox;
    expect(await expectReply({ ...mail, owner: "somebody else" }, NOW)).toBe(false);
    await giveUp(mail.id, "by-hand", NOW);
    expect(await expectReply(mail, NOW)).toBe(false);
    await bench.store.enquiries.erase(id, NOW);
    expect(await expectReply(other, NOW)).toBe(false);
  });

  it("frees a mail that a dead process was sending at once, and remembers that it may have arrived", async () => {
    await bench.accept();
    const [mail] = await bench.claim(NOW, 1, "dead");
    await bench.store.outbox.expectReply({ id: mail?.id ?? "", owner: "dead" }, NOW);
    expect(await bench.store.outbox.releaseClaims((owner) => owner === "dead", NOW)).toBe(1);
    const claimed = await bench.claim();
    expect(claimed.map(({ uncertain }) => uncertain).sort()).toEqual([0, 1]);
  });

  it("is not stopped by a clock that was ahead: what waits longer than any wait is due", async () => {
    const wrong = NOW + DAY;
    await bench.accept({}, wrong);
    expect(await bench.claim(NOW)).toHaveLength(2);
    // The claim, too, was made by the wrong clock.
    await bench.accept({}, wrong);
    expect(await bench.claim(wrong, 10, "before")).toHaveLength(4);
    expect(await bench.claim(NOW, 10, "after")).toHaveLength(4);
    // A wait of ours is shorter, and is kept.
    for (const mail of await bench.claim(NOW + 4 * MINUTE, 10, "worker"))
      await bench.store.outbox.postpone(mail, NOW + 124 * MINUTE, "smtp-550");
    expect(await bench.claim(NOW + 4 * MINUTE)).toHaveLength(0);
  });
});
