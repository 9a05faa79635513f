/** @jest-environment node */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Libsql from "libsql";

import { makeTemporaryFolder } from "../../../testing/temporary-folder";
import { openStore } from "../../store";

/** So many that the copy of a row, which is rare, is among them. */
const ROWS = 20_000;
const INSERT = `insert into subscribers (id, email, locale, status, round, consent, created_at, mailed_at)
  values (?, ?, 'en', 'pending', 1, '{}', 0, 0)`;
const toWord = (index: number) => createHash("sha256").update(String(index)).digest("hex");
const toEmail = (word: string) => `z${word}z@example.com`;

/** Gets which of these words stand in an address anywhere in the database's files. */
function findWords(dataDir: string, words: readonly string[]): string[] {
  const bytes = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name), "latin1"));
  const found = new Set(
    bytes.flatMap((text) => [...text.matchAll(/z([\da-f]{64})z@/g)].map(([, word]) => word)),
  );
  return words.filter((word) => found.has(word));
}

/** Fills a database with random addresses whose rows grow and move, and deletes some. Gets the deleted words. */
async function fill(dataDir: string, secureDelete: boolean): Promise<string[]> {
  await (await openStore({ dataDir, databaseUrl: undefined })).close();
  const file = new Libsql(join(dataDir, "enquiries.db"));
  file.pragma(`secure_delete = ${secureDelete ? "on" : "off"}`);
  const grow = file.prepare("update subscribers set consent = ? where id = ?");
  const insert = file.prepare(INSERT);
  file.exec("begin");
  for (let index = 0; index < ROWS; index += 1) {
    insert.run([toWord(index).slice(0, 20), toEmail(toWord(index))]);
    if (index % 3 === 0) grow.run(["x".repeat(300), toWord(Math.floor(index / 3) * 2).slice(0, 20)]);
  }
  file.exec("commit");
  const gone = Array.from({ length: ROWS / 10 }, (_, index) => toWord(index * 10));
  for (const word of gone) file.prepare("delete from subscribers where email = ?").run([toEmail(word)]);
  file.pragma("user_version = 5");
  file.pragma("wal_checkpoint(truncate)");
  file.close();
  return gone;
}

describe("what SQLite leaves of deleted rows", () => {
  it.each([
    ["with the copies of rows that it had moved", true],
    ["in a database of an earlier version", false],
  ])("is taken out of all its files at the next start, %s", async (_title, secureDelete) => {
    const dataDir = makeTemporaryFolder();
    const words = await fill(dataDir, secureDelete);
    expect(findWords(dataDir, words)).not.toEqual([]);
    const store = await openStore({ dataDir, databaseUrl: undefined });
    expect(findWords(dataDir, words)).toEqual([]);
    expect(findWords(dataDir, [toWord(1)])).toHaveLength(1);
    await store.close();
  });
});
