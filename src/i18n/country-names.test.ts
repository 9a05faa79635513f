/** @jest-environment node */
import { COUNTRIES } from "../config/countries";
import { LOCALE_CODES } from "../config/locales";
import { getCountryName, listCountries } from "./country-names";

describe("the countries", () => {
  it("are the 249 of ISO 3166-1 and Kosovo, each once", () => {
    expect(new Set(COUNTRIES).size).toBe(250);
    expect(COUNTRIES).toHaveLength(250);
  });

  it.each(LOCALE_CODES)("have a name in %s, and stand in its order", (locale) => {
    const list = listCountries(locale);
    expect(list.map(([code]) => code).sort()).toEqual([...COUNTRIES].sort());
    expect(list.filter(([code, name]) => name === code || name === "")).toEqual([]);
    const names = list.map(([, name]) => name);
    expect([...names].sort(new Intl.Collator(locale).compare)).toEqual(names);
  });

  it("are called as the language calls them", () => {
    expect(LOCALE_CODES.map((locale) => getCountryName("DE", locale))).toEqual([
      "Germany",
      "Alemania",
      "Germania",
    ]);
  });
});
