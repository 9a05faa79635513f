/** The line where water meets sand, drawn as on a chart, and a second line beside it (docs/decisions/0212). */
export const SHORE = {
  viewBox: "0 0 1440 90",
  line: "M0 46C170 12 330 4 520 22s330 48 540 38c150-7 270-30 380-52",
  ground: "M0 91V62c170-34 330-42 520-24s330 48 540 38c150-7 270-30 380-52v67Z",
} as const;
