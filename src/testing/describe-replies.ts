import { type MailboxTools, openMailbox } from "../server/mail/mailbox/watch-mailbox";
import type { Enquiry } from "../server/enquiries/enquiry";
import { pollMailbox, type Poll } from "../server/mail/mailbox/poll-mailbox";
import { describeStore, type StoreBench } from "./describe-stores";
import { findDovecot } from "./find-dovecot.mjs";
import { type GuestMail, writeGuestMail } from "./guest-mail";
import { startImapServer, type TestImap } from "./imap-server.mjs";

export interface ReplyBench {
  stores: StoreBench;
  readonly imap: TestImap;
  readonly settings: { url: string; folder: string };
  tools(): MailboxTools;
  poll(): Promise<Poll>;
  /** Has a mail arrive, and polls. */
  arrive(mail: GuestMail): Promise<Poll>;
  /** Stores an enquiry and gets it with the outbox id of its receipt. */
  accept(): Promise<Enquiry & { answers: string }>;
  getEvents(): Promise<Record<string, unknown>[]>;
  /** Has the mailbox made anew, on the same port. */
  makeAnew(): Promise<void>;
}

/** Describes replies in a mailbox of a real mail server; skipped, and named as such, where there is none. */
export function describeReplies(title: string, describeOne: (bench: ReplyBench) => void): void {
  if (findDovecot() === undefined) {
    describe.skip(title, () => test.todo("needs dovecot"));
    return;
  }
  describeStore(title, (stores) => {
    let imap: TestImap;
    // One for all: what is left of other tests answers enquiries that are not in this one's store.
    beforeAll(async () => {
      imap = await startImapServer();
    });
    afterAll(() => imap.remove());
    const bench: ReplyBench = {
      stores,
      get imap() {
        return imap;
      },
      get settings() {
        return { url: imap.url, folder: "INBOX" };
      },
      // By the clock of this machine: the mail server notes by it when a mail arrives.
      tools: () => ({
        ...{
          store: stores.store,
          ownAddresses: ["agency@example.com", "site@agency.example"],
          now: Date.now,
        },
      }),
      async poll() {
        const client = await openMailbox(bench.settings);
        try {
          return await pollMailbox(client, bench.settings, bench.tools());
        } finally {
          client.close();
        }
      },
      async arrive(mail) {
        await imap.append(writeGuestMail(mail));
        return bench.poll();
      },
      async accept() {
        const enquiry = await stores.accept();
        const receipt = (await stores.claim()).find(({ mail }) => mail === "visitor-contact");
        return { ...enquiry, answers: receipt?.id ?? "" };
      },
      async getEvents() {
        const rows = await stores.database.db
          .selectFrom("enquiryEvents")
          .select("data")
          .where("kind", "=", "reply")
          .orderBy("number")
          .execute();
        return rows.map(({ data }) => data);
      },
      async makeAnew() {
        const { port } = imap;
        await imap.remove();
        imap = await startImapServer(undefined, port);
      },
    };
    describeOne(bench);
  });
}
