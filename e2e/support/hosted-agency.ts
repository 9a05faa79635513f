import { mkdtempSync, rmSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { LaunchOptions } from "@playwright/test";

import { findFreePort } from "../../scripts/lib/port.mjs";
import { runGit } from "../../src/files/run-git";
import { startFakeGithub } from "../../src/testing/github/start-fake-github";
import { TEST_SITE_FOLDER } from "../../src/testing/test-site.mjs";
import { startCaddy } from "../../src/testing/start-caddy.mjs";
import { startPostgres } from "../../src/testing/start-postgres.mjs";
import type { Agency } from "./agency";
import { launchNamed } from "./named-browser";
import { startStaffSite } from "./staff-site";

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
    savedWords: "Guardado. La web lo mostrará en unos minutos.",
    takeTraffic() {
      const calls = github.calls.splice(0);
      const bytes = calls.reduce((sum, { sent, received }) => sum + sent + received, 0);
      const names = calls.map(({ name }) => name.replace("/repos/agency/site/", ""));
      const counts = [...new Set(names)].map((name) => {
        const count = names.filter((other) => other === name).length;
        return count > 1 ? `${count} × ${name}` : name;
      });
      return `${calls.length} calls to GitHub, ${Math.round(bytes / 1000)} kB (${counts.join(", ")})`;
    },
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
