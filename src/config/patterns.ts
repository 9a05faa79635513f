/** The key of an offer, or the last part of its address: words of a to z and 0 to 9, joined by hyphens. */
export const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const KEY_MAX_LENGTH = 80;

/** A time of day as `HH:MM`. */
export const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
