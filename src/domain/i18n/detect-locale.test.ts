/** @jest-environment node */
import { detectLocale, formatLocaleCookie } from "./detect-locale";

it.each<[cookies: string, languages: string[], locale: string]>([
  ["", ["es-ES"], "es"],
  ["", ["IT-it"], "it"],
  ["", ["es-MX", "en-US"], "es"],
  ["", ["sv-SE", "it", "es", "en-US"], "it"],
  ["", ["est", "ita-IT"], "en"],
  ["", ["fi-FI", ""], "en"],
  ["", [], "en"],
  ["a=1; i18n_redirected=it; b=2", ["es-ES"], "it"],
  ["a=1;i18n_redirected=en", ["es-ES"], "en"],
  ["i18n_redirected=xx", ["it"], "it"],
  ["i18n_redirected", ["it"], "it"],
  ["xi18n_redirected=es", ["it"], "it"],
])("a visitor with the cookie %j and the languages %j reads %s", (cookies, languages, locale) => {
  expect(detectLocale(cookies, languages)).toBe(locale);
});

it("the cookie is written for a year, the whole site, same-site lax and not secure", () => {
  expect(formatLocaleCookie("es")).toBe("i18n_redirected=es; Max-Age=31536000; Path=/; SameSite=Lax");
});
