/** The files of sentences that pages use, one namespace each. */
export const PAGE_NAMESPACES = [
  "booking",
  "card",
  "catalog",
  "common",
  "contact",
  "form",
  "home",
  "newsletter",
  "offer",
  "registration",
  "shortlist",
] as const;

/**
 * How i18next reads the sentences, everywhere. Gatsby hands a plugin's options to the browser as JSON: no functions in here. Where
 * both separators are the same, i18next takes the first part of a key for a namespace if it is one of `ns`.
 */
export const I18NEXT_OPTIONS = {
  ns: [...PAGE_NAMESPACES],
  nsSeparator: ".",
  keySeparator: ".",
  // React and the mails' templates escape what they show.
  interpolation: { escapeValue: false },
};
