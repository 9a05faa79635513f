/** @jest-environment node */
import { detectLocale, formatLocaleCookie, getCookieLocale, matchLanguages } from "./detect-locale";

describe("a browser's languages", () => {
  it.each<[string, string[], string | undefined]>([
    ["takes an exact iso code", ["es-ES"], "es"],
    ["takes the language alone", ["it"], "it"],
    ["takes another country's form of the language", ["es-MX"], "es"],
    ["does not mind upper and lower case", ["IT-it"], "it"],
    ["takes a language that was named before an exact iso code", ["es-MX", "en-US"], "es"],
    ["takes the visitor's first language alone before another in full", ["it", "en-US", "en"], "it"],
    ["takes the first of those that the site speaks", ["sv-SE", "it", "es", "en-US"], "it"],
    ["takes the earlier of two exact iso codes", ["it-IT", "es-ES"], "it"],
    ["takes the earlier of two languages", ["es-DO", "it-CH", "en-GB"], "es"],
    ["passes over languages that the site does not speak", ["fi-FI", "sv", "it-CH"], "it"],
    ["does not take a language that merely begins alike", ["est", "ita-IT"], undefined],
    ["fits nothing when the site speaks none of them", ["fi-FI", "sv"], undefined],
    ["fits nothing when the browser names none", [], undefined],
    ["fits nothing when the browser names an empty one", [""], undefined],
  ])("%s", (_, languages, locale) => {
    expect(matchLanguages(languages)).toBe(locale);
  });
});

describe("the cookie", () => {
  it.each<[string, string | undefined]>([
    ["i18n_redirected=es", "es"],
    ["a=1; i18n_redirected=it; b=2", "it"],
    ["a=1;i18n_redirected=en", "en"],
    ["i18n_redirected=xx", undefined],
    ["i18n_redirected=", undefined],
    ["i18n_redirected", undefined],
    ["xi18n_redirected=es", undefined],
    ["other=es", undefined],
    ["", undefined],
  ])("is read from %j as %s", (cookies, locale) => {
    expect(getCookieLocale(cookies)).toBe(locale);
  });

  it("is written for a year, the whole site, same-site lax and not secure", () => {
    expect(formatLocaleCookie("es")).toBe("i18n_redirected=es; Max-Age=31536000; Path=/; SameSite=Lax");
  });
});

describe("the language of a visitor of the root path", () => {
  it.each<[string, string, string[], string]>([
    ["is the remembered one before the browser's", "i18n_redirected=it", ["es-ES"], "it"],
    ["is the browser's when nothing is remembered", "", ["es-ES"], "es"],
    [
      "is the browser's when what is remembered is no language of the site",
      "i18n_redirected=xx",
      ["it"],
      "it",
    ],
    ["is English when nothing is known", "", [], "en"],
    ["is English when the site does not speak the browser's", "", ["fi-FI"], "en"],
  ])("%s", (_, cookies, languages, locale) => {
    expect(detectLocale(cookies, languages)).toBe(locale);
  });
});
