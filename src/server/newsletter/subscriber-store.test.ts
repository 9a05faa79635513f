/** @jest-environment node */
import { DAY, describeStore, MINUTE, NOW } from "../../testing/describe-stores";

const HOUR = 60 * MINUTE;

describeStore("subscribers", (bench) => {
  const consent = { at: "2027-01-10T12:00:00Z", page: "/es", locale: "es", textVersion: "1" } as const;
  const rate = { client: "client", limit: 0 };
  const subscribe = (now = NOW, email = "ana@example.com", suspected = false) =>
    bench.store.subscribers.subscribe({ email, consent, rate, suspected }, now);
  it("asks three times at most, with growing pauses, then keeps quiet for months", async () => {
    const sent: number[] = [];
    const getPause = (now: number) => {
      if (now < NOW + 2 * HOUR) return 5 * MINUTE;
      return now < NOW + DAY ? HOUR : DAY / 2;
    };
    for (let now = NOW; now < NOW + 80 * DAY; now += getPause(now)) {
      await subscribe(now);
      await bench.store.purge(730, now);
      const mails = await bench.claim(now);
      if (mails.length > 0) sent.push((now - NOW) / MINUTE);
      for (const { id } of mails) await bench.store.outbox.markDelivered(id, now);
    }
    expect(sent).toEqual([0, 10, 70]);
    await Promise.all([1, 2, 3].map(() => subscribe(NOW + 91 * DAY)));
    expect(await bench.claim(NOW + 91 * DAY)).toHaveLength(1);
  }, 60_000);

  it("counts all addresses of one mailbox together", async () => {
    for (const [index, email] of ["ana+1@example.com", "ana@example.com", "ana+news@example.com"].entries())
      await subscribe(NOW + index, email);
    expect(await bench.claim(NOW + 3)).toHaveLength(1);
    await Promise.all(["1", "2", "3"].map((tag) => subscribe(NOW + 20 * MINUTE, `ana+${tag}@example.com`)));
    expect(await bench.claim(NOW + 20 * MINUTE)).toHaveLength(2);
  });

  it("begins to count anew once a mailbox was confirmed", async () => {
    for (const minutes of [0, 10, 70]) await subscribe(NOW + minutes * MINUTE);
    const { id = "" } = (await bench.store.subscribers.getByEmail("ana@example.com")) ?? {};
    await bench.store.subscribers.confirm(id, 1, NOW + DAY);
    await bench.store.subscribers.unsubscribe(id, NOW + DAY);
    await subscribe(NOW + DAY + 1);
    expect(await bench.claim(NOW + DAY + 1)).toHaveLength(1);
  });

  it("notes what a machine typed in without mailing anybody, and lets the person subscribe all the same", async () => {
    await subscribe(NOW, "ana@example.com", true);
    expect(await bench.claim()).toHaveLength(0);
    await subscribe();
    expect(await bench.claim()).toHaveLength(1);
  });
});
