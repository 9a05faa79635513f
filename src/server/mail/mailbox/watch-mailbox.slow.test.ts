/** @jest-environment node */
import { setTimeout as sleep } from "node:timers/promises";

import { writeGuestMail } from "../../../testing/guest-mail";
import { findDovecot } from "../../../testing/find-dovecot.mjs";
import { startImapServer, type TestImap } from "../../../testing/imap-server.mjs";
import { setUpOutbox } from "../../../testing/set-up-outbox";
import { watchMailbox, type MailboxWatcher } from "./watch-mailbox";

const describeWatching = findDovecot() === undefined ? describe.skip : describe;

describeWatching("watching the mailbox", () => {
  const bench = setUpOutbox();
  let imap: TestImap;
  let watcher: MailboxWatcher | undefined;
  let answers: string;
  beforeEach(async () => {
    imap = await startImapServer();
    // By the clock of this machine: the mail server notes by it when a mail arrives.
    bench.clock = Date.now();
    await bench.accept();
    const claim = { owner: "test", now: bench.clock, limit: 9 };
    const mails = await bench.store.outbox.claimDue(claim);
    answers = mails.find(({ mail }) => mail === "visitor-contact")?.id ?? "";
  });
  afterEach(async () => {
    await watcher?.stop();
    watcher = undefined;
    await imap.remove();
  });

  const start = (url = imap.url) => {
    const tools = { store: bench.store, ownAddresses: [], now: () => bench.clock };
    watcher = watchMailbox({ url, folder: "INBOX" }, () => Promise.resolve(tools), 200);
  };
  const getVersion = async () => (await bench.store.enquiries.list(1))[0]?.version ?? 0;
  /** Waits until the enquiry has changed so often. */
  async function until(version: number): Promise<number> {
    for (let tries = 0; tries < 100 && (await getVersion()) < version; tries += 1) await sleep(100);
    return getVersion();
  }
  const mail = () => writeGuestMail({ answers });

  test("takes what is there, and what arrives later", async () => {
    await imap.append(mail());
    start();
    expect(await until(2)).toBe(2);
    await imap.append(mail());
    expect(await until(3)).toBe(3);
  }, 30_000);

  test("does not end the process where the password is wrong or nobody is there", async () => {
    start(imap.url.replace("secret", "wrong-password"));
    // The server takes two seconds to say no.
    await sleep(3_500);
    await watcher?.stop();
    start("imap://user:pass-word@127.0.0.1:9/");
    await sleep(500);
    const log = bench.readLog();
    expect(log.match(/mailbox-away/g)).toHaveLength(2);
    expect(log).not.toMatch(/wrong-password|pass-word|127\.0\.0\.1/);
  }, 30_000);
});
