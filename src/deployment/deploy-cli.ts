import { resolve } from "node:path";
import { parseArgs } from "node:util";

import { installRelease, rollBack } from "./release/install-release";

const HELP = `node deploy.mjs <folder>             installs this release into the folder and serves it
node deploy.mjs <folder> --rollback  serves the release before again

The folder gets releases/<id>, and the links current and previous. A server that was started as
node <folder>/current/server.mjs goes over to the new release by itself, without losing a request, and
lets the link running lead to the release that answers.
`;

/** `deploy.mjs` of a packaged site. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { rollback: { type: "boolean", default: false } },
  });
  const [folder] = positionals;
  if (folder === undefined) {
    process.stdout.write(HELP);
    process.exitCode = 1;
  } else if (values.rollback) {
    process.stdout.write(`Served again: ${await rollBack(resolve(folder))}\n`);
  } else {
    const { id, lent, deleted } = await installRelease(import.meta.dirname, resolve(folder));
    process.stdout.write(`Served: ${id}. Files of the release before that stay within reach: ${lent}.\n`);
    if (deleted.length > 0) process.stdout.write(`Deleted: ${deleted.join(", ")}\n`);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
