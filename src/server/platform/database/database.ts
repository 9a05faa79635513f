import {
  CamelCasePlugin,
  HandleEmptyInListsPlugin,
  type Kysely,
  type KyselyPlugin,
  OperationNodeTransformer,
  type PrimitiveValueListNode,
  replaceWithNoncontingentExpression,
  type Transaction,
  type ValueNode,
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

const JSON_COLUMNS = [
  ...["payload", "data", "details", "draft", "consent", "content", "recipients", "transports"],
] as const;

/** Objects and lists become JSON; bytes stay. */
const toText = (value: unknown) =>
  typeof value === "object" && value !== null && !ArrayBuffer.isView(value) ? JSON.stringify(value) : value;

class JsonWriter extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: toText(node.value) };
  }
  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    return { ...node, values: node.values.map(toText) };
  }
}

/** Reads the columns of a row that hold JSON; the files of a reply have a `content` that is base64. */
export function parseJsonColumns<Row extends Record<string, unknown>>(row: Row): Row {
  const parse = (value: unknown) =>
    typeof value === "string" && /^[[{]/.test(value) ? (JSON.parse(value) as unknown) : value;
  const found = JSON_COLUMNS.filter((column) => column in row);
  return found.length === 0
    ? row
    : { ...row, ...Object.fromEntries(found.map((column) => [column, parse(row[column])])) };
}

/** Writes and reads the columns that hold JSON. (`ParseJSONResultsPlugin` reads all texts that look like it, also a guest's.) */
class JsonPlugin implements KyselyPlugin {
  readonly #writer = new JsonWriter();
  transformQuery: KyselyPlugin["transformQuery"] = ({ node }) => this.#writer.transformNode(node);
  transformResult: KyselyPlugin["transformResult"] = ({ result }) =>
    Promise.resolve({ ...result, rows: result.rows.map(parseJsonColumns) });
}

/** Columns are `snake_case`; `in ()` finds nothing, and `not in ()` everything. */
export const PLUGINS = [
  new CamelCasePlugin(),
  new JsonPlugin(),
  new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }),
];

/** Returns how many rows were changed or deleted: none when something else has the row now, or it never was. */
export function getAffectedRows(
  result: { numUpdatedRows?: bigint; numDeletedRows?: bigint } | undefined,
): number {
  return Number(result?.numUpdatedRows ?? result?.numDeletedRows ?? 0);
}

/**
 * `health`: when `/api/health` last wrote. `clock-since`, `clock-seen`: see `maintenance.ts`. `purge-refused`: how many rows the last refused
 * purge would have deleted.
 * `mailbox`, `mailbox-uid`: how far which mailbox was read; `mailbox-try`: how often its next mail was begun, see `poll-mailbox.ts`.
 */
type Mark =
  "health" | "clock-since" | "clock-seen" | "purge-refused" | "mailbox" | "mailbox-uid" | "mailbox-try";

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
