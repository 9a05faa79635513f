import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";

import { toLocale } from "../../config/locales";
import type { Tables } from "./tables";

/** The fields of a request for access as it was stored among the enquiries until migration 0005. */
interface OldRequest {
  name?: string;
  email?: string;
  message?: string;
}

/**
 * Carries the requests for access, which were enquiries of the kind `registration`, over to their own table, and deletes them there
 * with their mails: owners find them under People. What looked like spam is left out.
 */
export async function carryRequests(transaction: Transaction<Tables>): Promise<void> {
  const rows = await transaction
    .selectFrom("enquiries")
    .select(["locale", "payload", "suspicion", "created_at"])
    .where("kind", "=", "registration")
    .orderBy("created_at", "desc")
    .execute();
  for (const { locale, payload, suspicion, created_at } of rows) {
    const { name, email, message } = JSON.parse(payload) as OldRequest;
    if (suspicion !== null || email === undefined) continue;
    const about = (message ?? "").replace(/\s+/g, " ").slice(0, 300);
    await transaction
      .insertInto("staff_requests")
      .values({
        ...{ id: randomUUID(), email: email.toLowerCase(), name: name ?? email },
        ...{ locale: toLocale(locale), about, created_at },
      })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .execute();
  }
  await transaction.deleteFrom("enquiries").where("kind", "=", "registration").execute();
}
