import { createEnquiryRow, createListReply } from "../../testing/create-enquiry-reply";
import { addPage, hasMore, showNewest, takeNewest } from "./list-state";

const row = (reference: string, name = "Ana") => createEnquiryRow({ reference, name });
const reply = (...references: string[]) => createListReply(references.map((reference) => row(reference)));
const getReferences = ({ rows }: { rows: readonly { reference: string }[] }) =>
  rows.map(({ reference }) => reference);

it("shows the first answer, and that of another query, at once", () => {
  const first = takeNewest(undefined, "", reply("A", "B"));
  expect(getReferences(first)).toEqual(["A", "B"]);
  expect(getReferences(takeNewest(first, "q=x", reply("C")))).toEqual(["C"]);
});

it("leaves the rows where they are when one arrives, and says how many wait", () => {
  const state = takeNewest(showNewest("", reply("A", "B")), "", reply("N", "A", "B"));
  expect([getReferences(state), state.waiting]).toEqual([["A", "B"], 1]);
  expect(getReferences(showNewest("", state.newest))).toEqual(["N", "A", "B"]);
});

it("takes new facts of a row that is shown, without a word", () => {
  const state = takeNewest(showNewest("", reply("A", "B")), "", createListReply([row("A", "Eva"), row("B")]));
  expect([state.rows[0]?.name, state.waiting]).toEqual(["Eva", null]);
});

it.each([
  ["moved", ["B", "A"]],
  ["went", ["A"]],
])("says that a row %s, and leaves it", (_, references) => {
  const state = takeNewest(showNewest("", reply("A", "B")), "", reply(...references));
  expect([getReferences(state), state.waiting]).toEqual([["A", "B"], 0]);
});

it("adds pages below, without a row that moved onto the next one", () => {
  const page = { ...reply("B", "C"), next: "2" };
  const state = addPage(showNewest("", { ...reply("A", "B"), next: "1" }), page);
  expect([getReferences(state), state.next]).toEqual([["A", "B", "C"], "2"]);
  expect(takeNewest(state, "", { ...reply("A", "B"), next: "1" }).waiting).toBeNull();
});

it.each([
  ["of another query", "q=x", { next: "1" }],
  ["that are all there is", "", {}],
])("keeps no pages below rows %s", (_, query, facts) => {
  const state = addPage(showNewest("", { ...reply("A", "B"), next: "1" }), reply("C"));
  expect(hasMore(state, "", { ...reply("N", "A"), next: "1" })).toBe(true);
  expect(hasMore(state, query, { ...reply("N", "A"), ...facts })).toBe(false);
});

it("fills an empty list at once", () => {
  expect(getReferences(takeNewest(showNewest("", reply()), "", reply("A")))).toEqual(["A"]);
});
