/** The forms of the site; each posts to the function of its name, `/api/contact`. */
export type FormName = "contact" | "subscribe" | "registration";

/** Where these forms are posted; their drafts are kept under these names. */
export const CONTACT_ENDPOINT = "/api/contact";
export const REGISTRATION_ENDPOINT = "/api/registration";

/** The honeypot: a field that people do not see and bots fill in. No profile of a browser or password manager has its name. */
export const HONEYPOT_FIELD = "topic_2";
