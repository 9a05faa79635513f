import { parsePlace } from "../ui/hooks";
import { isList, readFilters, toListHash } from "./place";

it("a list's filters are written into the address, and read from it", () => {
  const hash = "#view=due&q=jos%C3%A9+%26+co&offer=saona-island&from=2026-12-01";
  const filters = readFilters(parsePlace(hash));
  expect(filters).toMatchObject({ view: "due", q: "josé & co", offer: "saona-island", port: "" });
  expect(toListHash(filters)).toBe(hash);
});

it.each<[string, string, Record<string, string>]>([
  ["#PA-7K2P4/status", "PA-7K2P4/status", {}],
  ["#accounts?month=2026-11", "accounts", { month: "2026-11" }],
  [
    "#new-booking?offer=saona-island&day=2026-12-24",
    "new-booking",
    { offer: "saona-island", day: "2026-12-24" },
  ],
])("%s is a place beside the list", (hash, path, values) => {
  const place = parsePlace(hash);
  expect([place.path, Object.fromEntries(place.values), isList(place)]).toEqual([path, values, false]);
});

it.each(["", "#", "#PA-1", "#__proto__=1", "#%", "#constructor"])("%p is the list", (hash) =>
  expect(isList(parsePlace(hash))).toBe(true),
);
