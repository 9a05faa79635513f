import {
  CamelCasePlugin,
  HandleEmptyInListsPlugin,
  type Kysely,
  replaceWithNoncontingentExpression,
  type Transaction,
} from "kysely";

import type { Tables } from "./schema";

export interface Database {
  db: Kysely<Tables>;
  dialect: "sqlite" | "postgres";
  /** Locks names, in this order, until the transaction ends. SQLite has one writer at a time anyway. */
  lockNames(transaction: Transaction<Tables>, ...names: string[]): Promise<void>;
  write<Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /** Notes, in the transaction that deletes, that the database's own files still hold what is deleted. */
  markDeleted(transaction: Transaction<Tables>): Promise<void>;
  /** Takes out of those files what was deleted, as far as the database can; what a reader or a full disk prevents, the next call does. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/** Columns are `snake_case`; `in ()` finds nothing, and `not in ()` everything. */
export const PLUGINS = [
  new CamelCasePlugin(),
  new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }),
];

/** Returns how many rows were changed or deleted: none when something else has the row now, or it never was. */
export function getAffectedRows(
  result: { numUpdatedRows?: bigint; numDeletedRows?: bigint } | undefined,
): number {
  return Number(result?.numUpdatedRows ?? result?.numDeletedRows ?? 0);
}

/**
 * `clock-since`, `clock-seen`: see `purge.ts`. `purge-refused`: how many rows the last refused purge would have deleted.
 * `mailbox`, `mailbox-uid`: how far which mailbox was read; `mailbox-try`: how often its next mail was begun, see `poll-mailbox.ts`.
 */
type Mark = "clock-since" | "clock-seen" | "purge-refused" | "mailbox" | "mailbox-uid" | "mailbox-try";

export function createMarkStore({ db, write }: Database) {
  return {
    async get(name: Mark) {
      const row = await db.selectFrom("marks").select("value").where("name", "=", name).executeTakeFirst();
      return row?.value;
    },
    async set(name: Mark, value: number) {
      await write((transaction) =>
        transaction
          .insertInto("marks")
          .values({ name, value })
          .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
          .execute(),
      );
    },
  };
}
