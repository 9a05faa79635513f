import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";

import { toLocale, type Locale } from "../../config/locales";
import { getAffectedRows, type Database } from "./database";
import type { Tables } from "./tables";

/** A secret address of the departures, without its key. */
export interface DepartureCalendar {
  id: string;
  name: string;
  /** The language of the crew. */
  locale: Locale;
  who: string;
  createdAt: number;
}

function toCalendar(row: Selectable<Tables["departure_calendars"]>): DepartureCalendar {
  const { id, name, who, created_at: createdAt } = row;
  return { id, name, locale: toLocale(row.locale), who, createdAt };
}

/** Creates the store of the secret addresses under which crews read the departures. */
export function createDepartureCalendarStore({ db }: Database) {
  const all = () => db.selectFrom("departure_calendars").selectAll().where("ended_at", "is", null);
  return {
    async list(): Promise<DepartureCalendar[]> {
      return (await all().orderBy("created_at").orderBy("id").execute()).map(toCalendar);
    },
    async add(
      { keyHash, ...about }: Omit<DepartureCalendar, "id" | "createdAt"> & { keyHash: string },
      now: number,
    ): Promise<DepartureCalendar> {
      const row = { id: randomUUID(), key_hash: keyHash, ...about, created_at: now, ended_at: null };
      await db.insertInto("departure_calendars").values(row).execute();
      return toCalendar(row);
    },
    /** Finds the address with this key, unless it was ended. */
    async findByKey(keyHash: string): Promise<DepartureCalendar | undefined> {
      const row = await all().where("key_hash", "=", keyHash).executeTakeFirst();
      return row && toCalendar(row);
    },
    /** Ends an address for good; gets whether it was one. */
    async end(id: string, now: number): Promise<boolean> {
      const ended = await db
        .updateTable("departure_calendars")
        .set({ ended_at: now })
        .where("id", "=", id)
        .where("ended_at", "is", null)
        .executeTakeFirst();
      return getAffectedRows(ended) > 0;
    },
  };
}
