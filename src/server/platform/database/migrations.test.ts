/** @jest-environment node */
import { sql, type Migration } from "kysely";
import Libsql from "libsql";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describeStores, NOW } from "../../../testing/describe-stores";
import { makeTemporaryFolder } from "../../../testing/temporary-folder";
import { openStore } from "../../store";
import { getMigrations, migrate } from "./migrations";

/** Databases as they were when a migration was the last one, each with an enquiry, its event and its two mails. */
const RELEASES = ["last-step"];

function createFile(release: string): string {
  const dataDir = makeTemporaryFolder();
  const database = new Libsql(join(dataDir, "enquiries.db"));
  database.exec(readFileSync(join(__dirname, `migrations/${release}.sql`), "utf8"));
  database.close();
  return dataDir;
}

describe("a database of each release", () => {
  it.each(RELEASES)("%s is taken over with its rows, once", async (release) => {
    const settings = { dataDir: createFile(release), databaseUrl: undefined };
    for (let start = 0; start < 2; start += 1) {
      const store = await openStore(settings);
      const [enquiry] = await store.enquiries.list(10);
      expect(enquiry?.payload).toMatchObject({ name: "Ana María", email: "ana@example.com" });
      const filter = { view: "all", q: "maria", source: "" } as const;
      expect(await store.inbox.list(filter, { limit: 5 }, Date.now())).toHaveLength(1);
      expect((await store.dump()).tables.outbox).toHaveLength(2);
      await store.close();
    }
    // Older programs read here that they do not know the database any more.
    const file = new Libsql(join(settings.dataDir, "enquiries.db"));
    const steps = file.prepare("select name from migrations order by name desc limit 1");
    expect(steps.get()).toMatchObject({ name: "0013-first-release" });
    file.close();
  });

  it("knows the links of mails that were used, and since when a guest waits again", async () => {
    const dataDir = createFile("last-step");
    const file = new Libsql(join(dataDir, "enquiries.db"));
    file.exec(`
      update enquiries set used_links = ' answered ', due_at = 9, answered_at = 5, touched_at = 7;
      insert into enquiry_events (id, enquiry_id, number, kind, at, data)
        select 'marked', id, 99, 'status', 6, '{"status":"answered","before":"new"}' from enquiries`);
    file.close();
    const store = await openStore({ dataDir, databaseUrl: undefined });
    const { enquiries, enquiryEvents } = (await store.dump()).tables;
    expect(enquiries).toMatchObject([{ waitingSince: 7 }]);
    expect(enquiryEvents.find(({ id }) => id === "marked")).toMatchObject({
      idempotencyKey: `status:${String(enquiries[0]?.["id"])}:link-answered`,
    });
    await store.close();
  });

  it("gets a booking of each accepted quote and of each enquiry that was marked as booked", async () => {
    const dataDir = createFile("last-step");
    const file = new Libsql(join(dataDir, "enquiries.db"));
    const asked = JSON.stringify({
      ...{ name: "Eva", lastname: "", email: "eva@example.com", phone: "", message: "", source: "" },
      ...{ service: "coral-key", collection: "excursions", date: "2027-01-25", adults: 2 },
    });
    const trip = { offer: "coral-key", title: "Cayo Coral", port: "bayahibe", date: "2027-01-20" };
    const quote = JSON.stringify({
      ...{ ...trip, adults: 2, children: 1, smallChildren: 0, currency: "USD", payUrl: "", text: "" },
      lines: [{ label: "Adultos", count: 2, unitCents: 7500 }],
    });
    file.exec(`
      insert into enquiries (id, reference, kind, locale, status, payload, created_at)
        values ('marked', 'PA-22222', 'contact', 'es', 'booked', '${asked}', ${NOW});
      insert into quotes (id, enquiry_id, status, locale, data, total_cents, valid_until, offer, travel_date, persons, created_at, settled_at)
        select 'q-' || states.status, enquiries.id, states.status, 'es', '${quote}', 15000, '2027-01-17', 'coral-key', '2027-01-20', 3, ${NOW}, ${NOW}
        from enquiries, (select 'accepted' as status union select 'cancelled' union select 'sent') states
        where reference = 'PA-N8WS2';
      insert into enquiry_events (id, enquiry_id, number, kind, at, data)
        select 'ill', id, 99, 'quote-cancelled', ${NOW}, '{"quoteId":"q-cancelled","text":"Ill"}'
        from enquiries where reference = 'PA-N8WS2'`);
    file.close();
    const store = await openStore({ dataDir, databaseUrl: undefined });
    const { id = "" } = (await store.enquiries.getByReference("PA-N8WS2")) ?? {};
    const trips = (await store.bookings.get(id))?.trips ?? [];
    expect(trips.map((one) => [one.id, one.status, one.title, one.persons, one.amountCents]).sort()).toEqual([
      ["q-accepted", "confirmed", "Cayo Coral", 3, 15_000],
      ["q-cancelled", "cancelled", "Cayo Coral", 3, 15_000],
    ]);
    expect((await store.bookings.get("marked"))?.trips).toMatchObject([
      { offer: "coral-key", date: "2027-01-25", status: "confirmed", quoteId: null, amountCents: 0 },
    ]);
    const quotes = await store.quotes.list(id);
    expect(quotes.find(({ status }) => status === "sent")).toMatchObject({ trips: [trip], deposit: null });
    expect((await store.timeline.list(id)).at(-1)).toMatchObject({
      ...{ kind: "trip-cancelled", data: { tripIds: ["q-cancelled"], by: "agency", text: "Ill" } },
    });
    await store.close();
  });

  it("is refused when it is older than the first, and left as it is", async () => {
    const dataDir = createFile("last-step");
    const file = new Libsql(join(dataDir, "enquiries.db"));
    file.exec("delete from migrations where name > '0010'");
    await expect(openStore({ dataDir, databaseUrl: undefined })).rejects.toThrow(
      /^The database was made by an older version of the site \(0009-letters\)\. Expected one at 0012-replies: .* Nothing was changed\.$/,
    );
    expect(file.prepare("select count(*) as steps from migrations").get()).toMatchObject({ steps: 9 });
    file.close();
  });
});

describeStores("migrations", (bench) => {
  it("leave nothing behind when one of them fails", async () => {
    const { db, dialect } = bench.database;
    const run = (statement: string): Migration => ({
      async up(one) {
        await sql.raw(statement).execute(one);
      },
    });
    const migrations = { ...getMigrations(dialect), "0005-half": run("create table half (id text)") };
    await expect(migrate(db, { ...migrations, "0006-broken": run("no sql at all") })).rejects.toThrow();
    await migrate(db, migrations);
    await expect(migrate(db, getMigrations(dialect))).rejects.toThrow("0005-half");
  });

  it("of a newer version are refused with a sentence, and left as they are", async () => {
    const row = sql`insert into kysely_migration (name, timestamp) values ('0099-future', '1')`;
    await row.execute(bench.database.db);
    await expect(openStore(bench.settings)).rejects.toThrow(
      /^The database was changed by a newer version of the site \(0099-future\)\. Expected one that this version knows: .* Nothing was changed\.$/,
    );
  });
});
