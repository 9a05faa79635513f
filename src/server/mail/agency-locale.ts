import { DEFAULT_LOCALE } from "../../config/locales";

/** The language of mails to the agency as long as no staff are known, who have languages of their own (docs/decisions/0013). */
export const AGENCY_LOCALE = DEFAULT_LOCALE;
