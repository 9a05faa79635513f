import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

import rules from "./eslint.config.mjs";

/** These compile every component, or follow every import: together four fifths of the time. */
const SLOW = [
  "import-x/no-cycle",
  ...Object.keys(reactHooks.configs.flat.recommended.rules).filter(
    (name) => !/\/(rules-of-hooks|exhaustive-deps)$/.test(name),
  ),
];

/** The rules of `npm test`: those that need no types, with which eslint takes 2.5 GB, and are quick. `npm run prove -- lint` checks all. */
export default [
  ...rules,
  {
    ...tseslint.configs.disableTypeChecked,
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parserOptions: { projectService: false } },
  },
  {
    rules: Object.fromEntries(SLOW.map((name) => [name, "off"])),
    // Comments that excuse a rule that is off have nothing to excuse.
    linterOptions: { reportUnusedDisableDirectives: "off" },
  },
];
