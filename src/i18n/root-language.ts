import { DEFAULT_LOCALE } from "../config/locales";
import { detectLocale, formatLocaleCookie } from "./detect-locale";
import { getPath } from "./routes";

const CRAWLER = /bot|crawl|spider|slurp|facebookexternalhit|whatsapp|preview/i;

/**
 * Runs inline in the head of the root path, before the first paint: chooses the visitor's language, remembers it and
 * goes there. Crawlers, and visitors without scripts, stay on the English page. It acts on a fresh load alone, never
 * when the page is reached by a link inside the site.
 */
function chooseLanguage() {
  if (document.readyState !== "loading" || CRAWLER.test(navigator.userAgent)) return;
  const locale = detectLocale(document.cookie, navigator.languages);
  document.cookie = formatLocaleCookie(locale);
  if (locale !== DEFAULT_LOCALE) location.replace(getPath("home", locale) + location.search + location.hash);
}

if (location.pathname === "/") chooseLanguage();
