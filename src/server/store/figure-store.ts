import type { CountedEnquiry } from "../figures/count-figures";
import type { Database } from "./database";

/** Creates the store that reads what the figures of the inbox are counted from. */
export function createFigureStore({ db }: Pick<Database, "db">) {
  return {
    /** Gets what is counted of the enquiries that came in from one moment to another; those held as suspected are none. */
    list(from: number, to: number): Promise<CountedEnquiry[]> {
      return db
        .selectFrom("enquiries")
        .select(["created_at as createdAt", "answered_at as answeredAt"])
        .select(["status", "offer", "locale", "source"])
        .where("suspicion", "is", null)
        .where("created_at", ">=", from)
        .where("created_at", "<=", to)
        .execute();
    },
  };
}
