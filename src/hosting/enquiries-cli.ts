import { getEnv } from "../server/platform/env";
import { runEnquiriesCommand } from "../server/cli/enquiries-command";
import { getOutboxPassword } from "../server/cli/outbox-password";
import { setContentFolder } from "../server/platform/published";
import { openStore } from "../server/store";
import { getSiteFolders } from "./site-folders";

/** `npm run enquiries -- list|show|export|partners|letters|release|retry|give-up|delete|purge|backup|restore|outbox-password`, on the store of the environment. */
async function main(): Promise<void> {
  const env = getEnv();
  const words = process.argv.slice(2);
  if (words[0] === "outbox-password") {
    // Needs no store: it is asked for where the secret is known and the database perhaps is not.
    process.stdout.write(`${getOutboxPassword(env.getSecret())}\n`);
    return;
  }
  setContentFolder(getSiteFolders(import.meta.dirname, process.cwd()).content);
  const store = await openStore(env);
  try {
    const tools = {
      store,
      agencyEmails: env.agencyEmails,
      retentionDays: env.retentionDays,
      now: Date.now(),
    };
    process.stdout.write(await runEnquiriesCommand(words, tools));
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
