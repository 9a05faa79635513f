import type { Transaction } from "kysely";

import { listMailFiles, removeMailFiles } from "../mail/transport";
import type { Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";
import { describeError, log } from "../platform/log";
import { queueRemovalOf } from "../reviews/review";
import { listAhead } from "../bookings/booking-repository";
import {
  listParents,
  TABLE_NAMES,
  TABLE_RULES,
  type AnyRule,
  type AnyTables,
  type Row,
  type TableName,
} from "./table-rules";
import type { Tombstones } from "./tombstones";

type Person = Partial<Record<"email" | "lastname" | "phone" | "message", string>>;

/** Shorter words stand in other people's forms, too. */
const MIN_LENGTH = 4;

/** Deletes refused forms that may be a person's: such a form often holds a mistyped address. All of them end within the hour anyway. */
async function deleteDraftsOf(
  transaction: Transaction<Tables>,
  { email = "", lastname = "", phone = "", message = "" }: Person,
): Promise<void> {
  const [localPart = ""] = email.split("@");
  const words = [email, localPart, lastname, phone, message]
    .filter((text) => text.length >= MIN_LENGTH)
    .map((text) => JSON.stringify(text).slice(1, -1).toLowerCase());
  const drafts = await transaction.selectFrom("formDrafts").select(["tokenHash", "draft"]).execute();
  const theirs = drafts.filter(({ draft }) => words.some((word) => draft.toLowerCase().includes(word)));
  const hashes = theirs.map(({ tokenHash }) => tokenHash);
  if (hashes.length > 0)
    await transaction.deleteFrom("formDrafts").where("tokenHash", "in", hashes).execute();
}

/** An enquiry whose booking lies ahead is not deleted: the trip is cancelled first. */
export class StillBookedError extends Error {
  override name = "StillBookedError";
}

export interface ErasureTools {
  database: Database;
  tombstones: Tombstones;
  mailFolder: string;
}

type Part = NonNullable<AnyRule["countedAs"]>;
type Erased = Record<Part | "mailFiles", number>;

async function listParts(
  transaction: Transaction<AnyTables>,
  about: TableName,
  id: string,
): Promise<Record<Part, string[]>> {
  const parts = {} as Record<Part, string[]>;
  for (const table of TABLE_NAMES) {
    const { key = "id", countedAs } = TABLE_RULES[table];
    const [column] = listParents(table).find(([, parent]) => parent === about) ?? [];
    if (countedAs === undefined || column === undefined) continue;
    const rows = await transaction.selectFrom(table).select(key).where(column, "=", id).execute();
    parts[countedAs] = rows.map((row) => String(row[key]));
  }
  return parts;
}

async function tryStep(event: string, step: () => Promise<void>): Promise<void> {
  await step().catch((error: unknown) => log.error(event, describeError(error)));
}

/** Creates what deletes people's data wherever they are kept: rows, mails, refused forms, files, and what SQLite leaves of them. */
export function createErasure({ database, tombstones, mailFolder }: ErasureTools) {
  /** Notes in the transaction that deletes: no restore brings the row back, and the database's files are rewritten. */
  async function note(
    transaction: Transaction<Tables>,
    table: TableName,
    row: Row,
    now: number,
  ): Promise<void> {
    await tombstones.add(transaction, table, row, now);
    await database.markDeleted(transaction);
  }

  async function finish(): Promise<void> {
    await tryStep("tombstones-not-copied", () => tombstones.synchronise());
    await database.scrub();
  }

  /** Takes away the files of mails that are gone from the outbox; returns how many there were. */
  async function removeMails(ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return 0;
    let removed = 0;
    await tryStep("mail-files-not-removed", async () => {
      const files = (await listMailFiles(mailFolder)).filter(({ id }) => ids.includes(id));
      await removeMailFiles(mailFolder, files);
      removed = files.length;
    });
    return removed;
  }

  async function erase(
    about: "enquiries" | "subscribers",
    { id, now }: { id: string; now: number },
    prepare?: (transaction: Transaction<Tables>) => Promise<void>,
  ): Promise<Erased | undefined> {
    const gone = await database.write(async (transaction) => {
      await prepare?.(transaction);
      const anyTables = transaction as unknown as Transaction<AnyTables>;
      const parts = await listParts(anyTables, about, id);
      const row = await anyTables.deleteFrom(about).where("id", "=", id).returningAll().executeTakeFirst();
      if (row === undefined) return undefined;
      await note(transaction, about, row, now);
      const person = about === "enquiries" ? String(row["payload"]) : JSON.stringify({ email: row["email"] });
      await deleteDraftsOf(transaction, JSON.parse(person) as Person);
      return parts;
    });
    if (gone === undefined) return undefined;
    const mailFiles = await removeMails(gone.mails);
    await finish();
    const counts = Object.entries(gone).map(([part, keys]) => [part, keys.length]);
    return { ...(Object.fromEntries(counts) as Record<Part, number>), mailFiles };
  }

  return {
    note,
    finish,
    removeMails,
    eraseEnquiry: (id: string, now: number) =>
      erase("enquiries", { id, now }, async (transaction) => {
        // Nobody books for it meanwhile.
        const one = transaction.selectFrom("enquiries").select("id").where("id", "=", id);
        await (database.dialect === "postgres" ? one.forUpdate() : one).execute();
        if ((await listAhead(transaction, id, now)).length > 0) throw new StillBookedError();
        await queueRemovalOf(transaction, id, now);
      }),
    eraseSubscriber: (id: string, now: number) => erase("subscribers", { id, now }),
  };
}

export type Erasure = ReturnType<typeof createErasure>;
