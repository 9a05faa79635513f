import type { DeletedReply } from "../../contracts/enquiry-changes";
import type { Store } from "../store/store";

const NOTHING: DeletedReply = {
  ...{
    enquiries: 0,
    events: 0,
    mails: 0,
    mailFiles: 0,
    drafts: 0,
    quotes: 0,
    files: 0,
    reviews: 0,
    subscriptions: 0,
  },
};

/** Deletes enquiries with all that belongs to them, here and in later restores; gets what was deleted. */
export async function deleteEnquiries(
  store: Store,
  ids: readonly string[],
  now: number,
): Promise<DeletedReply> {
  const total = { ...NOTHING };
  for (const id of ids) {
    const erased = await store.enquiries.erase(id, now);
    if (erased === undefined) continue;
    total.enquiries += 1;
    for (const part of Object.keys(erased) as (keyof typeof erased)[]) total[part] += erased[part];
  }
  return total;
}

/** Deletes all that is stored of an address: its enquiries, and its subscription to the newsletter. */
export async function deleteMailbox(store: Store, email: string, now: number): Promise<DeletedReply> {
  const mailbox = email.toLowerCase();
  const deleted = await deleteEnquiries(store, await store.inbox.listOf(mailbox), now);
  const subscriber = await store.subscribers.getByEmail(mailbox);
  if (subscriber === undefined) return deleted;
  await store.subscribers.unsubscribe(subscriber.id, now);
  return { ...deleted, subscriptions: 1 };
}
