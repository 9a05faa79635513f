import { LOCALE_CODES } from "../../src/config/locales";

/**
 * Each language at one width, phone and desktop in turn: words depend on the language and the layout on the width, so each of both is seen
 * without a test of every pair.
 */
export const LOCALES_WITH_WIDTHS = LOCALE_CODES.map((locale, index) => ({
  locale,
  width: index % 2 === 0 ? 360 : 1280,
}));
