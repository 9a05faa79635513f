import { PLACE_MAX_LENGTH } from "./booking";

/** The forms of the site; each posts to the function of its name, `/api/contact`. */
export type FormName = "contact" | "subscribe" | "registration";

/** Where these forms are posted; their drafts are kept under these names. */
export const CONTACT_ENDPOINT = "/api/contact";
export const REGISTRATION_ENDPOINT = "/api/registration";

/** The honeypot: a field that people do not see and bots fill in. No profile of a browser or password manager has its name. */
export const HONEYPOT_FIELD = "topic_2";

/** Longest values that the forms take, in characters as a person counts them (Unicode code points). */
export const TEXT_LIMITS = {
  name: 100,
  lastname: 100,
  email: 254,
  phone: 60,
  message: 4000,
  place: PLACE_MAX_LENGTH,
  about: 300,
  /** A mail of staff to a guest. */
  answer: 8000,
  source: 200,
} as const;

export const QUOTE_LIMITS = {
  label: 200,
  count: 1000,
  /** Of a unit price, and of the total: ten million dollars, far above any trip, far below what a number cannot hold. */
  cents: 1_000_000_000,
  payUrl: 500,
} as const;

/** Largest body of a post, in bytes. */
export const BODY_LIMIT = 64 * 1024;
