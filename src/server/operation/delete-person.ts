import type { Store } from "../store/store";

/** Gets the ids of the enquiries that a reference or an address names. */
async function findEnquiries({ enquiries }: Store, name: string): Promise<string[]> {
  if (!name.includes("@")) {
    const enquiry = await enquiries.getByReference(name.toUpperCase());
    return enquiry === undefined ? [] : [enquiry.id];
  }
  const all = await enquiries.list(1_000_000);
  return all.flatMap(({ id, payload }) => (payload.email.toLowerCase() === name.toLowerCase() ? [id] : []));
}

/** Deletes an enquiry by its reference, or all that is stored of an address. Gets what to tell the operator. */
export async function deletePerson(store: Store, name: string | undefined, now: number): Promise<string> {
  if (name === undefined) throw new Error("Expected a reference like PA-7K2P4, or an email address.");
  const enquiries = await findEnquiries(store, name);
  const subscriber = await store.subscribers.getByEmail(name.toLowerCase());
  for (const id of enquiries) await store.enquiries.delete(id, now);
  if (subscriber !== undefined) await store.subscribers.unsubscribe(subscriber.id, now);
  if (enquiries.length === 0 && subscriber === undefined) throw new Error(`Nothing is stored of ${name}.`);
  return `Deleted: ${enquiries.length} enquiries, ${subscriber === undefined ? 0 : 1} subscribers. Mails that were sent, and backups, are not in reach.\n`;
}
