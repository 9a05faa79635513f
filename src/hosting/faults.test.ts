/** @jest-environment node */
import { sql } from "kysely";

import { makeTemporaryFolder } from "../testing/temporary-folder";
import { readJson, setUpTestSite } from "../testing/set-up-test-site";
import { openSqlite } from "../server/platform/database/sqlite";
import { createStore, setStore } from "../server/store";

const site = setUpTestSite();

const CANARY = "canary-7f3a";
const REFUSED = { status: 500, body: { code: "server-error" } };
const post = async (message = CANARY) => {
  const body = { name: CANARY, email: `${CANARY}@example.com`, message, lang: "en" };
  return readJson(await site.postJson("/api/contact", body));
};

/** Puts a store in which the test has its hands in the place of the site's own. */
async function useDatabase() {
  const settings = { dataDir: makeTemporaryFolder(), databaseUrl: undefined };
  const database = await openSqlite(settings.dataDir);
  setStore(Promise.resolve(createStore(database, settings)));
  return database;
}

describe("a full disk", () => {
  it("is told, nothing is confirmed that is not stored, and all goes on when there is room", async () => {
    const { db } = await useDatabase();
    const { rows } = await sql<{ pageCount: number }>`pragma page_count`.execute(db);
    await sql.raw(`pragma max_page_count = ${(rows[0]?.pageCount ?? 0) + 8}`).execute(db);
    const answers = await Promise.all(Array.from({ length: 40 }, () => post("x".repeat(3000))));
    const confirmed = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) expect(answer).toEqual(REFUSED);
    expect(await (await site.store()).enquiries.list(100)).toHaveLength(confirmed.length);
    await sql.raw("pragma max_page_count = 1000000").execute(db);
    expect((await post()).status).toBe(200);
    expect(site.readLog()).not.toContain(CANARY);
  });
});
