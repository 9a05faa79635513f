import { HOUR_MS } from "../domain/booking/calendar-day";
import type { Mail } from "../server/mail/message";
import type { Delivery } from "../server/mail/transport";
import { deliverDue, type OutboxTools } from "../server/mail/outbox/deliver";
import { remindOfDue } from "../server/enquiries/reminders";
import { captureLog } from "./capture-log";
import { NOW, type StoreBench } from "./describe-stores";

export const TOM = { email: "tom@example.com", name: "Tom", locale: "en", role: "staff" } as const;
export const LIA = { email: "lia@example.com", name: "Lia", locale: "it", role: "staff" } as const;
export const OLGA = { email: "olga@example.com", name: "Olga", locale: "es", role: "owner" } as const;
/** When the answer to an enquiry of now is due. */
export const DUE = NOW + 2 * HOUR_MS;

/** Prepares a site whose store is the bench's, and whose mails are kept in memory. */
export function setUpReminders(bench: StoreBench) {
  const sent: Mail[] = [];
  let now = NOW;
  let agencyEmails: readonly string[];
  let delivery: Delivery;
  beforeEach(() => {
    captureLog();
    agencyEmails = ["agency@example.com"];
    delivery = { outcome: "delivered" };
    sent.length = 0;
  });
  const tools = (): OutboxTools => ({
    store: bench.store,
    lettersPerMinute: 60,
    mailer: { deliver: (mail) => Promise.resolve(sent.push(mail)).then(() => delivery) },
    now: () => now,
    getMailContext: () => ({
      ...{ siteUrl: "https://site.example", agencyEmails, now },
      getSecret: () => "s".repeat(40),
    }),
  });
  const look = () => remindOfDue(tools());
  return {
    look,
    /** Lets the site look for what is due at a moment, and gets the reminders that left. */
    async remindAt(moment: number) {
      now = moment;
      sent.length = 0;
      await look();
      await deliverDue(tools());
      return sent.filter(({ label }) => label.includes("-reminder-"));
    },
    at: (moment: number) => (now = moment),
    /** Sets what the mail server answers. */
    setDelivery: (next: Delivery) => (delivery = next),
    /** Sets where the agency wants its mails. */
    setAgency: (...emails: string[]) => (agencyEmails = emails),
    // Staff are listed in the order in which they came.
    add: (person: typeof TOM | typeof LIA | typeof OLGA) =>
      bench.store.staff.people.add(person, NOW - (person === TOM ? 1 : 0)),
    change: (id: string, fields: object) =>
      bench.store.enquiries.change({ which: { id }, change: { fields } }, now),
  };
}
