import type { Migration } from "./migration";

export const enquiryKeysAndReceipts: Migration = {
  name: "0002-enquiry-keys-and-receipts",
  statements: [
    // A key belongs to the form that it came from.
    `update enquiries set idempotency_key = kind || ':' || idempotency_key where idempotency_key is not null`,
    `alter table enquiries add column used_links text not null default ' '`,
    `alter table enquiries add column held_told_at bigint`,
    `create index enquiries_held on enquiries (id) where suspicion is not null and held_told_at is null`,
    `create table receipts (id text primary key, mailbox text not null, domain text not null, at bigint not null)`,
    `create index receipts_by_mailbox on receipts (mailbox, at)`,
    `create index receipts_by_domain on receipts (domain, at)`,
  ],
};
