/** @jest-environment node */
import { join } from "node:path";

import { DAY, describeStore, NOW } from "../../testing/describe-stores";
import { fillInbox, INBOX_WORDS } from "../../testing/fill-inbox";
import { findBytes } from "../../testing/find-bytes.mjs";
import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { readBackup, writeBackup } from "../cli/backup-file";
import { openStore } from "../store";

const TABLES = ["enquiries", "enquiryEvents", "enquiryDrafts", "quotes", "replyFiles", "outbox"] as const;

describeStore("what the inbox keeps of an enquiry", (bench) => {
  const addPerson = async (name = "Ana") => {
    const person = {
      email: `${name.toLowerCase()}@agency.example`,
      name,
      locale: "es",
      role: "staff",
    } as const;
    return (await bench.store.staff.people.add(person, NOW))?.id ?? "";
  };
  const fill = async () => {
    const enquiry = await bench.accept();
    await fillInbox(bench.store, enquiry, await addPerson());
    return enquiry;
  };
  const count = async (database = bench.database) =>
    Promise.all(
      TABLES.map(async (table) => (await database.db.selectFrom(table).selectAll().execute()).length),
    );

  it("is purged with it, and kept while something happens", async () => {
    const { id } = await fill();
    const late = NOW + 740 * DAY;
    for (const mail of await bench.claim(NOW, 10)) await bench.store.outbox.markDelivered(mail.id, NOW);
    await bench.store.enquiries.change({ which: { id }, change: {} }, NOW + 30 * DAY);
    expect(await bench.store.purge(730, late)).toMatchObject({ enquiries: 0 });
    expect(await bench.store.purge(730, late + 30 * DAY)).toMatchObject({ enquiries: 1 });
    expect(await count()).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it("comes back from a backup whole, with its search, into either kind of store", async () => {
    await fill();
    const path = join(makeTemporaryFolder(), "backup.json.gz");
    const before = await bench.store.dump();
    await writeBackup(path, before, NOW);
    const { dump } = await readBackup(path);
    for (const settings of [
      await bench.createSettings(),
      { dataDir: makeTemporaryFolder(), databaseUrl: undefined },
    ]) {
      const other = await openStore(settings);
      await other.restore(dump, false);
      expect(await other.dump()).toEqual(before);
      const filter = { view: "all", q: "perez", source: "" } as const;
      expect(await other.inbox.list(filter, { limit: 5 }, NOW)).toHaveLength(1);
      await other.close();
    }
  });

  it("is left out of a restore when it was deleted since, in all its parts", async () => {
    const gone = await fill();
    const kept = await bench.accept();
    const dump = await bench.store.dump();
    await bench.store.enquiries.erase(gone.id, NOW + DAY);
    await bench.store.restore(dump, true);
    expect((await bench.store.enquiries.list(10)).map(({ id }) => id)).toEqual([kept.id]);
    expect(await count()).toEqual([1, 1, 0, 0, 0, 2]);
  });

  it("loses the person and the draft where that person is not known", async () => {
    const owner = await bench.store.staff.people.getLocalOwner("es", NOW);
    await fillInbox(bench.store, await bench.accept(), owner.id);
    const other = await openStore(await bench.createSettings());
    await other.restore(await bench.store.dump(), false);
    const [enquiry] = await other.enquiries.list(1);
    expect(enquiry?.personId).toBeNull();
    expect(await other.answerDrafts.get(enquiry?.id ?? "", owner.id)).toBe("");
    expect((await other.timeline.list(enquiry?.id ?? "")).map(({ who }) => who)).toContain("Ana");
    await other.close();
  });

  it("is not put back from a backup of a version before the first release", async () => {
    const { tables } = await bench.store.dump();
    await expect(bench.store.restore({ migrations: ["0005-staff"], tables }, true)).rejects.toThrow(
      /^It was made by an older version of the site \(0005-staff\)\. Restore it with that version/,
    );
    const last = { migrations: ["0011-enquiry-trips", "0012-replies"], tables };
    await expect(bench.store.restore(last, true)).resolves.toMatchObject({ leftOut: { enquiries: 0 } });
  });

  it("leaves no word in any file of SQLite once it is deleted", async () => {
    const enquiry = await fill();
    for (let others = 0; others < 20; others += 1) await bench.accept();
    const search = () => findBytes(bench.settings.dataDir, [...INBOX_WORDS, "canaryanswer"]);
    // A PostgreSQL of the test has its files elsewhere.
    expect(search().length > 0).toBe(bench.database.dialect === "sqlite");
    expect(await bench.store.enquiries.erase(enquiry.id, NOW)).toEqual({
      ...{ events: 5, mails: 4, mailFiles: 0, drafts: 1, quotes: 1, bookings: 0, files: 1, reviews: 0 },
    });
    expect(search()).toEqual([]);
  });
});
