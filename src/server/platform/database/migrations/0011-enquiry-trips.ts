import type { Migration } from "./migration";

export const enquiryTrips: Migration = {
  name: "0011-enquiry-trips",
  statements: [
    `create table enquiry_trips (
    id text primary key, enquiry_id text not null references enquiries (id) on delete cascade,
    offer text, port text, day text)`,
    `create index enquiry_trips_by_enquiry on enquiry_trips (enquiry_id)`,
    // All that the filters and their choices need.
    `create index enquiry_trips_by_offer on enquiry_trips (offer, day, port, enquiry_id)`,
    `alter table enquiries add column trips integer`,
    // Those whose trips are still to be stored; none between two upgrades.
    `create index enquiries_without_trips on enquiries (id) where trips is null`,
  ],
};
