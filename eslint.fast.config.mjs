import tseslint from "typescript-eslint";

import rules from "./eslint.config.mjs";

/** The rules that need no types, for `npm test`: with types eslint takes 2.5 GB. `npm run prove -- lint` checks all of them. */
export default [
  ...rules,
  {
    ...tseslint.configs.disableTypeChecked,
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parserOptions: { projectService: false } },
    // Comments that excuse a rule with types have nothing to excuse here.
    linterOptions: { reportUnusedDisableDirectives: "off" },
  },
];
