import { resolve } from "node:path";

import { installRelease } from "./install-release";

const HELP = `node deploy.mjs <folder>   installs this release into the folder

The folder gets releases/<id>, and the links current and previous. The release is served from the next start of the server on:
sudo systemctl restart palmarena. The way back is the same command of the release before: node <folder>/previous/deploy.mjs <folder>
`;

/** `deploy.mjs` of a packaged site. */
async function main(): Promise<void> {
  const [folder] = process.argv.slice(2);
  if (folder === undefined || folder.startsWith("-")) {
    process.stdout.write(HELP);
    process.exitCode = 1;
    return;
  }
  const { id, deleted } = await installRelease(import.meta.dirname, resolve(folder));
  process.stdout.write(`Installed: ${id}.\n`);
  if (deleted.length > 0) process.stdout.write(`Deleted: ${deleted.join(", ")}\n`);
  process.stdout.write("Now restart the server: sudo systemctl restart palmarena\n");
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
