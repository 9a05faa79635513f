import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";

import { findFreePort } from "../../scripts/lib/port.mjs";
import { startSmtp } from "../../src/testing/start-smtp";

/** What a mail to staff holds for signing in. */
export interface SignInMail {
  subject: string;
  text: string;
  link: string;
  code: string;
}

/**
 * Starts the built site as an agency runs it that has a mail server and an owner, on an address with a name, which passkeys need.
 * No other site is touched. `settings` are more of its environment.
 */
export async function startStaffSite(ownerEmail: string, settings: Readonly<Record<string, string>> = {}) {
  const [smtp, port] = [await startSmtp(), String(await findFreePort())];
  const dataDir = mkdtempSync(join(tmpdir(), "palmarena-staff-"));
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [".build/server.mjs"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...{ NODE_ENV: "production", HOST: "127.0.0.1", PORT: port, SITE_URL: url, DATA_DIR: dataDir },
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
  const getMails = (address: string) => smtp.mails.filter(({ envelope }) => envelope.to.includes(address));
  return {
    url,
    dataDir,
    getMails,
    countMails: (address: string) => getMails(address).length,
    /** Waits for one more mail to an address than `before`. */
    async waitForMail(address: string, before = 0): Promise<SignInMail> {
      await expect.poll(() => getMails(address).length, `mails to ${address}`).toBe(before + 1);
      const { subject = "", text = "" } = getMails(address).at(-1) ?? {};
      const [link = ""] = /http\S+\/admin\/sign-in#token=\S+/.exec(text) ?? [];
      const [code = ""] = /\b\d{3} ?\d{3}\b/.exec(text) ?? [];
      return { subject, text, link, code };
    },
    async stop() {
      server.kill("SIGTERM");
      await ended;
      await smtp.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type StaffSite = Awaited<ReturnType<typeof startStaffSite>>;
