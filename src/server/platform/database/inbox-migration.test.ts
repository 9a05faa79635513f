/** @jest-environment node */
import { sql } from "kysely";

import { createEnquiry } from "../../../testing/create-enquiry";
import { DAY, describeStores, NOW } from "../../../testing/describe-stores";
import { undoMigrations } from "../../../testing/undo-migrations";
import { openStore } from "../../store";
import { migrate, MIGRATIONS } from "./migrations";

const ENQUIRIES = 1000;
const lock = () => Promise.resolve();

/** The words of a row as the version before the inbox wrote it. */
function createOldRow(index: number) {
  const { payload } = createEnquiry();
  const offer = index % 2 === 0 ? { service: "coral-key", date: "2027-02-03", port: "punta-cana" } : {};
  const status = ["new", "answered", "booked", "lost"][index % 4] ?? "new";
  return {
    id: `id-${index}`,
    reference: `PA-${10_000 + index}`,
    kind: "contact",
    locale: "es",
    status,
    suspicion: index === 4 ? "honeypot" : null,
    payload: JSON.stringify({ ...payload, ...offer, email: `Guest${index}@Example.com` }),
    created_at: index === 8 ? Date.now() - 31 * DAY : Date.now() - DAY,
    closed_at: status === "new" ? null : NOW,
    used_links: " ",
  };
}

describeStores("a database of the version before the inbox", (bench) => {
  async function goBack() {
    await undoMigrations(bench.database);
    await migrate(bench.database, lock, MIGRATIONS.slice(0, 5));
    const rows = Array.from({ length: ENQUIRIES }, (_, index) => createOldRow(index));
    for (let start = 0; start < ENQUIRIES; start += 200)
      await bench.database.db
        .insertInto("enquiries")
        .values(rows.slice(start, start + 200) as never)
        .execute();
  }

  it("is carried into it whole, with what is known of each enquiry", async () => {
    await goBack();
    await migrate(bench.database, lock);
    const { db } = bench.database;
    const rows = await db.selectFrom("enquiries").selectAll().execute();
    expect(rows).toHaveLength(ENQUIRIES);
    const get = (index: number) => rows.find(({ id }) => id === `id-${index}`);
    expect(get(0)).toMatchObject({
      ...{ version: 1, mailbox: "guest0@example.com", offer: "coral-key", port: "punta-cana" },
      ...{ travel_date: "2027-02-03", source: null, answered_at: null },
    });
    expect(get(0)?.words.split(" ")).toEqual(expect.arrayContaining(["ana", "perez", "guest0", "coral"]));
    expect(get(0)?.due_at).not.toBeNull();
    expect(get(0)?.reminded_at).not.toBeNull();
    expect(get(1)).toMatchObject({ answered_at: NOW, touched_at: NOW, due_at: null, offer: null });
    // Possible spam, and what is older than a month, wait for nobody.
    expect(get(4)?.due_at).toBeNull();
    expect(get(8)?.due_at).toBeNull();
    const events = await db.selectFrom("enquiry_events").select(["kind", "number"]).execute();
    expect(events.filter(({ kind }) => kind === "received")).toHaveLength(ENQUIRIES);
    expect(events.filter(({ kind }) => kind === "status")).toHaveLength((ENQUIRIES / 4) * 3);
  });

  it("is changed by nothing when it is carried again", async () => {
    await goBack();
    await migrate(bench.database, lock);
    const read = () => bench.database.db.selectFrom("enquiries").selectAll().orderBy("id").execute();
    const before = await read();
    await migrate(bench.database, lock);
    expect(await read()).toEqual(before);
  });

  it("has derived columns made anew when a migration empties them, and nothing else", async () => {
    await bench.accept();
    const read = async () => [
      await bench.database.db.selectFrom("enquiries").selectAll().execute(),
      await bench.database.db.selectFrom("enquiry_events").selectAll().execute(),
    ];
    const before = await read();
    await bench.database.db.updateTable("enquiries").set({ mailbox: null, words: "", offer: null }).execute();
    await (await openStore(bench.settings)).close();
    expect(await read()).toEqual(before);
  });

  it("carries at the next start what a process of that version has stored meanwhile", async () => {
    const { db } = bench.database;
    const old = createOldRow(0);
    await db
      .insertInto("enquiries")
      .values(old as never)
      .execute();
    await (await openStore(bench.settings)).close();
    expect(await bench.store.inbox.listOf("guest0@example.com")).toEqual([old.id]);
    const filter = { view: "all", q: "guest0", source: "" } as const;
    expect(await bench.store.inbox.list(filter, { limit: 5 }, Date.now())).toMatchObject([
      { id: old.id, dueAt: expect.any(Number) as number, touchedAt: old.created_at },
    ]);
    expect((await bench.store.timeline.list(old.id)).map(({ kind }) => kind)).toEqual(["received"]);
  });
});

describeStores("a database of a newer version", (bench) => {
  it("is refused with a sentence, and left as it is", async () => {
    await sql`insert into migrations (name, applied_at) values ('0099-future', 1)`.execute(bench.database.db);
    await expect(openStore(bench.settings)).rejects.toThrow(
      /^The database was changed by a newer version of the site \(0099-future\)\. Expected one that this version knows: .* Nothing was changed\.$/,
    );
    await expect(migrate(bench.database, lock, MIGRATIONS.slice(0, 5))).rejects.toThrow("0006-inbox");
    const { rows } = await sql`select name from migrations`.execute(bench.database.db);
    expect(rows).toHaveLength(MIGRATIONS.length + 1);
  });
});
