import type { Migration } from "./migration";

export const freedPlaces: Migration = {
  name: "0010-freed-places",
  statements: ["alter table outbox add column data text"],
};
