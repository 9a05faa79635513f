import { isDeepStrictEqual } from "node:util";

import { LOCALE_CODES } from "../../config/locales";
import type { LetterContent } from "../../contracts/letters";

/** What staff have written of a letter. The words and prices of its offers are those of the site. */
function listWritten(content: LetterContent) {
  return LOCALE_CODES.map((locale) => {
    const { offers, ...text } = content[locale];
    return { ...text, offers: offers.map(({ path }) => path) };
  });
}

/** Tells whether staff have written something else since; a price that has changed is none. */
export function isRewritten(before: LetterContent, now: LetterContent): boolean {
  return !isDeepStrictEqual(listWritten(before), listWritten(now));
}
