import { adoptTrip, changeTrip, getYoungest, mergeTrip, pickTrip } from "./trip";

const merge = (trip: string, search: string) => mergeTrip(trip, new URLSearchParams(search)).toString();

it("takes of an address what is of the trip, and nothing that was not said", () => {
  const address = "?service=saona&port=bayahibe&date=&adults=3&small=1&age=4&q=boat";
  expect(pickTrip(new URLSearchParams(address)).toString()).toBe("port=bayahibe&adults=3&small=1&age=4");
});

it.each([
  ["fills what the address leaves open", "date=2026-12-01&adults=3", "adults=2", "date=2026-12-01&adults=2"],
  ["is all of it without an address", "port=bayahibe", "", "port=bayahibe"],
  [
    "loses the ship where a hotel is chosen",
    "pickup=cruise&place=Aurora&docks=07:00&clock=behind",
    "pickup=hotel",
    "pickup=hotel",
  ],
  [
    "keeps the ship of the same kind of pick-up",
    "pickup=cruise&docks=07:00",
    "pickup=cruise&aboard=16:00",
    "pickup=cruise&docks=07%3A00&aboard=16%3A00",
  ],
  [
    "has no child of the trip where the party was counted anew",
    "adults=2&children=2",
    "adults=3",
    "adults=3",
  ],
])("the trip %s", (_, trip, search, merged) => {
  expect(merge(trip, search)).toBe(merged);
});

it.each([
  ["the touched fields alone", ["adults"], "date=2026-12-01&adults=4"],
  ["no field that was emptied", ["date"], ""],
  ["no ship after another pick-up was chosen", ["pickup"], "date=2026-12-01&pickup=hotel"],
])("a change of a form takes over %s", (_, touched, changed) => {
  const form = new URLSearchParams("adults=4&children=2&date=&pickup=hotel&q=x");
  const trip = touched[0] === "pickup" ? "date=2026-12-01&pickup=cruise&docks=07:00" : "date=2026-12-01";
  expect(changeTrip(trip, form, [...touched, "q"])).toBe(changed);
});

it.each([
  ["age=4", 4],
  ["age=0", 0],
  ["age=four", undefined],
  ["", undefined],
])("the youngest of %p is %p", (trip, age) => {
  expect(getYoungest(trip)).toBe(age);
});

it.each([
  [
    "what the trip leaves open",
    "date=2026-12-02",
    "date=2026-12-01&port=bayahibe",
    "date=2026-12-02&port=bayahibe",
  ],
  [
    "no flight and nobody's hotel",
    "adults=2",
    "pickup=airport&place=AA1&date=2026-12-01",
    "date=2026-12-01&adults=2",
  ],
  ["no day that is over", "", "date=2026-11-20&adults=3", "adults=3"],
])("an address adds to the trip %s", (_, trip, address, adopted) => {
  expect(adoptTrip(trip, new URLSearchParams(address), "2026-11-21")).toBe(adopted);
});
