/** The brand's colours where no style sheet reaches (mails, share pictures …), as in `styles/tokens.css`. */
export const BRAND_COLORS = {
  ink: "#10262c",
  "ink-soft": "#3d5258",
  lagoon: "#0a5a66",
  "lagoon-deep": "#073f48",
  shallow: "#17a7a3",
  sand: "#f7eedd",
  paper: "#fffdf8",
  coral: "#c8401f",
  line: "#d9d2c2",
  error: "#a3201a",
} as const;

/** The same by night; pages of the server follow the visitor's setting as the site does. */
export const BRAND_COLORS_DARK = {
  ink: "#e3eeec",
  "ink-soft": "#a8bcbe",
  lagoon: "#7ad2cb",
  "lagoon-deep": "#061519",
  paper: "#0c1c21",
  line: "#2c444a",
  error: "#ffa193",
} as const;

/** The line where water meets sand, drawn as on a chart, and a second line beside it (docs/decisions/0212). */
export const SHORE = {
  viewBox: "0 0 1440 90",
  line: "M0 46C170 12 330 4 520 22s330 48 540 38c150-7 270-30 380-52",
  ground: "M0 91V62c170-34 330-42 520-24s330 48 540 38c150-7 270-30 380-52v67Z",
} as const;
