import type { Enquiry } from "../enquiries/enquiry";
import type { NewMail } from "../mail/outbox-row";
import type { Store } from "../store";

/** Returns the mails that tell what a guest did: to the person whom the enquiry is given to, or else to the agency. */
export async function getReplyMails(
  { personId }: Pick<Enquiry, "personId">,
  store: Store,
  agencyEmails: readonly string[],
): Promise<NewMail[]> {
  const person = personId === null ? undefined : await store.staff.people.get(personId);
  const isReached = person !== undefined && !person.isDisabled && !person.isLocal;
  const recipients = isReached ? [person.email] : agencyEmails;
  return recipients.map((recipient) => ({ mail: "agency-reply", recipient }));
}
