import { LOCALE_CODES } from "../domain/config/locales";
import { loadMessages } from "./load-messages";

module.exports = Object.fromEntries(LOCALE_CODES.map((locale) => [locale, loadMessages(locale)]));
