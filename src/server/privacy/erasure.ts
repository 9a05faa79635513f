import type { Transaction } from "kysely";

import { listMailFiles, removeMailFiles, toMarks } from "../mail/file-mailer";
import type { Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";
import type { Scrubber } from "../platform/database/scrub";
import { describeError, log } from "../platform/log";
import { queueRemovalOf } from "../reviews/removal-repository";
import { queueFreedPlaces } from "./freed-places";
import { TABLE_RULES, type TablesWith } from "./table-rules";
import type { Tombstones } from "./tombstones";

/** What a person typed, by which a refused form of theirs is recognised. */
interface Person {
  email: string;
  name?: string;
  lastname?: string;
  phone?: string;
  message?: string;
}

const squeeze = (text = "") => text.replace(/\s+/g, " ").trim().toLowerCase();
/** What stands before the @, which a refused address may lack. */
const toLocalPart = (email = "") => squeeze(email).split(/[@\s]/)[0] ?? "";
const toDigits = (text = "") => text.replace(/\D/g, "");

/** A refused form often holds a mistyped address: its beginning, or any of the other words, will do. */
function isTypedBy(person: Person, values: Partial<Record<string, string>>): boolean {
  const localPart = toLocalPart(person.email);
  const message = squeeze(person.message);
  const phone = toDigits(person.phone);
  const name = squeeze(`${person.name ?? ""} ${person.lastname ?? ""}`);
  return (
    localPart === toLocalPart(values["email"]) ||
    (message !== "" && message === squeeze(values["message"])) ||
    (phone !== "" && phone === toDigits(values["phone"])) ||
    (name !== "" && name === squeeze(`${values["name"] ?? ""} ${values["lastname"] ?? ""}`))
  );
}

/** Deletes the refused forms that a person has typed; one of the same name loses a form that was shown already. */
async function deleteDraftsOf(transaction: Transaction<Tables>, person: Person): Promise<void> {
  const rows = await transaction.selectFrom("form_drafts").select(["token_hash", "draft"]).execute();
  const theirs = rows.filter(({ draft }) => {
    const { values } = JSON.parse(draft) as { values?: Partial<Record<string, string>> };
    return values !== undefined && isTypedBy(person, values);
  });
  for (const { token_hash: hash } of theirs)
    await transaction.deleteFrom("form_drafts").where("token_hash", "=", hash).execute();
}

export interface ErasureTools {
  database: Database;
  tombstones: Tombstones;
  scrubber: Scrubber;
  mailFolder: string;
}

/** What was deleted with an enquiry. */
type Erased = Record<"events" | "mails" | "mailFiles" | "drafts" | "quotes" | "files" | "reviews", number>;

/** Counts what the database itself deletes with an enquiry. */
async function countParts(transaction: Transaction<Tables>, enquiryId: string) {
  const parts = { events: 0, drafts: 0, quotes: 0, files: 0 };
  for (const [table, rule] of Object.entries(TABLE_RULES)) {
    if (!("erasedAs" in rule)) continue;
    const row = await transaction
      .selectFrom(table as TablesWith<{ erasedAs: string }>)
      .select(({ fn }) => fn.countAll<number>().as("rows"))
      .where("enquiry_id", "=", enquiryId)
      .executeTakeFirstOrThrow();
    parts[rule.erasedAs] = row.rows;
  }
  return parts;
}

/** What goes wrong after the commit is tried again with the next purge. */
export async function tryStep(event: string, step: () => Promise<void>): Promise<void> {
  await step().catch((error: unknown) => log.error(event, describeError(error)));
}

/** Creates what deletes people's data wherever they are kept: rows, mails, refused forms, files, and what SQLite leaves of them. */
export function createErasure({ database, tombstones, scrubber, mailFolder }: ErasureTools) {
  /** Takes away the files of mails that are gone from the outbox; gets how many there were. */
  async function removeMails(ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return 0;
    const marks = toMarks(ids);
    let removed = 0;
    await tryStep("mail-files-not-removed", async () => {
      const files = (await listMailFiles(mailFolder)).filter(({ mark }) => marks.has(mark));
      await removeMailFiles(mailFolder, files);
      removed = files.length;
    });
    return removed;
  }

  /** Runs what deletes the row and gets the person it was about; gets what went with it, if it was there. */
  async function erase(
    about: "enquiry_id" | "subscriber_id",
    { id, now }: { id: string; now: number },
    deleteRow: (transaction: Transaction<Tables>) => Promise<Person | undefined>,
  ): Promise<Erased | undefined> {
    const gone = await database.write(async (transaction) => {
      const reviews = await queueRemovalOf(transaction, id, now);
      const parts = { ...(await countParts(transaction, id)), reviews };
      const rows = await transaction.selectFrom("outbox").select("id").where(about, "=", id).execute();
      const person = await deleteRow(transaction);
      if (person === undefined) return undefined;
      await deleteDraftsOf(transaction, person);
      await database.markDeleted(transaction);
      return { parts, mails: rows.map((row) => row.id) };
    });
    if (gone === undefined) return undefined;
    const mailFiles = await removeMails(gone.mails);
    await tryStep("tombstones-not-copied", () => tombstones.synchronise());
    await scrubber.scrub();
    return { ...gone.parts, mails: gone.mails.length, mailFiles };
  }

  return {
    removeMails,
    /** Deletes an enquiry; the addresses of `tell` are mailed which places it held. */
    eraseEnquiry: (id: string, now: number, tell: readonly string[] = []) =>
      erase("enquiry_id", { id, now }, async (transaction) => {
        await queueFreedPlaces(transaction, database, id, { recipients: tell, now });
        const row = await transaction
          .deleteFrom("enquiries")
          .where("id", "=", id)
          .returning(["payload", "created_at"])
          .executeTakeFirst();
        if (row === undefined) return undefined;
        await tombstones.add(transaction, "enquiry", id, Math.max(now, row.created_at));
        return JSON.parse(row.payload) as Person;
      }),
    eraseSubscriber: (id: string, now: number) =>
      erase("subscriber_id", { id, now }, async (transaction) => {
        const row = await transaction
          .deleteFrom("subscribers")
          .where("id", "=", id)
          .returning(["email", "created_at"])
          .executeTakeFirst();
        if (row === undefined) return undefined;
        await tombstones.add(transaction, "subscriber", row.email, Math.max(now, row.created_at));
        return row;
      }),
  };
}

export type Erasure = ReturnType<typeof createErasure>;
