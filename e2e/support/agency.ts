import { mkdtempSync, rmSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  expect,
  type LaunchOptions,
  type Page,
} from "@playwright/test";

import { findFreePort } from "../../scripts/lib/port.mjs";
import type { StaffLocale } from "../../src/domain/config/staff";
import { runGit } from "../../src/files/run-git";
import { getPath } from "../../src/domain/i18n/routes";
import { startFakeGithub } from "../../src/testing/github/start-fake-github";
import { startCaddy } from "../../src/testing/start-caddy.mjs";
import { startPostgres } from "../../src/testing/start-postgres.mjs";
import { TEST_SITE_FOLDER } from "../../src/testing/test-site.mjs";
import type { StaffMailbox } from "./mailbox";
import { startStaffSite } from "./staff-site";
import { getStaffText } from "./texts";

/** A site as an agency runs it, and what the story of its staff looks at. */
export interface Agency {
  /** The site's address; only `browser` knows it. */
  address: string;
  browser: Browser;
  mailbox: StaffMailbox;
  /** The folder of the git repository that keeps the content. */
  repository: string;
  stop(): Promise<void>;
}

/** Reads a file of the content as it is kept now. */
export const readKept = ({ repository }: Agency, path: string): Promise<Buffer> =>
  runGit(repository, ["show", `HEAD:${path}`]);

/** Counts the commits. */
export async function countCommits({ repository }: Agency): Promise<number> {
  return Number(await runGit(repository, ["rev-list", "--count", "HEAD"]));
}

/** Gets the authors of the last commits, the newest first, as `Eva <eva@example.com>`. */
export async function getAuthors({ repository }: Agency, count: number): Promise<string[]> {
  const output = await runGit(repository, ["log", `-${count}`, "--format=%an <%ae>"]);
  return output.toString().trim().split("\n");
}

const NAME = "palmarena.test";

/** Makes the repository of the agency at GitHub: what the editor edits, in one commit. */
async function makeRepository(folder: string): Promise<string> {
  const [source, bare] = [join(folder, "source"), join(folder, "bare")];
  const git = (...args: string[]) =>
    runGit(source, ["-c", "user.name=Dev", "-c", "user.email=dev@example.com", ...args]);
  for (const path of ["content", "src/locales"])
    await cp(join(TEST_SITE_FOLDER, path), join(source, path), { recursive: true });
  await mkdir(bare);
  await git("init", "--quiet", "--initial-branch=main");
  await git("add", "--all");
  await git("commit", "--quiet", "--message=As it was");
  await git("clone", "--quiet", "--bare", ".", bare);
  return bare;
}

/**
 * Opens the agency whose site is hosted: people and sessions in PostgreSQL, the content at GitHub. `isBehindCaddy`: it has a name and https,
 * by Caddy, which has to be installed.
 */
export async function openHosted(
  owner: string,
  launchOptions: LaunchOptions,
  isBehindCaddy: boolean,
): Promise<Agency> {
  const folder = mkdtempSync(join(tmpdir(), "palmarena-hosted-"));
  const repository = await makeRepository(folder);
  const [github, postgres] = [await startFakeGithub(repository), await startPostgres()];
  const site = await startStaffSite(owner, {
    ...{ ...github.settings.token, DATABASE_URL: postgres.url, SECRET: "h".repeat(40) },
    ...(isBehindCaddy && { SITE_URL: `https://${NAME}`, TRUST_PROXY: "1" }),
  });
  const [http, https] = [await findFreePort(), await findFreePort()];
  const caddy = isBehindCaddy
    ? await startCaddy(folder, { http, https: { name: NAME, port: https } }, site.port)
    : undefined;
  // Requests that Playwright makes itself (`page.request`) do not know these addresses.
  const rules = `MAP ${NAME}:443 127.0.0.1:${https}, MAP ${NAME}:80 127.0.0.1:${http}`;
  const named = caddy
    ? [`--host-resolver-rules=${rules}`, `--ignore-certificate-errors-spki-list=${caddy.keyHash}`]
    : [];
  const args = [...(launchOptions.args ?? []), ...named];
  const browser = await chromium.launch({ ...launchOptions, args });
  return {
    address: caddy ? `https://${NAME}` : site.url,
    ...{ browser, mailbox: site, repository },
    async stop() {
      await browser.close();
      await caddy?.stop();
      await site.stop();
      await postgres.stop();
      await github.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Somebody of the agency, who reads their mails. */
export interface StaffMember {
  name: string;
  email: string;
  locale: StaffLocale;
}

export const OLGA = { name: "olga", email: "olga@example.com", locale: "en" } as const satisfies StaffMember;

/** Opens a page in a browser of its own, as another device is. */
export async function openDevicePage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  // Otherwise a step that cannot be done waits for the end of its test.
  context.setDefaultTimeout(60_000);
  return context.newPage();
}

/** Follows the link of a mail, presses the button to sign in, and expects the person's own page. */
export async function followLink(page: Page, link: string, { locale }: StaffMember): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`${link}&then=/admin/me`);
  await page.getByRole("button", { name: getStaffText("sign-in.signIn", locale), exact: true }).click();
  await expect(page.getByRole("heading", { name: getStaffText("me.devices", locale) })).toBeVisible();
}

/** Signs in by the link of a mail. */
export async function signInByLink(page: Page, mailbox: StaffMailbox, who: StaffMember): Promise<void> {
  const before = mailbox.countMails(who.email);
  await page.goto("/admin/sign-in#then=/admin/me");
  await page.getByLabel(getStaffText("sign-in.email", who.locale)).fill(who.email);
  await page.getByRole("button", { name: getStaffText("sign-in.send", who.locale), exact: true }).click();
  await followLink(page, (await mailbox.waitForMail(who.email, before)).link, who);
}

/** Asks for access, as the page for it does. */
export async function askForAccess(page: Page, { name, email, locale }: StaffMember): Promise<number> {
  await page.goto(getPath("registration", locale));
  return page.evaluate(
    async (body) => {
      const headers = { "content-type": "application/json" };
      return (await fetch("/api/registration", { method: "POST", headers, body })).status;
    },
    JSON.stringify({ name, email, about: "Trabajo en el muelle.", language: locale, lang: locale }),
  );
}

/** What a browser is answered that asks who is signed in. */
export function askWhoIsSignedIn(page: Page): Promise<number> {
  return page.evaluate(async () => (await fetch("/api/staff/me.get")).status);
}
