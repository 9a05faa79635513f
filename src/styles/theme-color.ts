/** The colour that browsers give their own frame: the token `--lagoon`. */
export const THEME_COLOR = "#0a5a66";
