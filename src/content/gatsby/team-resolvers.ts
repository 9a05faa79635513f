import { getLocale, type Locale } from "../../config/locales";

interface TeamMemberSource {
  locale: Locale;
  languages: readonly string[];
}

/** Resolves what a page says of a member of the team in words: a browser may have others for languages. */
export const TEAM_RESOLVERS = {
  speaks: {
    type: "String!",
    resolve({ locale, languages }: TeamMemberSource): string {
      const { iso } = getLocale(locale);
      const names = new Intl.DisplayNames(iso, { type: "language" });
      return new Intl.ListFormat(iso).format(languages.map((language) => names.of(language) ?? language));
    },
  },
};
