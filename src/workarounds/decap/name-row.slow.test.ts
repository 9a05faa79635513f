/** @jest-environment node */
import { fromJS, type List, type Map } from "immutable";

import { nameRow, withChoices } from "./name-row";

type Field = Map<string, unknown>;

const field = fromJS({
  name: "pickup",
  label: "Puntos de recogida",
  label_singular: "punto de recogida",
}) as Field;
const fields = fromJS([
  { name: "port", options: [{ value: "bayahibe", label: "Bayahíbe" }] },
  { name: "place" },
]) as List<Field>;
const row = (values: object) => fromJS(values) as Field;

it("shows choices by their words, other values and unknown choices as they are", () => {
  expect(withChoices(fields, row({ port: "bayahibe", place: "bayahibe" })).toJS()).toEqual({
    ...{ port: "Bayahíbe", place: "bayahibe" },
  });
  expect(withChoices(fields, row({ port: "atlantis" })).toJS()).toEqual({ port: "atlantis" });
});

it.each([
  ["Bayahíbe · Muelle · 07:30", "Bayahíbe · Muelle · 07:30"],
  ["Bayahíbe ·  · 07:30", "Bayahíbe · 07:30"],
  [" ·  · ", "(punto de recogida)"],
  [undefined, "(punto de recogida)"],
])("names a row with the summary %j", (summary, name) => {
  expect(nameRow(field, summary)).toBe(name);
});
