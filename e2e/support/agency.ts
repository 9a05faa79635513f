import { mkdtempSync, rmSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type Browser, chromium, type LaunchOptions } from "@playwright/test";

import { findFreePort } from "../../scripts/lib/port.mjs";
import { runGit } from "../../src/files/run-git";
import { startFakeGithub } from "../../src/testing/github/start-fake-github";
import { startCaddy } from "../../src/testing/start-caddy.mjs";
import { startPostgres } from "../../src/testing/start-postgres.mjs";
import { TEST_SITE_FOLDER } from "../../src/testing/test-site.mjs";
import type { StaffMailbox } from "./mailbox";
import { COPY_ADDRESS, type SiteCopy } from "./site-copy";
import { startStaffSite } from "./staff-site";

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

/** Where an address of a test leads. */
interface NamedAddress {
  /** Name and port in the address, `localhost:8000`. */
  host: string;
  /** The port of this machine that answers in its place. */
  port: number;
}

/**
 * Starts a browser in which addresses lead to other ports of this machine: passkeys belong to the address of a site, and a test's server
 * has any free port. Requests that Playwright makes itself (`page.request`) do not know these addresses.
 */
function launchNamed(
  launchOptions: LaunchOptions,
  addresses: readonly NamedAddress[],
  args: readonly string[] = [],
): Promise<Browser> {
  const rules = addresses.map(({ host, port }) => `MAP ${host} 127.0.0.1:${port}`).join(", ");
  return chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rules}`, ...args],
  });
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
  const addresses = [
    { host: `${NAME}:443`, port: https },
    { host: `${NAME}:80`, port: http },
  ];
  const browser = await launchNamed(
    launchOptions,
    caddy ? addresses : [],
    caddy ? [`--ignore-certificate-errors-spki-list=${caddy.keyHash}`] : [],
  );
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

/** Opens the agency that works on one machine by `npm start`: the editor's folder is a git repository, and the site shows each save. */
export async function openOneMachine(site: SiteCopy, launchOptions: LaunchOptions): Promise<Agency> {
  const { port, root, mailbox } = site;
  const browser = await launchNamed(launchOptions, [{ host: new URL(COPY_ADDRESS).host, port }]);
  return {
    ...{ address: COPY_ADDRESS, browser, mailbox, repository: root },
    stop: () => browser.close(),
  };
}
