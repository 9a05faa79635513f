import type { Kysely, Transaction } from "kysely";

import type { Work } from "./group-commit";
import type { Tables } from "./tables";

/** An open database with the two things in which the dialects differ. */
export interface Database {
  db: Kysely<Tables>;
  dialect: "sqlite" | "postgres";
  /** Locks a name until the transaction ends. SQLite has one writer at a time anyway. */
  lockName(transaction: Transaction<Tables>, name: string): Promise<void>;
  /** Does work in a transaction and resolves when it is durable; SQLite puts the work of one moment into one commit. */
  write<Result>(work: Work<Result>): Promise<Result>;
  /** Notes, in the transaction that deletes, that the database's own files still hold what is deleted. */
  markDeleted(transaction: Transaction<Tables>): Promise<void>;
  /** Takes out of those files what was deleted, as far as the database can; false when it must be tried again. */
  scrub(): Promise<boolean>;
  close(): Promise<void>;
}

/** Tells the caller that something else has this row now, or that it never was. */
export function countOf(result: { numUpdatedRows?: bigint; numDeletedRows?: bigint } | undefined): number {
  return Number(result?.numUpdatedRows ?? result?.numDeletedRows ?? 0);
}
