import js from "@eslint/js";
import { createNodeResolver, importX } from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import { builtinRules } from "eslint/use-at-your-own-risk";
import globals from "globals";
import tseslint from "typescript-eslint";

import { getZones } from "./scripts/lint/import-boundaries.mjs";
import { HOLLOW_TESTS } from "./scripts/lint/test-asserts.mjs";

const TEST_FILES = ["**/*.test.{ts,tsx,mjs}", "e2e/**/*.spec.ts"];
const TESTS = [...TEST_FILES, "src/testing/**", "e2e/**"];
/** Where a host or a framework looks for the default export. */
const DEFAULT_EXPORTS = [
  "*.{ts,tsx,mjs}",
  "src/{api,site/pages}/**",
  "netlify/functions/**",
  "src/workarounds/gatsby/i18n-modules/**",
  "**/*.d.ts",
];
/** The only readers of the environment: the server's own, and the configuration of builds and tests. */
const ENVIRONMENT_READERS = ["src/server/platform/env.ts", "*.config.{ts,mjs}", "gatsby-config.ts", ...TESTS];

/** Stands for systemd: hands a socket's descriptor over. */
const STAND_INS = ["bench/prove/deploy.mjs"];

const processEnv = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message:
    "Read the environment through src/server/platform/env.ts; public values stand in gatsby-config.ts.",
};
const normalizeCall = {
  selector:
    "CallExpression[callee.property.name='normalize'][callee.object.name!='posix'][arguments.length=1]",
  message: "Use normalize() of src/domain/lib/normalize: runs of combining marks take quadratic time.",
};
const hexColour = {
  selector: "Literal[value=/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i]",
  message: "Colours are tokens of src/styles.",
};

/** Internals of Gatsby, webpack and Decap, private properties and prototypes of others: for src/workarounds and scripts/workarounds alone. */
const INTERNALS = [
  "Identifier[name=/^(___(loader|navigate|push|replace|chunkMapping|webpackCompilationHash)|__webpack_.+)$/]",
  ...["Literal[value=", "TemplateElement[value.raw="].map(
    (node) =>
      `${node}/\\b(gatsby\\u002f(dist|cache-dir)|decap-cms-core\\u002fdist|gatsby-plugin-sharp\\u002fprocess-file)\\b/]`,
  ),
  "MemberExpression[computed=false][object.type!=/^(ThisExpression|Super)$/][property.name=/^_(?!__)./]",
  "MemberExpression[computed=true][property.value=/^_./]",
  "AssignmentExpression > MemberExpression.left[object.name='prototype']",
  "AssignmentExpression > MemberExpression.left[object.property.name='prototype']",
  "CallExpression[callee.object.name='Object'][callee.property.name=/^(assign|definePropert)/][arguments.0.property.name='prototype']",
].map((selector) => ({ selector, message: "This is internal to its package: src/workarounds/README.md." }));

const hollowTests = Object.entries(HOLLOW_TESTS).map(([selector, message]) => ({ selector, message }));

/** Only `src/domain/i18n` knows them: its instances are strict, and its keys are typed. */
const I18N_PACKAGES = ["i18next", "react-i18next", "gatsby-plugin-react-i18next"].map((name) => ({
  name,
  message: "Ask useLocale() of src/site/ui/locale-context, or a translator of src/domain/i18n/create-i18n.",
}));

/** Folders whose modules (`.ts`) have nothing of React. */
const WITHOUT_REACT = [
  ...["api", "content", "deployment", "domain", "editor/backend", "files", "hosting", "server", "testing"],
];

const REACT = { name: "react", message: "This folder has no components and no hooks (WITHOUT_REACT)." };

/** Pure folders run in a page, in a function and in the build. */
const BROWSER_GLOBALS = [
  ...["window", "document", "navigator", "history", "location"],
  ...["localStorage", "sessionStorage", "fetch", "requestAnimationFrame"],
].map((name) => ({
  name,
  message: "This folder is pure: what the browser holds belongs in src/site/browser.",
}));

const typescript = {
  files: ["**/*.{ts,tsx}"],
  extends: [tseslint.configs.strictTypeChecked, importX.flatConfigs.typescript],
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  rules: {
    "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
    "@typescript-eslint/no-confusing-void-expression": [
      "error",
      { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
    ],
    "@typescript-eslint/no-misused-spread": ["error", { allow: ["string"] }],
    "@typescript-eslint/no-unnecessary-type-parameters": "off",
    "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
    "@typescript-eslint/require-await": "off", // A fake or a dialect keeps an asynchronous interface.
    "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
  },
};

const everywhere = {
  plugins: {
    "import-x": importX,
    palmarena: {
      rules: {
        "no-internals": builtinRules.get("no-restricted-syntax"),
        "test-asserts": builtinRules.get("no-restricted-syntax"),
      },
    },
  },
  settings: {
    "import-x/resolver-next": [createNodeResolver({ extensions: [".ts", ".tsx", ".mjs", ".js", ".json"] })],
  },
  rules: {
    "no-console": "off",
    eqeqeq: "error",
    "max-lines": ["error", { max: 300, skipBlankLines: true }],
    "import-x/no-default-export": "error",
    "import-x/no-cycle": "error",
    "import-x/no-self-import": "error",
    "import-x/no-duplicates": ["error", { "prefer-inline": true }],
  },
};

export default tseslint.config(
  {
    ignores: [
      "public/",
      ".cache/",
      ".build/",
      "dist/",
      ".netlify/",
      ".data/",
      "static/",
      "coverage/",
      "test-results/",
      "src/gatsby-types.d.ts",
      "src/domain/i18n/placeholders.d.ts",
    ],
  },
  js.configs.recommended,
  everywhere,
  typescript,
  { files: ["**/*.mjs"], languageOptions: { globals: globals.node } },
  { files: ["plugins/**/*.js"], languageOptions: { sourceType: "commonjs", globals: globals.node } },
  {
    files: ["src/**/*.{ts,tsx}", "gatsby-*.{ts,tsx}"],
    rules: { "no-restricted-syntax": ["error", processEnv, hexColour, normalizeCall], "no-console": "error" },
  },
  {
    name: "palmarena/sentences",
    files: ["src/**/*.{ts,tsx}", "gatsby-*.{ts,tsx}"],
    ignores: ["src/domain/i18n/**", "src/site/ui/locale-context.tsx"],
    rules: { "no-restricted-imports": ["error", { paths: I18N_PACKAGES }] },
  },
  {
    files: ["src/**/*.{ts,tsx}", "gatsby-*.tsx"],
    // No component and no hook there; the rules of hooks compile every file that they are given.
    ignores: [`src/{${WITHOUT_REACT.join(",")}}/**/*.ts`],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
  },
  {
    name: "palmarena/without-react",
    files: [`src/{${WITHOUT_REACT.join(",")}}/**/*.ts`],
    rules: { "@typescript-eslint/no-restricted-imports": ["error", { paths: [REACT] }] },
  },
  {
    name: "palmarena/import-boundaries",
    files: ["src/**/*.{ts,tsx}"],
    ignores: TESTS,
    rules: {
      "import-x/no-restricted-paths": ["error", { basePath: import.meta.dirname, zones: getZones() }],
    },
  },
  {
    name: "palmarena/workarounds",
    files: ["src/**", "scripts/**", "bench/**", "gatsby-*.{ts,tsx}"],
    ignores: [
      "src/workarounds/**",
      "scripts/workarounds/**",
      "scripts/{jest,lint}/**",
      ...STAND_INS,
      ...TESTS,
    ],
    rules: { "palmarena/no-internals": ["error", ...INTERNALS] },
  },
  {
    name: "palmarena/pure",
    files: ["src/{domain/{booking,config,contracts,lib,search},content/map}/**/*.ts"],
    ignores: TESTS,
    rules: { "no-restricted-globals": ["error", ...BROWSER_GLOBALS] },
  },
  {
    files: ["src/site/**/*.{ts,tsx}"],
    ignores: TESTS,
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "^(\\.\\./)+content/",
              allowTypeImports: true,
              message: "Components know content by its types alone.",
            },
          ],
        },
      ],
    },
  },
  {
    name: "palmarena/router-type",
    files: ["src/staff/**/*.{ts,tsx}"],
    ignores: TESTS,
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "/editor/backend/|^@trpc/server",
              allowTypeImports: true,
              message: "The staff's pages know the server by the type of its router alone.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ["e2e/**/*.{ts,tsx}"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "^(\\.\\./)+content/(settings|pages)/.*\\.json$",
              message: "Content is read by e2e/support/fixture.ts.",
            },
          ],
        },
      ],
    },
  },
  // Kysely hands its query functions over to be destructured; they need no `this`.
  { files: ["src/server/**/*.ts"], rules: { "@typescript-eslint/unbound-method": "off" } },
  { files: ["src/api/**/*.ts"], rules: { "max-lines": ["error", { max: 25 }] } },
  { files: ["gatsby-node.ts"], rules: { "max-lines": ["error", { max: 30 }] } },
  { files: TESTS, rules: { "max-lines": ["error", { max: 400 }] } },
  { files: TEST_FILES, rules: { "palmarena/test-asserts": ["error", ...hollowTests] } },
  { files: DEFAULT_EXPORTS, rules: { "import-x/no-default-export": "off" } },
  {
    files: ["src/domain/config/brand.ts"],
    rules: { "no-restricted-syntax": ["error", processEnv, normalizeCall] },
  },
  { files: ENVIRONMENT_READERS, rules: { "no-restricted-syntax": "off" } },
);
