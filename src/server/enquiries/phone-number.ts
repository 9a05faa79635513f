import { parsePhoneNumberFromString } from "libphonenumber-js/min";

import { normalize } from "../../lib/normalize";

/** What people put between two numbers. */
const BETWEEN_NUMBERS = /[/;,|]|\s(?:and|e|o|oppure|or|y)\s/i;

const DOMINICAN = /^8[024]9\d{7}$/;

function parse(text: string): string | undefined {
  // Two zeros in front stand for the plus.
  const international = normalize(text, "NFKC").replace(/^([^\d+]*)00(?=[1-9])/, "$1+");
  const number = parsePhoneNumberFromString(international, "DO");
  if (number?.isPossible() !== true) return undefined;
  const isOurs = international.includes("+") || DOMINICAN.test(number.nationalNumber);
  return isOurs ? number.number : undefined;
}

/**
 * Returns the first whole number of what a guest typed as their phone, like `+393331234567`; `undefined` where it is not certain whose number it is.
 * Ten digits without a country code are Dominican, or nobody knows.
 */
export function getPhoneNumber(typed: string): string | undefined {
  for (const text of [typed, ...typed.split(BETWEEN_NUMBERS)]) {
    const number = parse(text);
    if (number !== undefined) return number;
  }
  return undefined;
}
