import { getEnv } from "../server/env";
import { runEnquiriesCommand } from "../server/operation/enquiries-command";
import { openStore } from "../server/store/store";

/** `npm run enquiries -- list|show|export|release|retry|purge|backup|restore`, on the store that the environment names. */
async function main(): Promise<void> {
  const env = getEnv();
  const store = await openStore(env);
  try {
    const tools = {
      store,
      agencyEmails: env.agencyEmails,
      retentionDays: env.retentionDays,
      now: Date.now(),
    };
    process.stdout.write(await runEnquiriesCommand(process.argv.slice(2), tools));
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
