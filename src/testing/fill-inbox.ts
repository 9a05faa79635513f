import type { Enquiry } from "../server/enquiries/enquiry";
import type { Store } from "../server/store";
import { createQuote } from "./create-quote";
import { NOW } from "./describe-stores";

/** A word in each part of the inbox, by which its bytes are found. */
export const INBOX_WORDS = [
  "Canarynote",
  "Canaryanswer",
  "Canarydraft",
  "Canaryreply",
  "Canaryfile",
  "Canaryquote",
];

/** Does with an enquiry all that the inbox keeps: gives it to a person, notes, drafts, answers, quotes, and takes a reply with a file. */
export async function fillInbox(store: Store, { id, reference }: Enquiry, personId: string): Promise<void> {
  const by = { id: personId, name: "Ana" };
  await store.enquiries.change(
    {
      which: { id },
      change: {
        fields: { personId, status: "answered", answeredAt: NOW },
        events: [
          { kind: "answered", data: { channel: "mail", text: "Canaryanswer" }, by },
          { kind: "note", data: { text: "Canarynote" }, by },
        ],
        mails: [{ mail: "visitor-answer", recipient: "ana@example.com" }],
      },
    },
    NOW,
  );
  await store.answerDrafts.save({ enquiryId: id, personId, text: "Canarydraft" }, NOW);
  const { enquiry } = (await store.enquiries.change({ which: { id }, change: {} }, NOW)) as {
    enquiry: Enquiry;
  };
  const quote = createQuote({ text: "Canaryquote" });
  const sending = { reference, version: enquiry.version, quote, by, idempotencyKey: "key-quote-1" };
  await store.quotes.send(sending, NOW);
  await store.enquiries.change(
    {
      which: { id },
      change: {
        fields: { status: "open", dueAt: NOW },
        events: [{ kind: "reply", data: { from: "ana@example.com", subject: "Re", text: "Canaryreply" } }],
      },
      also: async (transaction, _enquiry, [eventId = ""]) => {
        await transaction
          .insertInto("replyFiles")
          .values({
            ...{ id: `file-${id}`, enquiryId: id, eventId, name: "Canaryfile.txt", bytes: 3 },
            content: Buffer.from("abc").toString("base64"),
          })
          .execute();
        return true;
      },
    },
    NOW,
  );
}
