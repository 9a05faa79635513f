import type { DeletedReply } from "../../contracts/enquiry-changes";
import { deleteEnquiries, deleteMailbox } from "../enquiries/delete-enquiries";
import type { Store } from "../store/store";
import { formatCount } from "./format-count";

async function deleteNamed(store: Store, name: string, now: number): Promise<DeletedReply> {
  if (name.includes("@")) return deleteMailbox(store, name, now);
  const enquiry = await store.enquiries.getByReference(name.toUpperCase());
  return deleteEnquiries(store, enquiry === undefined ? [] : [enquiry.id], now);
}

/** Deletes an enquiry by its reference, or all that is stored of an address. Gets what to tell the operator. */
export async function deletePerson(store: Store, name: string | undefined, now: number): Promise<string> {
  if (name === undefined) throw new Error("Expected a reference like PA-7K2P4, or an email address.");
  const deleted = await deleteNamed(store, name, now);
  const { enquiries, subscriptions, events, mails, mailFiles, drafts, quotes, files, reviews } = deleted;
  if (enquiries + subscriptions === 0) throw new Error(`Nothing is stored of ${name}.`);
  const parts = [
    formatCount(events, "event"),
    formatCount(mails, "mail"),
    formatCount(mailFiles, "mail file"),
    formatCount(drafts, "draft"),
    formatCount(quotes, "quote"),
    formatCount(files, "file"),
    formatCount(reviews, "review"),
  ].join(", ");
  return `Deleted: ${formatCount(enquiries, "enquiry")}, ${formatCount(subscriptions, "subscriber")}; with them ${parts}. Mails that were sent, and backups, are not in reach.\n`;
}
