/** Small children are those under 1 metre. */
export const PARTY_KINDS = ["adults", "children", "smallChildren"] as const;

/** Nobody travels without an adult. */
export const LEAST_PARTY = { adults: 1, children: 0, smallChildren: 0 } as const;

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
  shipDocked: "docks",
  shipAllAboard: "aboard",
  shipClock: "clock",
} as const;
