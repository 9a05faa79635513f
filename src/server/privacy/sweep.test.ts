/** @jest-environment node */
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { join } from "node:path";

import { captureLog } from "../../testing/capture-log";
import { DAY, describeStore, NOW } from "../../testing/describe-stores";

describeStore("the files of mails", (bench) => {
  const getFolder = () => join(bench.settings.dataDir, "mail");
  const list = () => readdirSync(getFolder()).sort();
  const write = (name: string, time = NOW) => {
    writeFileSync(join(getFolder(), name), "");
    utimesSync(join(getFolder(), name), time / 1000, time / 1000);
    return name;
  };
  const writeStrays = (count: number, time = NOW) =>
    Array.from({ length: count }, () => write(`visitor-contact-PA-22222-${randomUUID()}.eml`, time));
  let readLog: () => string;
  beforeEach(() => {
    readLog = captureLog();
    mkdirSync(getFolder());
  });

  /** Stores an enquiry, and lays the files of its mails beside it. */
  async function acceptWithFiles(now = NOW) {
    const enquiry = await bench.accept({}, now);
    const mails = await bench.claim(now);
    for (const { id } of mails) await bench.store.outbox.markDelivered(id, now);
    const names = mails.map(({ id, mail }) => write(`${mail}-x-${id}.eml`));
    return { enquiry, names: names.sort() };
  }

  it("go with their enquiry, and no others", async () => {
    const { enquiry } = await acceptWithFiles();
    const other = await acceptWithFiles();
    await bench.store.enquiries.erase(enquiry.id, NOW);
    expect(list()).toEqual(other.names);
  });

  it("go with a purge and with a restore, those that a crash left over as well", async () => {
    await acceptWithFiles(NOW - 800 * DAY);
    const { names } = await acceptWithFiles();
    const dump = await bench.store.dump();
    writeStrays(9);
    write(`visitor-contact-PA-22222-${randomUUID()}.eml.tmp`);
    await bench.store.purge(730, NOW);
    expect(list()).toEqual(names);
    const later = await acceptWithFiles();
    await bench.store.purge(730, NOW);
    expect(list()).toEqual([...names, ...later.names].sort());
    await bench.store.restore(dump, true);
    expect(list()).toEqual(names);
  });

  it("stay when the store looks lost, until they are as old as anything may be", async () => {
    const strays = writeStrays(11);
    writeStrays(3, NOW - 731 * DAY);
    await bench.store.purge(730, NOW);
    expect(list()).toEqual(strays.sort());
    expect(readLog()).toContain("mail-files-without-rows");
  });

  it("that are no mails stay", async () => {
    const name = write("notes.txt");
    await bench.store.purge(730, NOW);
    expect(list()).toEqual([name]);
  });
});

describeStore("a deleted enquiry", (bench) => {
  it("is in no row of any table, nor is a refused form of it", async () => {
    const values = { name: "Ana María", lastname: "Pérez", email: "nobody", message: "" };
    const draft = { form: "contact", locale: "es", values, code: "invalid", fields: {} } as const;
    const other = { ...draft, values: { name: "Bea", email: "bea" } };
    const rate = { client: "a", limit: 0 };
    const tokens = [
      await bench.store.drafts.save(draft, rate, NOW),
      await bench.store.drafts.save(other, rate, NOW),
    ];
    const enquiry = await bench.accept();
    await bench.store.enquiries.erase(enquiry.id, NOW);
    const [theirs = "", others = ""] = tokens;
    expect(await bench.store.drafts.get(theirs, NOW)).toBeUndefined();
    expect(await bench.store.drafts.get(others, NOW)).toEqual(other);
    const { db } = bench.database;
    for (const table of ["enquiries", "outbox", "subscribers"] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("tombstones").selectAll().execute()).toEqual([
      { hash: expect.stringMatching(/^[\w-]{43}$/) as string, at: NOW },
    ]);
  });
});
