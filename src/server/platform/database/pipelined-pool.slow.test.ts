/** @jest-environment node */
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";

import { startPostgres, type TestPostgres } from "../../../testing/start-postgres.mjs";
import { UNAWAITED, withPipelining } from "./postgres";

interface Numbers {
  numbers: { value: number };
}

let postgres: TestPostgres;
let db: Kysely<Numbers>;
beforeAll(async () => {
  postgres = await startPostgres();
  // One connection: what one transaction leaves behind, the next one finds.
  const pool = new pg.Pool({ connectionString: postgres.url, max: 1, pipeline: true });
  db = new Kysely<Numbers>({ dialect: new PostgresDialect({ pool: withPipelining(pool) }) });
  await sql`create table numbers (value integer not null primary key)`.execute(db);
}, 60_000);
beforeEach(() => db.deleteFrom("numbers").execute());
afterAll(async () => {
  await db.destroy();
  await postgres.stop();
}, 60_000);

const insertUnawaited = (one: Kysely<Numbers>, value: number) =>
  sql`${UNAWAITED} insert into numbers values (${value})`.execute(one);
const list = async (one: Kysely<Numbers> = db) =>
  (await one.selectFrom("numbers").select("value").orderBy("value").execute()).map(({ value }) => value);

it("shows a transaction what it has not awaited, and commits it", async () => {
  const seen = await db.transaction().execute(async (transaction) => {
    await insertUnawaited(transaction, 1);
    return list(transaction);
  });
  expect(seen).toEqual([1]);
  await db.transaction().execute((transaction) => insertUnawaited(transaction, 2));
  expect(await list()).toEqual([1, 2]);
});

it("fails a transaction with the error of its last statement, and stores nothing of it", async () => {
  await db.insertInto("numbers").values({ value: 1 }).execute();
  const failing = db.transaction().execute(async (transaction) => {
    await insertUnawaited(transaction, 2);
    await insertUnawaited(transaction, 1);
  });
  await expect(failing).rejects.toMatchObject({ code: "23505" });
  expect(await list()).toEqual([1]);
});

it("fails the next statement with the error, not with that of the transaction which it has ended", async () => {
  await db.insertInto("numbers").values({ value: 1 }).execute();
  const failing = db.transaction().execute(async (transaction) => {
    await insertUnawaited(transaction, 1);
    await list(transaction);
  });
  await expect(failing).rejects.toMatchObject({ code: "23505" });
  await db.transaction().execute((transaction) => insertUnawaited(transaction, 2));
  expect(await list()).toEqual([1, 2]);
});

it("undoes what was not awaited when the work fails afterwards", async () => {
  const failing = db.transaction().execute(async (transaction) => {
    await insertUnawaited(transaction, 1);
    throw new Error("changed its mind");
  });
  await expect(failing).rejects.toThrow("changed its mind");
  expect(await list()).toEqual([]);
});
