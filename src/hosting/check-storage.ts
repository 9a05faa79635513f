import type { Env } from "../server/platform/env";
import { getErrorCode, log } from "../server/platform/log";
import { openFolder } from "../server/platform/secrets";
import { getStore } from "../server/store";

function findProblem(check: () => unknown): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    return getErrorCode(error) ?? "error";
  }
}

/** Checks whether `DATA_DIR` can be written: it must for a secret; with one the site serves its pages all the same. */
export function checkDataFolder(env: Pick<Env, "dataDir" | "databaseUrl" | "smtpUrl" | "getSecret">): void {
  const missing = findProblem(env.getSecret);
  if (missing !== undefined)
    throw new Error(
      `DATA_DIR: expected a folder that this user may write, found ${env.dataDir} (${missing}). The secret that signs links is made there at the first start.`,
    );
  const isUsed = env.databaseUrl === undefined || env.smtpUrl === undefined;
  const code = isUsed ? findProblem(() => openFolder(env.dataDir)) : undefined;
  if (code !== undefined) log.error("data-folder-not-writable", { folder: env.dataDir, code });
}

/** Opens PostgreSQL at the start, and names it in the log when that fails. The site serves its pages all the same, and goes on trying. */
export async function checkDatabase({ databaseUrl }: Pick<Env, "databaseUrl">): Promise<void> {
  if (databaseUrl === undefined) return;
  try {
    await getStore();
  } catch (error) {
    const { host, pathname, username } = new URL(databaseUrl);
    const code = getErrorCode(error) ?? "error";
    log.error("database-not-available", { host, database: pathname.slice(1), user: username, code });
  }
}
