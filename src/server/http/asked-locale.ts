import { DEFAULT_LOCALE, isLocale, type Locale } from "../../config/locales";
import { matchLanguages } from "../../i18n/detect-locale";
import type { Exchange } from "./exchange";

/** Gets the languages that a browser asks for (`it-IT,it;q=0.9,en;q=0.8`), the preferred one first. */
function getLanguages(accepted: string): string[] {
  const ranges = accepted.split(",").map((range) => {
    const [language = "", ...parameters] = range.split(";").map((part) => part.trim());
    const quality = parameters.find((parameter) => /^q=/i.test(parameter));
    return { language, weight: Number(quality?.slice(2) ?? "1") };
  });
  return ranges
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
}

/** Gets the language of the address (`lang`), or else the first of the browser's that the site speaks. */
export function getAskedLocale(exchange: Exchange): Locale {
  const lang = exchange.query("lang");
  if (isLocale(lang)) return lang;
  return matchLanguages(getLanguages(exchange.header("accept-language") ?? "")) ?? DEFAULT_LOCALE;
}
