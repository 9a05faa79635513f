import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { findFreePort } from "../../scripts/lib/port.mjs";
import { TEST_SITE_FOLDER } from "../../src/testing/test-site.mjs";
import { startSmtp } from "../../src/testing/start-smtp";
import { createStaffMailbox } from "./staff-mailbox";

/**
 * Starts the test site as an agency runs it that has a mail server and an owner, on an address with a name, which passkeys need.
 * No other site is touched. `settings` are more of its environment.
 */
export async function startStaffSite(ownerEmail: string, settings: Readonly<Record<string, string>> = {}) {
  const [smtp, port] = [await startSmtp(), await findFreePort()];
  const dataDir = mkdtempSync(join(tmpdir(), "palmarena-staff-"));
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [".build/server.mjs"], {
    cwd: TEST_SITE_FOLDER,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...{ NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port), SITE_URL: url, DATA_DIR: dataDir },
      ...{ SMTP_URL: smtp.url, SMTP_INSECURE: "1", OWNER_EMAIL: ownerEmail, RATE_LIMIT: "0" },
      ...settings,
    },
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    server.stdout.on("data", (text: Buffer) => {
      if (text.includes("The site is at")) resolve();
    });
    server.once("exit", (code) => reject(new Error(`The site ended with code ${code ?? "none"}.`)));
  });
  return {
    ...{ url, port, dataDir },
    ...createStaffMailbox(smtp),
    async stop() {
      server.kill("SIGTERM");
      await ended;
      await smtp.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type StaffSite = Awaited<ReturnType<typeof startStaffSite>>;
