import type { Kysely } from "kysely";

/**
 * One step forwards. Released steps are frozen: a mistake is repaired by the next one. So a step imports nothing of the application (lint),
 * which goes on changing; columns that are derived from others are filled by `reindex.ts`.
 */
export interface Migration {
  name: string;
  /** Runs in one transaction with the note that it ran. The words are common to SQLite and PostgreSQL. */
  statements: readonly string[];
  /** What only one of the two databases understands, run after the statements and before `move`. */
  own?: Readonly<Record<"sqlite" | "postgres", readonly string[]>>;
  /** Moves rows after the statements, where their words differ between the two databases. */
  move?(db: Kysely<unknown>): Promise<void>;
}
