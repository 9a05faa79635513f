import type { Migration } from "./migration";

export const deletionsAndConfirmationMails: Migration = {
  name: "0003-deletions-and-confirmation-mails",
  statements: [
    `create table tombstones (hash text primary key, at bigint not null)`,
    `create table confirmation_mails (
        mailbox text primary key, mails bigint not null, mailed_at bigint not null)`,
  ],
};
