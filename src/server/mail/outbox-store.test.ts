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
    expect(await bench.claim(NOW + 3 * MINUTE - 1)).toHaveLength(0);
    expect((await bench.claim(NOW + 3 * MINUTE)).map(({ attempts }) => attempts)).toEqual([2, 2]);
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
});
