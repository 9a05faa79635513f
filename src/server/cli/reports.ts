import { deleteEnquiries, deleteMailbox } from "../enquiries/service";
import { toTableTime } from "../enquiries/csv";
import { getLetterFigures, getLetterState } from "../newsletter/letters";
import type { Store } from "../store";

/** Writes a number with its noun, as operators read it: "1 enquiry", "2 enquiries". */
export function formatCount(count: number, noun: string): string {
  const plural = noun.endsWith("y") ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  return `${count} ${count === 1 ? noun : plural}`;
}

async function deleteNamed(store: Store, name: string, now: number) {
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

/** Describes the letters that were sent, a line each, and how many addresses take no mail; for the operator. */
export async function describeLetters(store: Store): Promise<string> {
  const letters = await store.letters.list();
  const { length } = await store.subscribers.listBounced(1_000_000);
  const lines = letters.map((one) => {
    const { letter } = one;
    const { waiting, sent, failed, bounced, left, unsubscribed } = getLetterFigures(one);
    const figures = `${sent} sent, ${waiting} waiting, ${failed} failed, ${bounced} bounced, ${left} left before, ${unsubscribed} unsubscribed by it`;
    return `${letter.key}  ${toTableTime(letter.createdAt)} UTC  ${getLetterState(one)}  ${figures}`;
  });
  const list = lines.length === 0 ? "No letter was sent yet." : lines.join("\n");
  return `${list}\nSubscribers whose mails come back: ${length}.\n`;
}
