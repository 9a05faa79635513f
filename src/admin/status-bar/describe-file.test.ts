/** @jest-environment node */
import { STAFF_LOCALES } from "../../config/staff-text";
import { describeFile } from "./describe-file";

it("names a ready-made answer in the language of staff, and leads to it", () => {
  expect(
    STAFF_LOCALES.map((staff) => describeFile("content/answers/pickup-time.json", [], staff).name),
  ).toEqual([
    "Ready-made answers · Pickup time",
    "Respuestas preparadas · Pickup time",
    "Risposte pronte · Pickup time",
  ]);
  expect(describeFile("answers/pickup-time.json", [], "en").address).toBe(
    "#/collections/answers/entries/pickup-time",
  );
});
