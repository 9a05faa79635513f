/** The key of an offer, or the last part of its address: words of a to z and 0 to 9, joined by hyphens. */
export const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const KEY_MAX_LENGTH = 80;

/** A UUID, or bytes as base64url. */
export const ID = /^[\w-]+$/;

/** A time of day as `HH:MM`. */
export const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** A day that the calendar has, of any year, as `MM-DD`: `02-29` is one, `02-30` is none. */
export const DAY_OF_YEAR =
  /^(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|[12]\d))$/;

/** The reference of an enquiry, like `PA-7K2P4`: no 0 O 1 I L U (`src/server/enquiries/enquiry.ts`). */
const ONE_REFERENCE = "PA-[2-9A-HJKMNP-TV-Z]{5}";
export const REFERENCE = new RegExp(`^${ONE_REFERENCE}$`);
/** For `matchAll`: the references in a text, in capitals or not. */
export const REFERENCES_IN_TEXT = new RegExp(`\\b${ONE_REFERENCE}\\b`, "gi");
