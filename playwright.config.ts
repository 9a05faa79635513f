import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { defineConfig, devices } from "@playwright/test";

import { findSystemChromium } from "./scripts/lib/find-chromium.mjs";
import { EMPTY_ENVIRONMENT, TEST_SITE_PORT, TEST_SITE_URL } from "./src/testing/test-site.mjs";

// The workers read this file too, and must find the folder that the server was given.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "palmarena-e2e-"));
// Pages are rotated from commit to commit, so that in time each is opened in every way. Sources without history are the first commit.
process.env.E2E_TURN ??= String(
  parseInt(spawnSync("git", ["rev-parse", "--short=6", "HEAD"], { encoding: "utf8" }).stdout, 16) || 0,
);
process.env.CHROMIUM_PATH ??= findSystemChromium() ?? "";
const executablePath = process.env.CHROMIUM_PATH;

const ENVIRONMENT: Record<string, string> = {
  ...EMPTY_ENVIRONMENT,
  NODE_ENV: "production",
  HOST: "127.0.0.1",
  PORT: String(TEST_SITE_PORT),
  SITE_URL: TEST_SITE_URL,
  RATE_LIMIT: "0",
  DATA_DIR: process.env.E2E_DATA_DIR,
};

/** A packaged site (`npm run package`) to test in the place of the one that is built here: bench/prove/package.mjs. */
const PACKAGED = process.env.E2E_SERVER;

/** Only Node is installed, and only the settings that an operator must give are set. */
function startWithNodeAlone(): string {
  const variables = Object.entries(ENVIRONMENT).map(([name, value]) => `${name}='${value}'`);
  return `exec env -i PATH='${dirname(process.execPath)}' ${variables.join(" ")} node server.mjs`;
}

/** Tests of what staff do without publishing; they start a site of their own in the folder of the test site. */
const STAFF = "**/staff*.spec.ts";
/** Tests that save and publish, and so change the pages that all others open. */
const EDITOR = "**/editor*.spec.ts";

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A test that fails once fails the run.
  retries: 0,
  failOnFlakyTests: true,
  // These limits end what hangs.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  snapshotPathTemplate: "e2e/baselines/{arg}{ext}",
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    baseURL: TEST_SITE_URL,
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Recording every test takes a fifth of the processor's time: --trace on.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
        ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
        // Text and pictures are rendered the same whatever the machine's font settings and load are.
        ...["--font-render-hinting=none", "--disable-lcd-text", "--disable-checker-imaging"],
      ],
    },
  },
  // `npm test` runs the first three; `npm run prove` runs those of e2e/full.
  projects: [
    // First, beside the visitors' tests: its one worker starts one staff site.
    ...(PACKAGED ? [] : [{ name: "staff", testMatch: STAFF, testIgnore: "e2e/full/**", workers: 1 }]),
    { name: "visitors", testIgnore: [STAFF, EDITOR, "e2e/full/**"] },
    ...(PACKAGED
      ? []
      : [
          // Last, in a worker of its own. One file alone: npx playwright test --no-deps e2e/editor.spec.ts
          {
            name: "editor",
            ...{ testMatch: EDITOR, testIgnore: "e2e/full/**", dependencies: ["visitors", "staff"] },
            ...{ fullyParallel: false, workers: 1 },
          },
          { name: "full", testDir: "e2e/full", testIgnore: EDITOR },
          {
            name: "full-editor",
            ...{ testDir: "e2e/full", testMatch: EDITOR, fullyParallel: false, workers: 1 },
          },
        ]),
  ],
  webServer: {
    command: PACKAGED ? startWithNodeAlone() : "node scripts/test-site.mjs --serve",
    ...(PACKAGED && { cwd: PACKAGED }),
    url: TEST_SITE_URL,
    reuseExistingServer: false,
    // It is built first where it is stale.
    timeout: 900_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    env: ENVIRONMENT,
  },
});
