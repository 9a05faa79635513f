import { spawn } from "node:child_process";
import { once } from "node:events";

import { hasBuild } from "./build-stamp.mjs";
import { ensureChromium } from "./ensure-chromium.mjs";
import { findFreePort } from "./port.mjs";
import { Problem } from "./problem.mjs";
import { ROOT } from "./root.mjs";

/** Takes the pictures of a project of playwright.screenshots.config.ts; Playwright's output is shown. Gets its exit code. */
export async function takeShots(project, args) {
  if (!hasBuild()) throw new Problem("There is no build to look at.", { hint: "Run npm run build first." });
  const CHROMIUM_PATH = await ensureChromium(console.log);
  const env = { ...process.env, CHROMIUM_PATH, E2E_PORT: String(await findFreePort()) };
  const program = ["node_modules/@playwright/test/cli.js", "test"];
  const all = [...program, "--config", "playwright.screenshots.config.ts", "--project", project, ...args];
  const [code] = await once(spawn(process.execPath, all, { cwd: ROOT, env, stdio: "inherit" }), "exit");
  return code ?? 1;
}
