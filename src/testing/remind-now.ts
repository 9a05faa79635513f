import { getOutboxPassword } from "../server/cli/outbox-password";
import type { SiteClient } from "./set-up-test-site";

/** Makes the answers to the newest enquiries of a test site due that wait, and has the scheduler call it: the reminders leave. */
export async function remindNow(site: SiteClient, newest = 100): Promise<void> {
  const { enquiries } = await site.store();
  const now = Date.now();
  for (const { id, dueAt } of await enquiries.list(newest))
    if (dueAt !== null)
      await enquiries.change(
        { which: { id }, change: { fields: { dueAt: now - 1 }, keepsVersion: true } },
        now,
      );
  const authorization = `Bearer ${getOutboxPassword("s".repeat(40))}`;
  const { status } = await site.postJson("/api/outbox", {}, { authorization });
  if (status !== 200) throw new Error(`/api/outbox answered ${status}`);
}
