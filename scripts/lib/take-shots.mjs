import { spawn } from "node:child_process";
import { once } from "node:events";

import { ensureChromium } from "./ensure-chromium.mjs";
import { ROOT } from "./root.mjs";

/** Takes the pictures of a project of playwright.screenshots.config.ts, of the test site with the real content; Playwright's output is shown. Gets its exit code. */
export async function takeShots(project, args) {
  const CHROMIUM_PATH = await ensureChromium(console.log);
  const env = { ...process.env, CHROMIUM_PATH };
  const program = ["node_modules/@playwright/test/cli.js", "test"];
  const all = [...program, "--config", "playwright.screenshots.config.ts", "--project", project, ...args];
  const [code] = await once(spawn(process.execPath, all, { cwd: ROOT, env, stdio: "inherit" }), "exit");
  return code ?? 1;
}
