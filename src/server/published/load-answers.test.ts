/** @jest-environment node */
import { LOCALE_CODES } from "../../config/locales";
import { loadAnswers } from "./load-answers";

describe("the ready-made answers of the site", () => {
  const answers = loadAnswers();

  it("are at least twelve, each in all languages with the same open values", () => {
    expect(answers.length).toBeGreaterThanOrEqual(12);
    const getOpen = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();
    for (const { text, title } of answers)
      for (const locale of LOCALE_CODES) {
        expect(title[locale]).not.toBe("");
        expect(getOpen(text[locale])).toEqual(getOpen(text.en));
      }
  });

  it("address guests in Spanish as usted, and name no price", () => {
    for (const { text } of answers) {
      expect(text.es).not.toMatch(/\b(tú|tu|tus|te|contigo|vosotros)\b/i);
      expect(JSON.stringify(text)).not.toMatch(/\$\s?\d|\d\s?(USD|US\$)/);
    }
  });
});
