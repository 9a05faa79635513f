import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { findFreePort } from "../../scripts/lib/port.mjs";
import { startFakeGithub } from "../../src/testing/fake-github";

interface Running {
  url: string;
  stop(): Promise<void>;
}

/** Starts a foreign website: one page, on its own origin. */
export async function startForeignSite(
  page = "<!doctype html><title>Win a cruise</title>",
): Promise<Running> {
  const server = createServer((_, response) => response.setHeader("Content-Type", "text/html").end(page));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Starts the built site as an agency with a GitHub App runs it, with a GitHub of our own; nobody else's site is touched. */
export async function startSignInSite(): Promise<Running> {
  const [github, port] = [await startFakeGithub(), String(await findFreePort())];
  const dataDir = mkdtempSync(join(tmpdir(), "palmarena-sign-in-"));
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [".build/server.mjs"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: port,
      SITE_URL: url,
      DATA_DIR: dataDir,
      CMS_REPO: "agency/site",
      CMS_BRANCH: "main",
      GITHUB_CLIENT_ID: "the-client",
      GITHUB_CLIENT_SECRET: "the-secret",
      GITHUB_URL: github.url,
      GITHUB_API_URL: github.url,
    },
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    server.stdout.on("data", (text: Buffer) => text.includes("The site is at") && resolve());
    server.once("exit", (code) => reject(new Error(`The site ended with code ${code ?? "none"}.`)));
  });
  return {
    url,
    async stop() {
      server.kill("SIGTERM");
      await ended;
      await github.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
