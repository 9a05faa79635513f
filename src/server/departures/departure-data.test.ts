/** @jest-environment node */
import { createBooking, CORAL_KEY } from "../../testing/book-departures";
import { describeStore, NOW } from "../../testing/describe-stores";
import { openStore } from "../store";

const OWNER = { keyHash: "hash-1", name: "Captain Luis", locale: "es", offer: null, who: "Ana" } as const;

describeStore("departures and calendars", (bench) => {
  it("are in a backup with the crew's calendars; one that was ended does not come back", async () => {
    await createBooking(bench, 4).book({ adults: 4 });
    await bench.store.departures.setStatus({ ...CORAL_KEY, day: "2027-01-25" }, "closed", "Marta", NOW);
    const calendars = bench.store.departureCalendars;
    await calendars.add(OWNER, NOW);
    await calendars.add({ ...OWNER, keyHash: "hash-2", name: "Captain Eva" }, NOW + 1);
    const [, ended] = await calendars.list();
    const dump = await bench.store.dump();
    await calendars.end(ended?.id ?? "", NOW);
    await bench.store.restore(dump, true);
    expect(await calendars.list()).toMatchObject([{ name: "Captain Luis" }]);
    expect(await calendars.findByKey("hash-2")).toBeUndefined();
    expect(await calendars.findByKey("hash-1")).toBeDefined();

    const other = await openStore(await bench.createSettings());
    await other.restore(dump, false);
    const range = { from: "2027-01-01", to: "2027-12-31" };
    expect(await other.departures.list(range)).toEqual(await bench.store.departures.list(range));
    expect(await other.departureCalendars.list()).toHaveLength(2);
    await other.close();
  });
});
