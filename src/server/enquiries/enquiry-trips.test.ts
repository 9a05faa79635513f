/** @jest-environment node */
import { join } from "node:path";

import { enquiryListSchema, type EnquiryQuery } from "../../contracts/inbox";
import { createEnquiry } from "../../testing/create-enquiry";
import { DAY, describeStore, NOW } from "../../testing/describe-stores";
import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { readBackup, writeBackup } from "../cli/backup-file";
import type { ContactPayload } from "./enquiry";
import { listAsked, toTripRows } from "./inbox-columns";
import { openStore, type Store } from "../store";

const base = createEnquiry().payload;

const CORAL_KEY = {
  service: "coral-key",
  collection: "excursions",
  port: "bayahibe",
  date: "2027-12-03",
} as const;
const RIVER_CAVE = {
  service: "river-cave",
  collection: "excursions",
  port: "la-romana-cruises",
  date: "2027-12-05",
} as const;
const WHALES = { service: "whale-watching", collection: "excursions" } as const;

/** The cave is the first offer, the day of the key the earliest: no trip is as the enquiry's own columns say. */
const LIST: Partial<ContactPayload> = { name: "List", offers: [RIVER_CAVE, CORAL_KEY, WHALES] };
const SINGLE: Partial<ContactPayload> = { name: "Single", ...CORAL_KEY };

/** What is asked for, and whether the list and the single one are shown. */
const CASES: readonly [Partial<EnquiryQuery>, readonly string[]][] = [
  [{ offer: "coral-key" }, ["List", "Single"]],
  [{ offer: "river-cave" }, ["List"]],
  [{ offer: "whale-watching" }, ["List"]],
  [{ offer: "buggy-tour" }, []],
  [{ port: "bayahibe" }, ["List", "Single"]],
  [{ port: "la-romana-cruises" }, ["List"]],
  [{ from: "2027-12-05", to: "2027-12-05" }, ["List"]],
  [{ from: "2027-12-04" }, ["List"]],
  [{ to: "2027-12-03" }, ["List", "Single"]],
  [{ from: "2027-12-04", to: "2027-12-04" }, []],
  [{ offer: "river-cave", from: "2027-12-05", to: "2027-12-05" }, ["List"]],
  [{ offer: "river-cave", from: "2027-12-03", to: "2027-12-03" }, []],
  [{ offer: "coral-key", port: "la-romana-cruises" }, []],
  [{ offer: "coral-key", port: "bayahibe", from: "2027-12-01", to: "2027-12-03" }, ["List", "Single"]],
  [{ offer: "whale-watching", from: "2027-01-01" }, []],
  [{ offer: "coral-key", lang: "en" }, []],
  [{ offer: "coral-key", view: "booked" }, []],
];

async function expectCases(store: Store): Promise<void> {
  for (const [query, expected] of CASES) {
    const rows = await store.inbox.list(enquiryListSchema.parse(query), { limit: 50 }, NOW);
    expect([query, rows.map(({ payload }) => payload.name).sort()]).toEqual([query, expected]);
  }
  expect((await store.inbox.getChoices()).offers).toEqual(["coral-key", "river-cave", "whale-watching"]);
}

it("makes rows for enquiries about several offers alone", () => {
  expect(toTripRows("id", listAsked({ ...base, ...CORAL_KEY }))).toEqual([]);
  expect(toTripRows("id", listAsked({ ...base, offers: [CORAL_KEY] }))).toEqual([]);
  expect(toTripRows("id", listAsked(base))).toEqual([]);
  expect(toTripRows("id", listAsked({ ...base, ...CORAL_KEY, offers: [WHALES] }))).toEqual([
    { id: "id/1", enquiryId: "id", offer: "coral-key", port: "bayahibe", day: "2027-12-03" },
    { id: "id/2", enquiryId: "id", offer: "whale-watching", port: null, day: null },
  ]);
});

describeStore("the trips of enquiries about several offers", (bench) => {
  const add = (payload: Partial<ContactPayload>) => bench.accept({ payload: { ...base, ...payload } });
  const countRows = async (database = bench.database) =>
    (await database.db.selectFrom("enquiryTrips").selectAll().execute()).length;

  it("are filtered by offer, port and day of the same trip, beside those of single ones", async () => {
    await add(LIST);
    await add(SINGLE);
    await expectCases(bench.store);
    expect(await countRows()).toBe(3);
  });

  it("are no choices of the filter while their enquiry is possible spam", async () => {
    const { id } = await bench.accept({ payload: { ...base, ...LIST }, spamReason: "honeypot", mails: [] });
    expect((await bench.store.inbox.getChoices()).offers).toEqual([]);
    await bench.store.enquiries.clearSpamFlag(id, [], NOW);
    expect((await bench.store.inbox.getChoices()).offers).toHaveLength(3);
  });

  it("are deleted and purged with it", async () => {
    const { id } = await add(LIST);
    await add({ ...LIST, email: "other@example.com" });
    expect(await countRows()).toBe(6);
    await bench.store.enquiries.erase(id, NOW);
    expect(await countRows()).toBe(3);
    for (const mail of await bench.claim(NOW, 10)) await bench.store.outbox.markDelivered(mail.id, NOW);
    expect(await bench.store.purge(30, NOW + 40 * DAY)).toMatchObject({ enquiries: 1 });
    expect(await countRows()).toBe(0);
    expect((await bench.store.inbox.getChoices()).offers).toEqual([]);
  });

  it("come back from a backup into either kind of store", async () => {
    await add(LIST);
    await add(SINGLE);
    const before = await bench.store.dump();
    const path = join(makeTemporaryFolder(), "backup.json.gz");
    await writeBackup(path, before, NOW);
    const { dump } = await readBackup(path);
    const sqlite = { dataDir: makeTemporaryFolder(), databaseUrl: undefined };
    for (const [settings, from] of [
      [sqlite, dump],
      [await bench.createSettings(), dump],
    ] as const) {
      const other = await openStore(settings);
      await other.restore(from, false);
      expect(await other.dump()).toEqual(before);
      await expectCases(other);
      await other.close();
    }
  });

  it("are left out of a restore when their enquiry was deleted since", async () => {
    const { id } = await add(LIST);
    const dump = await bench.store.dump();
    await bench.store.enquiries.erase(id, NOW + DAY);
    await bench.store.restore(dump, true);
    expect(await countRows()).toBe(0);
  });
});
