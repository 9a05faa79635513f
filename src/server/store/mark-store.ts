import type { Database } from "./database";

/** `clock-since`, `clock-seen`: see `purge-when-plausible.ts`. `purge-refused`: how many rows the last refused purge would have deleted. */
export type Mark = "clock-since" | "clock-seen" | "purge-refused";

/** Single numbers that all processes share. */
export interface MarkStore {
  get(name: Mark): Promise<number | undefined>;
  set(name: Mark, value: number): Promise<void>;
}

export function createMarkStore({ db, write }: Database): MarkStore {
  return {
    async get(name) {
      const row = await db.selectFrom("marks").select("value").where("name", "=", name).executeTakeFirst();
      return row?.value;
    },
    async set(name, value) {
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
