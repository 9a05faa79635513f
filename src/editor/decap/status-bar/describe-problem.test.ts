/** @jest-environment node */
import { STAFF_LOCALES } from "../../../config/staff";
import { describeFile } from "./describe-problem";

it("names a file of sentences as the editor does, and leads to it", () => {
  const file = "src/locales/it/form.json";
  expect(STAFF_LOCALES.map((staff) => describeFile(file, [], staff).name)).toEqual([
    "Italiano · All forms",
    "Italiano · Todos los formularios",
    "Italiano · Tutti i moduli",
  ]);
  expect(describeFile(file, [], "en").address).toBe("#/collections/messages/entries/form-it");
});

it("names a ready-made answer in the language of staff, and leads to it", () => {
  expect(
    STAFF_LOCALES.map((staff) => describeFile("content/answers/pickup-time.json", [], staff).name),
  ).toEqual([
    "Ready-made answers · Pickup time",
    "Respuestas preparadas · Pickup time",
    "Risposte pronte · Pickup time",
  ]);
  expect(describeFile("content/partners/hotel-brisa.json", [], "es").name).toBe(
    "Colaboradores · Hotel brisa",
  );
  expect(describeFile("answers/pickup-time.json", [], "en").address).toBe(
    "#/collections/answers/entries/pickup-time",
  );
});
