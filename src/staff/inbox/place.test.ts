import { NO_FILTERS, parseHash, toHash, type Place } from "./place";

const filters = {
  ...NO_FILTERS,
  view: "due",
  q: "josé & co",
  offer: "saona-island",
  from: "2026-12-01",
} as const;

it.each<[Place, string]>([
  [{ kind: "list", filters: NO_FILTERS }, "#"],
  [{ kind: "list", filters }, "#view=due&q=jos%C3%A9+%26+co&offer=saona-island&from=2026-12-01"],
  [{ kind: "enquiry", reference: "PA-7K2P4" }, "#PA-7K2P4"],
  [{ kind: "enquiry", reference: "PA-7K2P4", atStatus: true }, "#PA-7K2P4/status"],
  [{ kind: "figures" }, "#figures"],
  [{ kind: "accounts", month: "" }, "#accounts"],
  [{ kind: "accounts", month: "2026-11" }, "#accounts?month=2026-11"],
  [{ kind: "new-booking", offer: "", day: "" }, "#new-booking"],
  [
    { kind: "new-booking", offer: "saona-island", day: "2026-12-24" },
    "#new-booking?offer=saona-island&day=2026-12-24",
  ],
])("%j is %s, and back", (place, hash) => {
  expect(toHash(place)).toBe(hash);
  expect(parseHash(hash)).toEqual(place);
});

it.each(["", "#view=nothing", "#PA-1", "#PA-7K2P4/quote", "#__proto__=1", "#%"])(
  "takes %p for the whole list",
  (hash) => {
    expect(parseHash(hash)).toEqual({ kind: "list", filters: NO_FILTERS });
  },
);
