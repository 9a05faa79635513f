/** @jest-environment node */
import { join } from "node:path";

import { createBooking, CORAL_KEY } from "../../testing/book-departures";
import { DAY, describeStore, NOW } from "../../testing/describe-stores";
import { readBackup, writeBackup } from "../cli/backup-file";
import { openStore } from "../store";

const OWNER = { keyHash: "hash-1", name: "Captain Luis", locale: "es", offer: null, who: "Ana" } as const;

describeStore("departures", (bench) => {
  it("are listed with what is held and closed, and of one offer alone on request", async () => {
    const { book } = createBooking(bench, undefined);
    await book({ adults: 2 });
    await book({ adults: null, children: null, smallChildren: null });
    await book({ offer: "river-cave", date: "2027-01-22" });
    await book({ date: "2027-02-20" });
    await bench.store.departures.setStatus({ ...CORAL_KEY, day: "2027-01-25" }, "closed", "Marta", NOW);
    const range = { from: "2027-01-20", to: "2027-01-31" };
    const all = (await bench.store.departures.list(range)).sort((a, b) => (a.day < b.day ? -1 : 1));
    expect(all).toMatchObject([
      { ...CORAL_KEY, status: "open" },
      { offer: "river-cave", day: "2027-01-22", parties: [1] },
      {
        offer: CORAL_KEY.offer,
        day: "2027-01-25",
        status: "closed",
        who: "Marta",
        changedAt: NOW,
        parties: [],
      },
    ]);
    expect(new Set(all[0]?.parties)).toEqual(new Set([2, null]));
    expect(await bench.store.departures.list({ ...range, offer: "river-cave" })).toHaveLength(1);
  });

  it("name their parties in order; of a deleted guest the numbers stay, without the person", async () => {
    const { book } = createBooking(bench, undefined);
    const late = await book({ date: "2027-01-21" });
    const early = await book();
    const gone = await book({ date: "2027-01-19", adults: 3 });
    const over = Date.parse("2027-01-20T12:00:00Z");
    await bench.store.enquiries.erase(gone.enquiry.id, over);
    const range = { from: "2027-01-01", to: "2027-01-31" };
    const parties = await bench.store.departures.listParties(range);
    expect(parties.map(({ trip, enquiry }) => [trip.quoteId, enquiry.reference])).toEqual([
      [early.quote.id, early.enquiry.reference],
      [late.quote.id, late.enquiry.reference],
    ]);
    const days = await bench.store.departures.list(range);
    expect(days.find(({ day }) => day === "2027-01-19")?.parties).toEqual([3]);
    const kept = JSON.stringify((await bench.store.dump()).tables.bookingTrips);
    expect(kept).not.toMatch(/Ana|ana@|Cayo/);
  });

  it("are in a backup with the crew's calendars; one that was ended does not come back", async () => {
    const { book } = createBooking(bench, 4);
    await book({ adults: 4 });
    await bench.store.departures.setStatus({ ...CORAL_KEY, day: "2027-01-25" }, "closed", "Marta", NOW);
    await bench.store.departureCalendars.add(OWNER, NOW);
    await bench.store.departureCalendars.add({ ...OWNER, keyHash: "hash-2" }, NOW + 1);
    const [kept, ended] = await bench.store.departureCalendars.list();
    const dump = await bench.store.dump();
    const file = join(bench.settings.dataDir, "backup.gz");
    await writeBackup(file, dump, NOW);
    expect((await readBackup(file)).dump).toEqual(dump);
    expect(await bench.store.departureCalendars.end(ended?.id ?? "", NOW)).toBeDefined();
    expect(await bench.store.departureCalendars.end(ended?.id ?? "", NOW)).toBeUndefined();
    await bench.store.restore(dump, true);
    expect(await bench.store.departureCalendars.list()).toEqual([kept]);
    expect(await bench.store.departureCalendars.findByKey("hash-2")).toBeUndefined();
    expect(await bench.store.departureCalendars.findByKey("hash-1")).toEqual({ locale: "es", offer: null });

    const other = await openStore(await bench.createSettings());
    await other.restore(dump, false);
    const range = { from: "2027-01-01", to: "2027-12-31" };
    expect(await other.departures.list(range)).toEqual(await bench.store.departures.list(range));
    expect(await other.departureCalendars.list()).toHaveLength(2);
    await other.close();
  });

  it("are forgotten as long after their day as enquiries are, calendars long after their end", async () => {
    await bench.store.departures.setStatus(CORAL_KEY, "closed", "Marta", NOW);
    await bench.store.departureCalendars.add(OWNER, NOW);
    const [calendar] = await bench.store.departureCalendars.list();
    await bench.store.departureCalendars.end(calendar?.id ?? "", NOW);
    const count = async (table: "departures" | "departureCalendars") =>
      (await bench.database.db.selectFrom(table).select("id").execute()).length;
    await bench.store.purge(365, NOW + 374 * DAY);
    expect([await count("departures"), await count("departureCalendars")]).toEqual([1, 1]);
    await bench.store.purge(365, NOW + 401 * DAY);
    expect([await count("departures"), await count("departureCalendars")]).toEqual([0, 0]);
  });
});
