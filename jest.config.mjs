import { readFileSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";

/** Packages published as ES modules alone (or as Gatsby's untransformed sources), which have to be compiled for Jest. */
const COMPILED_PACKAGES = [
  ...["gatsby-script", "gatsby-link", "postal-mime"],
  ...["@octokit", "before-after-hook", "universal-github-app-jwt", "universal-user-agent", "toad-cache"],
  ...["content-type", "fast-content-type-parse", "json-with-bigint"],
];

const SLOW_TESTS = "\\.(slow|upstream)\\.test\\.";
const STORE_TESTS = readdirSync("src/server", { recursive: true })
  .filter((name) => name.endsWith(".test.ts"))
  .map((name) => `src/server/${name}`)
  .filter((path) => readFileSync(path, "utf8").match(/describe(Store|Replies)\(/));

/** Compiles to CommonJS; .babelrc.json is for the site. */
function swc(parser) {
  return ["@swc/jest", { swcrc: false, jsc: { parser, transform: { react: { runtime: "automatic" } } } }];
}

/** A browser's globals are the default; a test of the server begins with the docblock `@jest-environment node`. */
const project = {
  roots: ["<rootDir>/src"],
  testMatch: ["**/*.test.{ts,tsx}"],
  testEnvironment: "<rootDir>/scripts/jest/browser-environment.cjs",
  transform: {
    "\\.tsx$": swc({ syntax: "typescript", tsx: true }),
    "\\.[mc]?ts$": swc({ syntax: "typescript" }),
    "\\.[mc]?jsx?$": swc({ syntax: "ecmascript", jsx: true }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${COMPILED_PACKAGES.join("|")})/)`],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/scripts/jest/css-module.cjs",
    "\\.(css|woff2|svg|jpg|png)(\\?.*)?$": "<rootDir>/scripts/jest/asset.cjs",
    "/\\.build/mail-worker\\.json$": "<rootDir>/src/testing/mail-worker-code.ts",
    "/\\.build/content/answers\\.json$": "<rootDir>/src/testing/ready-answers.ts",
    "/\\.build/content/letters\\.json$": "<rootDir>/src/testing/letters-file.ts",
    "/\\.build/content/messages\\.json$": "<rootDir>/src/testing/server-messages.ts",
    "/\\.build/content/offers\\.json$": "<rootDir>/src/testing/offer-facts.ts",
    "/\\.build/content/settings\\.json$": "<rootDir>/src/testing/server-settings.ts",
    "/\\.build/content/(\\w+)\\.json$": "<rootDir>/src/testing/content-documents/$1.ts",
    "^gatsby$": "<rootDir>/src/testing/gatsby.tsx",
  },
  setupFiles: ["<rootDir>/scripts/jest/gatsby-globals.cjs"],
  setupFilesAfterEnv: ["<rootDir>/src/testing/setup-jest.ts"],
  restoreMocks: true,
};

const wholeRun = {
  globalSetup: "<rootDir>/scripts/jest/set-up-run.cjs",
  globalTeardown: "<rootDir>/scripts/jest/tear-down-run.cjs",
};

/**
 * `fast` is part of `npm test`. `slow` and `postgres`, which repeats the tests of the store on PostgreSQL, are groups of `npm run prove`.
 */
export default {
  projects: [
    {
      ...project,
      displayName: "fast",
      ...wholeRun,
      testPathIgnorePatterns: ["/node_modules/", SLOW_TESTS],
      globals: { TEST_DIALECT: "sqlite" },
    },
    {
      ...project,
      displayName: "slow",
      ...wholeRun,
      testRegex: SLOW_TESTS,
      testMatch: undefined,
      globals: { TEST_DIALECT: "sqlite" },
    },
    {
      ...project,
      displayName: "postgres",
      ...wholeRun,
      testMatch: STORE_TESTS.map((path) => `<rootDir>/${path}`),
      globals: { TEST_DIALECT: "postgres" },
    },
  ],
  // Many tests wait for a server, a database or a clock: with one worker for each core, a core is idle whenever one of them waits.
  maxWorkers: availableParallelism() + 1,
  // Node keeps contexts of earlier files; without a limit the workers grow to 2 GB each.
  workerIdleMemoryLimit: "700MB",
  testTimeout: 60_000, // A busy machine of two cores is slow, not wrong.
};
