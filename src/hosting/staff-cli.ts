import { getEnv } from "../server/platform/env";
import { runStaffCommand } from "../server/cli/staff-command";
import { setContentFolder } from "../server/platform/published";
import { openStore } from "../server/store";
import { getSiteFolders } from "./site-folders";

/** `npm run staff -- list|add|link|disable|enable`, on the store of the environment. */
async function main(): Promise<void> {
  const env = getEnv();
  setContentFolder(getSiteFolders(import.meta.dirname, process.cwd()).content);
  const store = await openStore(env);
  try {
    const { siteUrl, getSecret } = env;
    const tools = { store, siteUrl, getSecret, now: Date.now() };
    process.stdout.write(await runStaffCommand(process.argv.slice(2), tools));
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
