import type { Migration } from "./migration";

export const departures: Migration = {
  name: "0007-departures",
  statements: [
    `create table departures (
    id text primary key, offer text not null, day text not null, status text not null, reason text not null,
    who text, changed_at bigint not null)`,
    `create index departures_by_day on departures (day)`,
    // What is held is counted of the accepted quotes themselves: no second number can disagree with them.
    `create index quotes_held on quotes (offer, travel_date) where status = 'accepted'`,
    `create table departure_calendars (
    id text primary key, key_hash text not null unique, name text not null, locale text not null,
    who text not null, created_at bigint not null, ended_at bigint)`,
  ],
};
