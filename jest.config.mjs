import { availableParallelism } from "node:os";

/** Packages published as ES modules alone (or as Gatsby's untransformed sources), which have to be compiled for Jest. */
const COMPILED_PACKAGES = [
  ...["gatsby-script", "gatsby-link", "postal-mime"],
  ...["@octokit", "before-after-hook", "universal-github-app-jwt", "universal-user-agent", "toad-cache"],
  ...["content-type", "fast-content-type-parse", "json-with-bigint"],
];

/**
 * Tests of the parts. A browser's globals are the default; a test of the server begins with the docblock
 * `@jest-environment node`.
 */
export default {
  roots: ["<rootDir>/src"],
  testMatch: ["**/*.test.{ts,tsx}"],
  testEnvironment: "<rootDir>/scripts/jest/browser-environment.cjs",
  transform: { "\\.[mc]?[jt]sx?$": "<rootDir>/scripts/jest/transform.cjs" },
  transformIgnorePatterns: [`/node_modules/(?!(${COMPILED_PACKAGES.join("|")})/)`],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/scripts/jest/css-module.cjs",
    "\\.(css|woff2|svg|jpg|png)(\\?.*)?$": "<rootDir>/scripts/jest/asset.cjs",
    "/\\.build/content/answers\\.json$": "<rootDir>/src/testing/ready-answers.ts",
    "/\\.build/content/letters\\.json$": "<rootDir>/src/testing/letters-file.ts",
    "/\\.build/content/offers\\.json$": "<rootDir>/src/testing/offer-facts.ts",
    "/\\.build/content/settings\\.json$": "<rootDir>/src/testing/server-settings.ts",
    "/\\.build/content/(\\w+)\\.json$": "<rootDir>/src/testing/content-documents/$1.json",
    "^gatsby$": "<rootDir>/src/testing/gatsby.tsx",
  },
  globalSetup: "<rootDir>/scripts/jest/start-postgres.cjs",
  globalTeardown: "<rootDir>/scripts/jest/stop-postgres.cjs",
  setupFiles: ["<rootDir>/scripts/jest/gatsby-globals.cjs"],
  setupFilesAfterEnv: ["<rootDir>/src/testing/setup-jest.ts"],
  // Many tests wait for a server, a database or a clock: with one worker for each core, a core is idle whenever one of them waits.
  maxWorkers: availableParallelism() + 1,
  // Node keeps contexts of earlier files; without a limit the workers grow to 2 GB each.
  workerIdleMemoryLimit: "700MB",
  restoreMocks: true,
  testTimeout: 60_000, // A busy machine of two cores is slow, not wrong.
};
