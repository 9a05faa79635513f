/** The languages that guests can be answered in. */
export const TEAM_LANGUAGES = ["es", "en", "it", "fr", "de", "pt"] as const;
