import type { Migration } from "./migration";

export const replies: Migration = {
  name: "0012-replies",
  statements: [
    // The mails of the last day.
    `create index mailbox_messages_by_at on mailbox_messages (at)`,
    // Which network asked for a receipt.
    `alter table receipts add column network text not null default ''`,
  ],
};
