/** @jest-environment node */
import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, writeFileSync, utimesSync } from "node:fs";
import { join } from "node:path";

import { captureLog } from "../../testing/capture-log";
import { DAY, describeStore, NOW } from "../../testing/describe-stores";
import { fillInbox, INBOX_WORDS } from "../../testing/fill-inbox";
import { findBytes } from "../../testing/find-bytes.mjs";
import { createLetterBench, WHALES } from "../../testing/letter-bench";
import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { readBackup, writeBackup } from "../cli/backup-file";
import { runEnquiriesCommand } from "../cli/enquiries-command";
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

describeStore("what is kept of letters", (bench) => {
  const { subscribe, send, claim, getOne, deliver } = createLetterBench(bench);

  it("keeps its figures when mails are purged, and loses who is not reached after three months", async () => {
    const [id = ""] = await subscribe(2);
    await send();
    const mails = await claim();
    for (const mail of mails)
      await bench.store.letters.settle(
        mail.id,
        { end: "bounced", reason: "smtp-550", isAddressGone: mail.subscriberId === id },
        NOW,
      );
    await bench.store.purge(730, NOW + 80 * DAY);
    expect(await bench.store.subscribers.get(id)).toBeDefined();
    await bench.store.purge(730, NOW + 91 * DAY);
    expect(await bench.store.subscribers.get(id)).toBeUndefined();
    expect(
      await bench.database.db.selectFrom("outbox").select("id").where("mail", "=", "letter").execute(),
    ).toEqual([]);
    expect(await getOne()).toMatchObject({ waiting: 0, bounced: 2, status: "sending" });
  });

  it("comes back from a backup as it was, stopped where it was under way, without those who have left", async () => {
    const [gone = ""] = await subscribe(5);
    await send();
    await deliver((await claim(NOW, 1)).map(({ id }) => id));
    await bench.store.letters.test(
      { ...WHALES, recipient: "ana@agency.example", rate: { client: "ana", limit: 0 } },
      NOW,
    );
    const path = join(makeTemporaryFolder(), "backup.json.gz");
    await writeBackup(path, await bench.store.dump(), NOW);
    const { dump } = await readBackup(path);
    await bench.store.subscribers.unsubscribe(gone, NOW + 1);
    await bench.store.restore(dump, true);
    const { waiting, ...letter } = await getOne();
    expect(letter).toMatchObject({ status: "stopped", sent: 1, content: WHALES.content });
    expect([3, 4]).toContain(waiting);
    expect(await claim(NOW + DAY)).toEqual([]);
    expect(await bench.claim(NOW + DAY)).toEqual([]);
    const other = await openStore(await bench.createSettings());
    await other.restore(dump, false);
    expect((await other.letters.getByKey("whales"))?.waiting).toBe(4);
    await other.close();
  });

  it("is listed for the operator without anybody's name", async () => {
    const tools = { store: bench.store, retentionDays: 730, now: NOW };
    expect(await runEnquiriesCommand(["letters"], tools)).toContain("No letter was sent yet.");
    await subscribe(2);
    await send();
    const [mail] = await claim();
    await bench.store.letters.settle(
      mail?.id ?? "",
      { end: "bounced", reason: "smtp-550", isAddressGone: true },
      NOW,
    );
    const text = await runEnquiriesCommand(["letters"], tools);
    expect(text).toContain(
      "sending  0 sent, 1 waiting, 0 failed, 1 bounced, 0 left before, 0 unsubscribed by it",
    );
    expect(text).toContain("Subscribers whose mails come back: 1.");
    expect(text).not.toContain("@");
  });
});

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

describeStore("a restore", (bench) => {
  it("lets the mailbox be read again: what was passed by may belong to what is back", async () => {
    const { marks } = bench.store;
    for (const name of ["mailbox", "mailbox-uid"] as const) await marks.set(name, 7);
    await bench.store.restore(await bench.store.dump(), true);
    expect([await marks.get("mailbox"), await marks.get("mailbox-uid")]).toEqual([undefined, undefined]);
  });
});
