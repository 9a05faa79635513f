import { toTableTime } from "../enquiries/enquiries-csv";
import { getLetterFigures, getLetterState } from "../letters/letter-figures";
import type { Store } from "../store/store";

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
