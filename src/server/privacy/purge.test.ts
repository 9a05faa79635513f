/** @jest-environment node */
import { captureLog } from "../../testing/capture-log";
import { createEnquiry } from "../../testing/create-enquiry";
import { DAY, describeStore, MINUTE, NOW, type StoreBench } from "../../testing/describe-stores";
import { purgeWhenPlausible } from "./maintenance";

const HOUR = 60 * MINUTE;
const YEAR = 365 * DAY;

/** Stores enquiries without mails: `old` of them long before `RETENTION_DAYS`. */
async function fill({ store }: StoreBench, old: number, fresh: number) {
  for (let count = 0; count < old + fresh; count += 1)
    await store.enquiries.accept(createEnquiry({ mails: [] }), count < old ? NOW - 800 * DAY : NOW - DAY);
}
const countEnquiries = async ({ store }: StoreBench) => (await store.enquiries.list(1000)).length;
/** The worker does this every hour, and a scheduler every five minutes. */
const purge = ({ store }: StoreBench, now: number) => purgeWhenPlausible(store, 730, now);

describeStore("a purge", (bench) => {
  let readLog: () => string;
  beforeEach(() => {
    readLog = captureLog();
  });

  it("does not happen before the clock has been watched for an hour", async () => {
    await fill(bench, 2, 18);
    for (let minute = 0; minute < 60; minute += 5) await purge(bench, NOW + minute * MINUTE);
    expect(await countEnquiries(bench)).toBe(20);
    await purge(bench, NOW + HOUR);
    expect(await countEnquiries(bench)).toBe(18);
  });

  it("does not happen when the clock leaps by years, and deletes nothing when it does not come back", async () => {
    await fill(bench, 0, 20);
    await purge(bench, NOW);
    await purge(bench, NOW + HOUR);
    for (let hour = 0; hour < 5; hour += 1) await purge(bench, NOW + 3 * YEAR + hour * HOUR);
    expect(await countEnquiries(bench)).toBe(20);
    expect(readLog()).toMatch(
      /"level":"error","event":"purge-refused","table":"enquiries","rows":20,"old":20/,
    );
    expect(await bench.store.marks.get("purge-refused")).toBe(20);
    // The clock is set right: an hour later all is as before.
    for (let hour = 2; hour < 5; hour += 1) await purge(bench, NOW + hour * HOUR);
    expect(await countEnquiries(bench)).toBe(20);
    expect(await bench.store.marks.get("purge-refused")).toBe(0);
  });

  it.each([
    [5, 45, 45],
    [6, 45, 51],
    [3, 1, 1],
    [4, 1, 5],
  ])(
    "with %d old enquiries and %d others leaves %d: three or a tenth may go at once",
    async (old, fresh, left) => {
      await fill(bench, old, fresh);
      await purge(bench, NOW - HOUR);
      await purge(bench, NOW);
      expect(await countEnquiries(bench)).toBe(left);
    },
  );

  it("goes on whatever strangers add: held enquiries and unconfirmed addresses are deleted in their time", async () => {
    await fill(bench, 1, 9);
    for (let count = 0; count < 10; count += 1) {
      await bench.store.enquiries.accept(createEnquiry({ mails: [], spamReason: "trap" }), NOW - 40 * DAY);
      const consent = { at: "2027-01-01", page: "/es", locale: "es", textVersion: "1" } as const;
      const subscriber = { email: `a${count}@example.com`, consent, suspected: false };
      await bench.store.subscribers.subscribe(
        { ...subscriber, rate: { client: "", limit: 0 } },
        NOW - 9 * DAY,
      );
    }
    await purge(bench, NOW - HOUR);
    await purge(bench, NOW);
    expect(await bench.store.marks.get("purge-refused")).toBe(0);
    const { enquiries, subscribers } = (await bench.store.dump()).tables;
    expect([enquiries.length, subscribers.length]).toEqual([9, 0]);
  });

  it("always deletes what is worth nothing after an hour, also what a wrong clock dated ahead", async () => {
    const { db } = bench.database;
    const draft = { form: "contact", locale: "it", values: {}, code: "invalid", fields: {} } as const;
    for (const now of [NOW, NOW - 2 * HOUR, NOW + DAY])
      await bench.store.drafts.save(draft, { client: "a", limit: 5 }, now);
    await purge(bench, NOW);
    expect(await db.selectFrom("formDrafts").selectAll().execute()).toHaveLength(1);
    expect(await db.selectFrom("rateHits").selectAll().execute()).toHaveLength(1);
  });
});
