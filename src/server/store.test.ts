/** @jest-environment node */
import { DAY, describeStores, NOW } from "../testing/describe-stores";

describeStores("the store", (bench) => {
  it("purges what has been kept long enough and nothing else", async () => {
    const old = NOW - 731 * DAY;
    const closed = await bench.accept({}, old);
    await bench.store.enquiries.mark(closed.id, "booked", old);
    const waiting = await bench.accept({}, old);
    const settled = await bench.accept({ mails: [] }, old);
    const recentlyClosed = await bench.accept({ mails: [] }, old);
    await bench.store.enquiries.mark(recentlyClosed.id, "lost", NOW - DAY);
    await bench.accept({ spamReason: "honeypot", mails: [] }, NOW - 31 * DAY);
    const fresh = await bench.accept();
    expect(await bench.store.purge(730, NOW)).toEqual({ enquiries: 2, suspects: 1, subscribers: 0 });
    const left = (await bench.store.enquiries.list(10)).map(({ id }) => id);
    expect(left.sort()).toEqual([waiting.id, recentlyClosed.id, fresh.id].sort());
    expect(left).not.toContain(settled.id);
  });

  it("does not purge a booking whose guest waits for an answer", async () => {
    const { id } = await bench.accept({ mails: [] }, NOW - 100 * DAY);
    await bench.store.enquiries.mark(id, "booked", NOW - 90 * DAY);
    const change = { which: { id }, change: { fields: { dueAt: NOW - DAY } } };
    await bench.store.enquiries.change(change, NOW - 2 * DAY);
    expect(await bench.store.purge(30, NOW)).toMatchObject({ enquiries: 0 });
    expect(await bench.store.purge(30, NOW + 40 * DAY)).toMatchObject({ enquiries: 1 });
  });
});
