/** What the contact form holds for a day that is not decided yet. */
export const NO_DAY = "none";
