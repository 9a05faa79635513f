import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { defineConfig, devices } from "@playwright/test";

import { findSystemChromium } from "./scripts/lib/find-chromium.mjs";
import { IS_FULL } from "./src/testing/combine";
import { EMPTY_ENVIRONMENT } from "./src/testing/environment.mjs";

/** npm test chooses a free port; by hand it is always the same one. */
const PORT = Number(process.env.E2E_PORT ?? 8123);
const baseURL = `http://127.0.0.1:${PORT}`;

// The workers read this file too, and must find the folder that the server was given.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "palmarena-e2e-"));
process.env.CHROMIUM_PATH ??= findSystemChromium() ?? "";
const executablePath = process.env.CHROMIUM_PATH;

const ENVIRONMENT: Record<string, string> = {
  ...EMPTY_ENVIRONMENT,
  NODE_ENV: "production",
  HOST: "127.0.0.1",
  PORT: String(PORT),
  SITE_URL: baseURL,
  RATE_LIMIT: "0",
  DATA_DIR: process.env.E2E_DATA_DIR,
};

/** A packaged site (`npm run package`) to test in the place of the one that was built here: bench/prove/package.mjs. */
const PACKAGED = process.env.E2E_SERVER;

/** Only Node is installed, and only the settings that an operator must give are set. */
function startWithNodeAlone(): string {
  const variables = Object.entries(ENVIRONMENT).map(([name, value]) => `${name}='${value}'`);
  return `exec env -i PATH='${dirname(process.execPath)}' ${variables.join(" ")} node server.mjs`;
}

/** Tests of what staff do to the site. They share one copy of the repository, and one site that serves it. */
const STAFF_TESTS = "staff*.spec.ts";
/** Tests of staff that change no file: they use the site that was built here. */
const DESK_TESTS = ["desk-*.spec.ts", "hosted-agency.spec.ts", "sign-in.spec.ts"];
/** Long stories whose parts other tests hold: `npm run prove` runs them. */
const LONG_STORIES = IS_FULL ? [] : ["long-stories/*"];

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A busy machine is slow, not wrong: a test that passes only at the second try is reported as flaky.
  retries: 1,
  // These limits end what hangs.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  snapshotPathTemplate: "e2e/baselines/{arg}{ext}",
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? ".build/reports/playwright.json" }],
  ],
  use: {
    ...devices["Desktop Chrome"],
    baseURL,
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Recording every test takes a fifth of the processor's time (docs/decisions/0107).
    trace: "on-first-retry",
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
  // The editor's tests run one after the other for minutes: started last they would leave one core idle.
  // They share one copy of the repository, hence one worker. All of them edit a working tree, and a packaged site has none.
  projects: PACKAGED
    ? [{ name: "visitors", testIgnore: ["editor.spec.ts", STAFF_TESTS, ...DESK_TESTS, ...LONG_STORIES] }]
    : [
        { name: "staff", testMatch: STAFF_TESTS, testIgnore: LONG_STORIES, workers: 1 },
        { name: "visitors", testIgnore: [STAFF_TESTS, ...LONG_STORIES] },
      ],
  webServer: {
    command: PACKAGED ? startWithNodeAlone() : "node .build/server.mjs",
    ...(PACKAGED && { cwd: PACKAGED }),
    url: baseURL,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    env: ENVIRONMENT,
  },
});
