/** @jest-environment node */
import ports from "../../../content/settings/ports.json";
import { LOCALE_CODES } from "../../config/locales";
import { sayChoice } from "./choice-words";

it.each(LOCALE_CODES)("calls the ports as the site does in %s", (locale) => {
  const shown = ports[locale].ports;
  expect(shown.map(({ key }) => sayChoice(key, locale))).toEqual(shown.map(({ name }) => name));
});
