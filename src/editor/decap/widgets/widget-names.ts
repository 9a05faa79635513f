/** The fields of our own, by the names that Decap's configuration knows them by. */
export const WIDGETS = {
  number: "checked-number",
  day: "checked-day",
  days: "tapped-days",
  moment: "checked-moment",
  // Decap's own names: it makes the values of a new entry by them.
  part: "object",
  rows: "list",
  languages: "languages",
  group: "group",
} as const;
