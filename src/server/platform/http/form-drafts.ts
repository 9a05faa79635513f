import { createHash, randomBytes } from "node:crypto";

import type { FormName } from "../../../domain/config/forms";
import type { Locale } from "../../../domain/config/locales";
import type { FieldErrors } from "../../../domain/contracts/error-codes";
import type { Database } from "../database/database";
import { countHit, type RateLimit } from "../database/limits";

export const DRAFT_MS = 60 * 60 * 1000;

/** The input of a plain form that was refused: kept for an hour, so that it need not be typed again. */
export interface FormDraft {
  form: FormName;
  locale: Locale;
  values: Readonly<Record<string, string>>;
  code: string;
  fields: FieldErrors;
}

function hash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

export function createDraftStore(database: Database) {
  const { db } = database;
  return {
    /** Keeps a draft and gets its token, of which only the hash is stored; none when the client has had too many kept. */
    save(draft: FormDraft, rate: RateLimit, now: number): Promise<string | undefined> {
      const token = randomBytes(24).toString("base64url");
      const row = { tokenHash: hash(token), draft, expiresAt: now + DRAFT_MS };
      return database.write(async (transaction) => {
        if ((await countHit(database, transaction, rate, now)) > 0) return undefined;
        await transaction.insertInto("formDrafts").values(row).execute();
        return token;
      });
    },
    async get(token: string, now: number) {
      const row = await db
        .selectFrom("formDrafts")
        .select("draft")
        .where("tokenHash", "=", hash(token))
        .where("expiresAt", ">", now)
        .executeTakeFirst();
      return row?.draft;
    },
    async delete(token: string) {
      await db.deleteFrom("formDrafts").where("tokenHash", "=", hash(token)).execute();
    },
  };
}
