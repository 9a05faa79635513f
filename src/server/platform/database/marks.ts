import type { Database } from "./database";

/**
 * `clock-since`, `clock-seen`: see `purge-when-plausible.ts`. `purge-refused`: how many rows the last refused purge would have deleted.
 * `mailbox`, `mailbox-uid`: how far which mailbox was read; `mailbox-try`: how often its next mail was begun, see `poll-mailbox.ts`.
 */
type Mark = "clock-since" | "clock-seen" | "purge-refused" | "mailbox" | "mailbox-uid" | "mailbox-try";

/** Creates the store of single numbers that all processes share. */
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
