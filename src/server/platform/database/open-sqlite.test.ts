/** @jest-environment node */
import { chmodSync, existsSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { umask } from "node:process";

import { createEnquiry } from "../../../testing/create-enquiry";
import { makeTemporaryFolder } from "../../../testing/temporary-folder";
import { createFileMailer } from "../../mail/transport";
import { openStore } from "../../store";

const FILES = ["enquiries.db", "enquiries.db-wal", "enquiries.db-shm"];
const MAIL = { id: "1", label: "mail", to: "ana@example.com", subject: "", text: "", html: "" };

describe.each([0o000, 0o022, 0o077])("with a umask of %o", (mask) => {
  let before: number;
  beforeEach(() => {
    before = umask(mask);
  });
  afterEach(() => umask(before));
  const getModes = (folder: string, names: readonly string[]) =>
    names.map((name) => (statSync(join(folder, name)).mode & 0o777).toString(8));

  it("the database and what lies beside it are for their owner alone", async () => {
    const dataDir = makeTemporaryFolder();
    const store = await openStore({ dataDir, databaseUrl: undefined });
    await store.enquiries.accept(createEnquiry(), 0);
    expect(getModes(dataDir, FILES)).toEqual(["600", "600", "600"]);
    await store.close();
  });

  it("captured mails, their folder and the note of deletions are for their owner alone", async () => {
    const dataDir = makeTemporaryFolder();
    const folder = join(dataDir, "mail");
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    await createFileMailer(folder, { name: "", address: "site@example.com" }).deliver(MAIL);
    const store = await openStore({ dataDir, databaseUrl: undefined });
    await store.enquiries.accept(createEnquiry(), 0);
    const [enquiry] = await store.enquiries.list(1);
    await store.enquiries.erase(enquiry?.id ?? "", 1);
    await store.close();
    expect(getModes(dataDir, ["mail", "mail/mail-1.eml", "deletions"])).toEqual(["700", "600", "600"]);
    expect(existsSync(join(folder, "mail-1.eml.tmp"))).toBe(false);
  });
});
