/** The forms of the site; each posts to the function of its name, `/api/contact`. */
export const FORM_NAMES = ["contact", "subscribe", "registration"] as const;
export type FormName = (typeof FORM_NAMES)[number];

/** A field that people do not see and machines fill in. Its name looks real, but no browser fills it by itself. */
export const HONEYPOT_FIELD = "website";
