import type { Migration } from "./migration";

export const uncertainMailsAndMarks: Migration = {
  name: "0004-uncertain-mails-and-marks",
  statements: [
    `alter table outbox add column uncertain integer not null default 0`,
    `create table marks (name text primary key, value bigint not null)`,
  ],
};
