import { WEEKDAYS } from "../../domain/config/offer";
import { addOfficeHours, type OfficeHours } from "./enquiry";

const DAILY: OfficeHours = { opens: "08:00", closes: "20:00" };
const at = (text: string) => Date.parse(`${text}:00-04:00`);

// 2027-01-10 is a Sunday.
const sunday: Pick<OfficeHours, "closed_weekdays"> = { closed_weekdays: ["sunday"] };

test.each<[string, number, Partial<OfficeHours>, string]>([
  ["2027-01-11T09:00", 2, {}, "2027-01-11T11:00"],
  ["2027-01-11T18:00", 2, {}, "2027-01-11T20:00"],
  ["2027-01-11T19:30", 2, {}, "2027-01-12T09:30"],
  ["2027-01-11T21:00", 2, {}, "2027-01-12T10:00"],
  ["2027-01-11T03:00", 2, {}, "2027-01-11T10:00"],
  ["2027-01-09T19:00", 2, sunday, "2027-01-11T09:00"],
  ["2027-01-10T12:00", 2, sunday, "2027-01-11T10:00"],
  ["2026-12-24T19:00", 2, { closed_days: ["2026-12-25"] }, "2026-12-26T09:00"],
  ["2026-12-31T19:00", 14, { closed_days: ["2027-01-01"] }, "2027-01-03T09:00"],
  ["2027-01-11T20:00", 0, {}, "2027-01-12T08:00"],
  ["2027-01-11T12:00", 0, {}, "2027-01-11T12:00"],
  ["2027-01-11T09:00", 30, {}, "2027-01-13T15:00"],
])("from %s, %d hours later with %j is %s", (from, hours, change, expected) => {
  expect(new Date(addOfficeHours(at(from), hours, { ...DAILY, ...change }))).toEqual(new Date(at(expected)));
});

test.each<[string, OfficeHours]>([
  ["closes before it opens", { opens: "20:00", closes: "08:00" }],
  ["is closed on every weekday", { ...DAILY, closed_weekdays: WEEKDAYS }],
])("counts the hours of the clock for an office that %s", (_, hours) => {
  expect(addOfficeHours(at("2027-01-11T23:00"), 2, hours)).toBe(at("2027-01-12T01:00"));
});
