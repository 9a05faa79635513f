/** @jest-environment node */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";

import { createBooking } from "../../testing/book-departures";
import { createEnquiry } from "../../testing/create-enquiry";
import { DAY, describeStore, NOW, type StoreBench } from "../../testing/describe-stores";
import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { openStore, type Store } from "../store";
import { runEnquiriesCommand } from "./enquiries-command";

const run = (store: Store, ...words: string[]) =>
  runEnquiriesCommand(words, { store, retentionDays: 730, now: NOW });

/** A store with an enquiry of strange words, its mails, and a subscriber. */
async function fill({ store, accept }: StoreBench) {
  const enquiry = await accept();
  await store.subscribers.subscribe(
    {
      email: "ana@example.com",
      consent: { at: "2027-01-10", page: "/es", locale: "es", textVersion: "1" },
      suspected: false,
      rate: createEnquiry().rate,
    },
    NOW,
  );
  return enquiry;
}

describeStore("a backup", (bench) => {
  const file = () => join(makeTemporaryFolder(), "backup.json.gz");

  it("brings everything back, into either kind of store", async () => {
    const { reference } = await fill(bench);
    const path = file();
    expect(await run(bench.store, "backup", path)).toMatch(/1 enquiry, 1 subscriber, 0 staff, \d KB/);
    for (const settings of [
      await bench.createSettings(),
      { dataDir: makeTemporaryFolder(), databaseUrl: undefined },
    ]) {
      const other = await openStore(settings);
      expect(await run(other, "restore", path)).toContain("Mails that were due then, and will be sent: 3");
      expect(await other.dump()).toEqual(await bench.store.dump());
      expect(await run(other, "list")).toContain(reference);
      await other.close();
    }
  });

  it("of before, with JSON as text and without newer columns, comes back the same", async () => {
    await createBooking(bench, undefined).book();
    const path = file();
    await run(bench.store, "backup", path);
    const toEarlier = (line: string) => {
      const value = JSON.parse(line) as [string, Record<string, unknown>] | object;
      if (!Array.isArray(value)) return line;
      const [table, { feeCents: _newer, ...row }] = value as [string, Record<string, unknown>];
      const texts = Object.entries(row).map(([name, cell]) => [
        name,
        typeof cell === "object" && cell !== null ? JSON.stringify(cell) : cell,
      ]);
      return JSON.stringify([table, Object.fromEntries(texts)]);
    };
    const lines = gunzipSync(readFileSync(path)).toString().trimEnd().split("\n");
    writeFileSync(path, gzipSync(lines.map(toEarlier).join("\n")));
    const other = await openStore(await bench.createSettings());
    await run(other, "restore", path);
    expect(await other.dump()).toEqual(await bench.store.dump());
    await other.close();
  });

  it("is for its owner alone, and is never written over another", async () => {
    const path = file();
    await run(bench.store, "backup", path);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const before = readFileSync(path);
    await fill(bench);
    await expect(run(bench.store, "backup", path)).rejects.toThrow("EEXIST");
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  it("replaces what is there only when that is asked for, and then all of it", async () => {
    const path = file();
    await fill(bench);
    const before = await bench.store.dump();
    await run(bench.store, "backup", path);
    const later = await bench.accept({}, NOW + DAY);
    await expect(run(bench.store, "restore", path)).rejects.toThrow(/has \d+ rows already. With --replace/);
    expect(await bench.store.enquiries.getByReference(later.reference)).toBeDefined();
    await run(bench.store, "restore", path, "--replace");
    expect(await bench.store.dump()).toEqual(before);
  });

  it("changes nothing when it is broken, foreign, newer than the site, or does not fit together", async () => {
    const path = file();
    await fill(bench);
    await run(bench.store, "backup", path);
    const before = await bench.store.dump();
    const whole = readFileSync(path);
    const damaged = Buffer.from(whole);
    damaged.writeUInt8(damaged.readUInt8(whole.length - 6) ^ 1, whole.length - 6);
    const cases: [Buffer, RegExp][] = [
      [whole.subarray(0, whole.length - 20), /no whole backup/],
      [damaged, /no whole backup/],
      [gzipSync('{"format":"else"}'), /has not the form/],
      [Buffer.from("x"), /no whole backup/],
    ];
    for (const [bytes, reason] of cases) {
      writeFileSync(path, bytes);
      await expect(run(bench.store, "restore", path, "--replace")).rejects.toThrow(reason);
    }
    const newer = { ...before, migrations: [...before.migrations, "9999-later"] };
    await expect(bench.store.restore(newer, true)).rejects.toThrow(
      "another version of the site (9999-later)",
    );
    const orphans = { ...before, tables: { ...before.tables, enquiries: [] } };
    await expect(bench.store.restore(orphans, true)).rejects.toThrow(/foreign key/i);
    expect(await bench.store.dump()).toEqual(before);
  });

  describe("after somebody was deleted", () => {
    const list = async (store: Store) => ({
      enquiries: (await store.enquiries.list(10)).map(({ reference }) => reference),
      subscribers: (await store.subscribers.listConfirmed()).map(({ email }) => email),
    });
    const subscribe = async (store: Store, now: number, email = "ana@example.com") => {
      const consent = { at: "", page: "/es", locale: "es", textVersion: "1" } as const;
      await store.subscribers.subscribe(
        { email, consent, suspected: false, rate: createEnquiry().rate },
        now,
      );
      const subscriber = await store.subscribers.getByEmail(email);
      await store.subscribers.confirm(subscriber?.id ?? "", 1, now);
      return subscriber?.id ?? "";
    };

    it("brings back everybody else, and says how many it left out", async () => {
      const path = file();
      const gone = await bench.accept();
      const kept = await bench.accept();
      const id = await subscribe(bench.store, NOW);
      await subscribe(bench.store, NOW, "bea@example.com");
      await run(bench.store, "backup", path);
      await bench.store.enquiries.erase(gone.id, NOW + DAY);
      await bench.store.subscribers.unsubscribe(id, NOW + DAY);
      expect(await run(bench.store, "restore", path, "--replace")).toContain(
        "1 enquiry, 1 subscriber. Left out, because they were deleted later: 1 enquiry, 1 subscriber, 0 reviews. Mails that were due then, and will be sent: 3.",
      );
      const left = { enquiries: [kept.reference], subscribers: ["bea@example.com"] };
      expect(await list(bench.store)).toEqual(left);
      await run(bench.store, "restore", path, "--replace");
      expect(await list(bench.store)).toEqual(left);
    });

    it("leaves them out of a new store, too, when the note of deletions was kept", async () => {
      const path = file();
      const gone = await bench.accept();
      const id = await subscribe(bench.store, NOW);
      await run(bench.store, "backup", path);
      await bench.store.enquiries.erase(gone.id, NOW + DAY);
      await bench.store.subscribers.unsubscribe(id, NOW + DAY);
      const { dataDir } = bench.settings;
      const { databaseUrl } = await bench.createSettings();
      const note = readFileSync(join(dataDir, "deletions"), "utf8");
      expect(note).not.toMatch(/ana|example/);
      for (const name of readdirSync(dataDir).filter((one) => one.startsWith("enquiries.db")))
        rmSync(join(dataDir, name));
      const fresh = await openStore({ dataDir, databaseUrl });
      expect(await run(fresh, "restore", path)).toContain("deleted later: 1 enquiry, 1 subscriber");
      expect(await list(fresh)).toEqual({ enquiries: [], subscribers: [] });
      await fresh.close();
    });
  });
});
