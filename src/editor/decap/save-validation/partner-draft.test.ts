/** @jest-environment node */
import { checkDraft } from "./check-draft";

const check = (fields: Record<string, unknown>) =>
  checkDraft("partners", "", { en: fields, es: fields, it: fields }, { staff: "en", known: [] });

it("a fact that a partner lacks is asked for once, without a language", () => {
  expect(check({ name: "La Perla", kind: "shop" })).toEqual([]);
  expect(check({ name: "La Perla" })).toEqual([
    { language: "", field: "What it is", text: "is missing", place: { locale: "en", path: "kind" } },
  ]);
});
