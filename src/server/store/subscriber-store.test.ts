/** @jest-environment node */
import { DAY, describeStores, MINUTE, NOW } from "../../testing/describe-stores";

describeStores("subscribers", (bench) => {
  const consent = { at: "2027-01-10T12:00:00Z", page: "/es", locale: "es", textVersion: "1" } as const;
  const rate = { client: "client", limit: 0 };
  const subscribe = (now = NOW) =>
    bench.store.subscribers.subscribe({ email: "ana@example.com", consent, rate, suspected: false }, now);
  const getId = async () => (await bench.claim(NOW + DAY))[0]?.subscriberId ?? "";

  it("asks for confirmation once, however often somebody asks", async () => {
    await Promise.all([subscribe(), subscribe(), subscribe()]);
    expect(await bench.claim()).toHaveLength(1);
    await subscribe(NOW + 11 * MINUTE);
    expect(await bench.claim(NOW + 11 * MINUTE)).toHaveLength(2);
  });

  it("confirms once per consent and forgets links of an earlier one", async () => {
    await subscribe();
    const id = await getId();
    expect(await bench.store.subscribers.confirm(id, 2, NOW)).toBe(false);
    expect(await bench.store.subscribers.confirm(id, 1, NOW)).toBe(true);
    expect(await bench.store.subscribers.confirm(id, 1, NOW)).toBe(true);
    expect(await bench.store.subscribers.listConfirmed()).toMatchObject([
      { email: "ana@example.com", consent },
    ]);
    await bench.store.subscribers.unsubscribe(id, NOW);
    await bench.store.subscribers.unsubscribe(id, NOW);
    expect(await bench.store.subscribers.confirm(id, 1, NOW)).toBe(false);
    expect(await bench.store.subscribers.listConfirmed()).toEqual([]);
    expect(await bench.store.subscribers.get(id)).toBeUndefined();
  });

  it("does not mail an address that is confirmed", async () => {
    await subscribe();
    const id = await getId();
    await bench.store.subscribers.confirm(id, 1, NOW);
    await subscribe(NOW + DAY);
    expect(await bench.store.subscribers.get(id)).toMatchObject({ status: "confirmed", round: 1 });
  });

  it("notes what a machine typed in without mailing anybody, and lets the person subscribe all the same", async () => {
    await bench.store.subscribers.subscribe(
      { email: "ana@example.com", consent, rate, suspected: true },
      NOW,
    );
    expect(await bench.claim()).toHaveLength(0);
    await subscribe();
    expect(await bench.claim()).toHaveLength(1);
  });

  it("lets only the newest link confirm", async () => {
    await subscribe();
    const id = await getId();
    await subscribe(NOW + DAY);
    expect(await bench.store.subscribers.confirm(id, 1, NOW)).toBe(false);
    expect(await bench.store.subscribers.confirm(id, 2, NOW)).toBe(true);
  });

  it("forgets who never confirmed", async () => {
    await subscribe();
    expect((await bench.store.purge(730, NOW + 9 * DAY)).subscribers).toBe(1);
  });
});
