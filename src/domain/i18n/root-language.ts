import { DEFAULT_LOCALE } from "../config/locales";
import { detectLocale, formatLocaleCookie } from "./detect-locale";
import { getPath } from "./routes";

const CRAWLER = /bot|crawl|spider|slurp|facebookexternalhit|whatsapp|preview/i;
/** CUBOT phones match `bot`. */
const PHONE = /cubot/gi;

/**
 * Runs inline in the head of the root path, before the first paint: chooses the visitor's language, remembers it and
 * goes there. Crawlers, and visitors without scripts, stay on the English page. It acts on an arrival alone, never when
 * the page is reached by a link inside the site, be it followed by Gatsby or, before Gatsby runs, by the browser.
 */
function chooseLanguage() {
  const byLink = document.readyState !== "loading" || document.referrer.startsWith(`${location.origin}/`);
  if (byLink || CRAWLER.test(navigator.userAgent.replace(PHONE, ""))) return;
  const locale = detectLocale(document.cookie, navigator.languages);
  document.cookie = formatLocaleCookie(locale);
  if (locale !== DEFAULT_LOCALE) location.replace(getPath("home", locale) + location.search + location.hash);
}

if (location.pathname === "/") chooseLanguage();
