/** The colour that browsers give their own frame: the token `--lagoon`. */
export const THEME_COLOR = "#0a5a66";

/** The ground of the pages: the token `--paper`. */
export const SURFACE_COLOR = "#fffdf8";
