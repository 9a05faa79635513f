/** @jest-environment node */
import { Kysely, PostgresDialect, sql, SqliteDialect, type Migration } from "kysely";
import Libsql from "libsql";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";

import { describeStores, NOW, type StoreSettings } from "../../../testing/describe-stores";
import { makeTemporaryFolder } from "../../../testing/temporary-folder";
import { openStore } from "../../store";
import { getMigrations, migrate } from "./migrations";
import { firstRelease, LAST_STEP } from "./migrations/0001-first-release";

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
      idempotencyKey: `status:${enquiries[0]?.["id"] as string}:link-answered`,
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

/** Opens a database of a bench as it is. */
function openPlain({ dataDir, databaseUrl }: StoreSettings): Kysely<OldTables> {
  if (databaseUrl !== undefined)
    return new Kysely({
      dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) }),
    });
  const database = new Libsql(join(dataDir, "enquiries.db"));
  return new Kysely({ dialect: new SqliteDialect({ database }) });
}

type OldTables = Record<"enquiries" | "enquiry_events" | "outbox", Record<string, string | number | null>> & {
  migrations: { name: string; applied_at: number };
};

describeStores("a database of the earlier steps", (bench) => {
  const opened: Kysely<OldTables>[] = [];
  afterEach(async () => {
    for (const db of opened.splice(0)) await db.destroy();
  });

  /** Makes a database that a step was the last of, with what tables and columns of that time hold of the bench's enquiries. */
  async function standAt(step: string): Promise<{ old: Kysely<OldTables>; settings: StoreSettings }> {
    const settings = await bench.createSettings();
    const old = openPlain(settings);
    opened.push(old);
    await firstRelease(bench.database.dialect).up(old);
    await old.updateTable("migrations").set({ name: step }).execute();
    const tables = await old.introspection.getTables();
    const current = bench.database.db.withoutPlugins() as unknown as Kysely<OldTables>;
    for (const table of ["enquiries", "enquiry_events", "outbox"] as const) {
      const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
      for (const row of await current.selectFrom(table).selectAll().execute()) {
        const known = Object.entries(row).filter(([name]) => columns.includes(name));
        await old.insertInto(table).values(Object.fromEntries(known)).execute();
      }
    }
    return { old, settings };
  }

  async function listSteps(old: Kysely<OldTables>): Promise<string[]> {
    const rows = await old.selectFrom("migrations").select("name").orderBy("name").execute();
    return rows.map(({ name }) => name);
  }

  it("is taken over at the last of them, and says so to older programs", async () => {
    const { reference } = await bench.accept();
    const { old, settings } = await standAt(LAST_STEP);
    const store = await openStore(settings);
    expect(await store.enquiries.list(10)).toMatchObject([{ reference }]);
    await store.close();
    expect(await listSteps(old)).toEqual([LAST_STEP, "0013-first-release"]);
  });

  it("gets a booking of each accepted quote and of each enquiry that was marked as booked", async () => {
    const [quoted, marked, open] = [await bench.accept(), await bench.accept(), await bench.accept()];
    const { db } = bench.database;
    const asked = {
      ...marked.payload,
      service: "coral-key",
      collection: "excursions" as const,
      date: "2027-01-25",
      adults: 2,
    };
    await db
      .updateTable("enquiries")
      .set({ status: "booked", payload: asked })
      .where("id", "=", marked.id)
      .execute();
    const { old, settings } = await standAt(LAST_STEP);
    const trip = { offer: "coral-key", title: "Cayo Coral", port: "bayahibe", date: "2027-01-20" };
    const data = JSON.stringify({
      ...{ ...trip, adults: 2, children: 1, smallChildren: 0, currency: "USD", payUrl: "", text: "" },
      lines: [{ label: "Adultos", count: 2, unitCents: 7500 }],
    });
    for (const [id, enquiryId, status] of [
      ["q-accepted", quoted.id, "accepted"],
      ["q-cancelled", quoted.id, "cancelled"],
      ["q-sent", open.id, "sent"],
    ] as const)
      await sql`insert into quotes (id, enquiry_id, status, locale, data, total_cents, valid_until, offer, travel_date, persons, created_at, settled_at)
        values (${id}, ${enquiryId}, ${status}, 'es', ${data}, 15000, '2027-01-17', 'coral-key', '2027-01-20', 3, ${NOW}, ${NOW + 1})`.execute(
        old,
      );
    await sql`insert into enquiry_events (id, enquiry_id, number, kind, at, data)
      values ('e1', ${quoted.id}, 9, 'quote-cancelled', ${NOW}, '{"quoteId":"q-cancelled","text":"Ill"}')`.execute(
      old,
    );
    const store = await openStore(settings);
    const booking = await store.bookings.get(quoted.id);
    expect(
      booking?.trips
        .map(({ id, status, title, persons, amountCents }) => [id, status, title, persons, amountCents])
        .sort(),
    ).toEqual([
      ["q-accepted", "confirmed", "Cayo Coral", 3, 15_000],
      ["q-cancelled", "cancelled", "Cayo Coral", 3, 15_000],
    ]);
    expect((await store.bookings.get(marked.id))?.trips).toMatchObject([
      { offer: "coral-key", date: "2027-01-25", status: "confirmed", quoteId: null, amountCents: 0 },
    ]);
    expect(await store.bookings.get(open.id)).toBeUndefined();
    expect((await store.quotes.list(open.id))[0]).toMatchObject({
      status: "sent",
      trips: [trip],
      deposit: null,
    });
    expect((await store.timeline.list(quoted.id)).at(-1)).toMatchObject({
      ...{ kind: "trip-cancelled", data: { tripIds: ["q-cancelled"], by: "agency", text: "Ill" } },
    });
    const days = await store.departures.list({ from: "2027-01-01", to: "2027-01-31" });
    expect(days.map(({ day, parties }) => [day, parties]).sort()).toEqual([
      ["2027-01-20", [3]],
      ["2027-01-25", [2]],
    ]);
    await store.close();
  });

  it("is refused before that, until the last version with these steps has run", async () => {
    const { old, settings } = await standAt("0011-enquiry-trips");
    await expect(openStore(settings)).rejects.toThrow("older version of the site (0011-enquiry-trips)");
    expect(await listSteps(old)).toEqual(["0011-enquiry-trips"]);
    await old.insertInto("migrations").values({ name: LAST_STEP, applied_at: 2 }).execute();
    await (await openStore(settings)).close();
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
    const migrations = { ...getMigrations(dialect), "9998-half": run("create table half (id text)") };
    await expect(migrate(db, { ...migrations, "9999-broken": run("no sql at all") })).rejects.toThrow();
    await migrate(db, migrations);
    await expect(migrate(db, getMigrations(dialect))).rejects.toThrow("9998-half");
  });

  it("of a newer version are refused with a sentence, and left as they are", async () => {
    const row = sql`insert into kysely_migration (name, timestamp) values ('0099-future', '1')`;
    await row.execute(bench.database.db);
    await expect(openStore(bench.settings)).rejects.toThrow(
      /^The database was changed by a newer version of the site \(0099-future\)\. Expected one that this version knows: .* Nothing was changed\.$/,
    );
  });
});
