import type { Migration } from "./migration";

export const reviews: Migration = {
  name: "0008-reviews",
  statements: [
    `create table reviews (
    id text primary key, enquiry_id text not null unique references enquiries (id) on delete cascade,
    file text not null unique, offer text not null, trip_day text not null, locale text not null,
    status text not null, invited_at bigint not null, written_at bigint, data text, settled_at bigint,
    reason text, note text not null default '', claimed_until bigint not null default 0)`,
    `create index reviews_by_status on reviews (status, written_at)`,
    `create table review_removals (file text primary key, at bigint not null)`,
    `create index quotes_by_accepted_day on quotes (travel_date) where status = 'accepted'`,
  ],
};
