/** @jest-environment node */
import { COUNTRIES } from "../config/countries";
import { LOCALE_CODES } from "../config/locales";
import { listCountries } from "./country-names";

describe("the countries", () => {
  it.each(LOCALE_CODES)("have a name in %s, and stand in its order", (locale) => {
    const list = listCountries(locale);
    expect(new Set(COUNTRIES).size).toBe(250);
    expect(list.map(([code]) => code).sort()).toEqual([...COUNTRIES].sort());
    expect(list.filter(([code, name]) => name === code || name === "")).toEqual([]);
    const names = list.map(([, name]) => name);
    expect([...names].sort(new Intl.Collator(locale).compare)).toEqual(names);
  });
});
