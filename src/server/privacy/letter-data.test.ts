/** @jest-environment node */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { DAY, describeStore, NOW } from "../../testing/describe-stores";
import { createLetterBench, WHALES } from "../../testing/letter-bench";
import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { readBackup, writeBackup } from "../cli/backup-file";
import { runEnquiriesCommand } from "../cli/enquiries-command";
import { openStore } from "../store";

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
    expect(await getOne()).toMatchObject({ waiting: 0, letter: { bounced: 2, status: "sending" } });
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
    const { letter, waiting } = await getOne();
    expect(letter).toMatchObject({ status: "stopped", sent: 1, content: WHALES.content });
    expect([3, 4]).toContain(waiting);
    expect(await claim(NOW + DAY)).toEqual([]);
    expect(await bench.claim(NOW + DAY)).toEqual([]);
    const other = await openStore(await bench.createSettings());
    await other.restore(dump, false);
    expect((await other.letters.getByKey("whales"))?.waiting).toBe(4);
    await other.close();
  });

  it("leaves nothing of who is deleted: no row, no file, no line of a backup", async () => {
    const [id = ""] = await subscribe(3);
    await send();
    const mails = await claim();
    await deliver(mails.map((mail) => mail.id));
    const folder = join(bench.settings.dataDir, "mail");
    mkdirSync(folder, { recursive: true });
    for (const mail of mails) writeFileSync(join(folder, `letter-whales-${mail.id}.eml`), mail.recipient);
    await runEnquiriesCommand(["delete", "reader0@example.com"], {
      ...{ store: bench.store, agencyEmails: [], retentionDays: 730, now: NOW },
    });
    expect(await bench.store.subscribers.get(id)).toBeUndefined();
    expect(readdirSync(folder)).toHaveLength(2);
    expect(JSON.stringify(await bench.store.dump())).not.toContain("reader0@");
    expect((await getOne()).letter).toMatchObject({ sent: 3 });
  });

  it("is listed for the operator without anybody's name", async () => {
    const tools = { store: bench.store, agencyEmails: [], retentionDays: 730, now: NOW };
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
