import type { BounceCause } from "../../../contracts/inbox";
import { toReopened } from "../../enquiries/due-time";
import { getEnv } from "../../platform/env";
import { getReplyMails } from "../../quotes/reply-recipients";
import type { Store } from "../../store";
import { FREE } from "../outbox-repository";

/** How a mail ended that did not arrive: it came back, or no server takes it. */
interface Failure {
  status: "bounced" | "given-up";
  reason: string;
  cause: BounceCause;
}

/** In which states a mail can still end so. */
const BEFORE = { bounced: ["due", "delivered", "given-up"], "given-up": ["due"] } as const;

/** These tell of what is over: nobody waits for us when one does not arrive. */
const AFTER_TRIP: readonly string[] = ["visitor-review", "visitor-review-declined"];

/**
 * Notes, once, that a mail to a guest did not arrive: the enquiry waits for us again, and whoever wrote it is told, else whom the enquiry is
 * given to, else the agency. False for every other mail, and for one whose end is known.
 */
export async function failMail(
  store: Store,
  id: string,
  { status, reason, cause }: Failure,
  now: number,
): Promise<boolean> {
  const found = await store.outbox.get(id);
  const enquiry = found?.enquiryId ? await store.enquiries.get(found.enquiryId) : undefined;
  if (found === undefined || enquiry === undefined || !found.mail.startsWith("visitor-")) return false;
  const { mail, eventId } = found;
  const event = eventId === null ? undefined : await store.events.get(eventId);
  const personId = event?.personId ?? enquiry.personId;
  const mails = await getReplyMails({ personId }, store, getEnv().agencyEmails);
  const { outcome } = await store.enquiries.change(
    {
      which: { id: enquiry.id },
      change: (current) => ({
        ...(!AFTER_TRIP.includes(mail) && { fields: toReopened(current, now) }),
        events: [{ kind: "bounced", data: { mail, cause, reason } }],
        mails,
      }),
      also: async (transaction) => {
        const ended = await transaction
          .updateTable("outbox")
          .set({ status, reason, settled_at: now, ...FREE })
          .where("id", "=", id)
          .where("status", "in", BEFORE[status])
          .returning("id")
          .executeTakeFirst();
        return ended !== undefined;
      },
    },
    now,
  );
  return outcome === "changed";
}
