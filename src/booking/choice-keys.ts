/** Whom the panel counts at first: two adults. */
export const FIRST_PARTY = { adults: 2, children: 0, smallChildren: 0 } as const;

/** The names in addresses and in the plain form. Links that people have sent depend on them: never rename one. */
export const CHOICE_KEYS = {
  port: "port",
  date: "date",
  adults: "adults",
  children: "children",
  smallChildren: "small",
  pickupKind: "pickup",
  place: "place",
  shipAllAboard: "aboard",
} as const;
