import { DEFAULT_LOCALE } from "../../config/locales";

/** The language in which the agency works, and so that of the mails to it (docs/decisions/0013). */
export const AGENCY_LOCALE = DEFAULT_LOCALE;
