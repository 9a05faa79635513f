import { parseHash, toHash, type Place } from "./place";

it.each<[string, Place]>([
  ["", { kind: "list", offer: "", from: "" }],
  ["#", { kind: "list", offer: "", from: "" }],
  ["#offer=saona-island&from=2026-12-01", { kind: "list", offer: "saona-island", from: "2026-12-01" }],
  ["#offer=%3Cb%3E&from=tomorrow&x=1", { kind: "list", offer: "", from: "" }],
  ["#saona-island/2026-12-24", { kind: "day", offer: "saona-island", day: "2026-12-24" }],
  ["#saona-island/2026-12-24/x", { kind: "list", offer: "", from: "" }],
  ["#../2026-12-24", { kind: "list", offer: "", from: "" }],
])("%s is a place", (hash, place) => {
  expect(parseHash(hash)).toEqual(place);
  expect(parseHash(toHash(place))).toEqual(place);
});
