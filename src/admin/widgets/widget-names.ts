/** The fields of our own, by the names that Decap's configuration knows them by. */
export const WIDGETS = {
  number: "checked-number",
  day: "checked-day",
  days: "tapped-days",
  moment: "checked-moment",
} as const;
