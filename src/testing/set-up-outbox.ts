import type { SMTPServerOptions } from "smtp-server";

import type { Mailer } from "../server/mail/transport";
import { type OutboxTools, waitForDeliveries } from "../server/mail/outbox/deliver";
import { getOutboxWorker } from "../server/mail/outbox/worker";
import type { NewEnquiry } from "../server/enquiries/store-enquiry";
import type { Enquiry } from "../server/enquiries/enquiry";
import { openStore, type Store } from "../server/store";
import { captureLog } from "./capture-log";
import { createEnquiry } from "./create-enquiry";
import { startSmtp, type TestSmtp } from "./start-smtp";
import { makeTemporaryFolder } from "./temporary-folder";

export interface OutboxBench {
  readonly store: Store;
  clock: number;
  /** Where the agency wants its mails now; a test may change it. */
  agencyEmails: readonly string[];
  readLog(): string;
  tools(mailer: Mailer): OutboxTools;
  /** Starts a mail server that ends with the test. */
  startServer(behaviour?: SMTPServerOptions): Promise<TestSmtp>;
  accept(change?: Partial<NewEnquiry>): Promise<Enquiry | undefined>;
  /** Returns how the newest enquiry's mails stand, like `due smtp-451`. */
  getStates(): Promise<string[]>;
}

/** The mails' sender in tests. */
export const FROM = { name: "Agency", address: "site@agency.example" };

/** A fresh store on SQLite for each test, with what delivers its mails. */
export function setUpOutbox(): OutboxBench {
  let store: Store;
  let readLog: () => string;
  let servers: TestSmtp[];
  beforeEach(async () => {
    readLog = captureLog();
    servers = [];
    bench.clock = Date.UTC(2027, 0, 10, 15);
    store = await openStore({ dataDir: makeTemporaryFolder(), databaseUrl: undefined });
  });
  afterEach(async () => {
    // A worker that a failed test left behind would keep the process alive for ever.
    await getOutboxWorker()?.stop();
    for (const server of servers) server.cut();
    await waitForDeliveries(5_000);
    await store.close();
    await Promise.all(servers.map((server) => server.stop()));
  });
  const bench: OutboxBench = {
    clock: 0,
    agencyEmails: ["agency@example.com"],
    get store() {
      return store;
    },
    readLog: () => readLog(),
    tools: (mailer) => ({
      store,
      mailer,
      lettersPerMinute: 60,
      now: () => bench.clock,
      getMailContext: () => ({
        siteUrl: "https://site.example",
        agencyEmails: bench.agencyEmails,
        getSecret: () => "s".repeat(40),
        now: bench.clock,
      }),
    }),
    async startServer(behaviour) {
      const server = await startSmtp(behaviour);
      servers.push(server);
      return server;
    },
    async accept(change = {}) {
      const result = await store.enquiries.accept(createEnquiry(change), bench.clock);
      return store.enquiries.getByReference("reference" in result ? result.reference : "");
    },
    async getStates() {
      const [enquiry] = await store.enquiries.list(1);
      return (await store.enquiries.getMails(enquiry?.id ?? "")).map(({ status, reason }) =>
        reason === null ? status : `${status} ${reason}`,
      );
    },
  };
  return bench;
}
