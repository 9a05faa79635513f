/** @jest-environment node */
import { randomUUID } from "node:crypto";

import { describeStore, MINUTE, NOW } from "../../testing/describe-stores";
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

  it("lets only the holder of a claim postpone a mail", async () => {
    await bench.accept();
    const [mail] = await bench.claim();
    const other = { id: mail?.id ?? "", uncertain: 0, claimedBy: "somebody else" };
    await bench.store.outbox.postpone(other, NOW, "smtp-451");
    expect(await bench.claim()).toHaveLength(0);
  });
});
