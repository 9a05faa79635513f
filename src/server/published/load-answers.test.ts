/** @jest-environment node */
import { LOCALE_CODES } from "../../config/locales";
import { listPlaceholders } from "../../lib/list-placeholders";
import { loadAnswers } from "./load-answers";

describe("the ready-made answers of the site", () => {
  const answers = loadAnswers();

  it("are at least twelve, each in all languages with the same open values", () => {
    expect(answers.length).toBeGreaterThanOrEqual(12);
    for (const { text, title } of answers)
      for (const locale of LOCALE_CODES) {
        expect(title[locale]).not.toBe("");
        expect(listPlaceholders(text[locale])).toEqual(listPlaceholders(text.en));
      }
  });

  it("address guests in Spanish as tú, and name no price", () => {
    for (const { text } of answers) {
      // To more than one guest we say ustedes; their things are "el hotel", never "su hotel".
      expect(text.es).not.toMatch(/\b(usted|le|su|sus|suy[oa]s?|vosotros)\b|(díga|escríba|lláme)nos/i);
      expect(JSON.stringify(text)).not.toMatch(/\$\s?\d|\d\s?(USD|US\$)/);
    }
  });
});
