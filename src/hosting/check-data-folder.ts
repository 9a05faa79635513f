import type { Env } from "../server/platform/env";
import { getErrorCode } from "../server/platform/errors";
import { log } from "../server/platform/log";
import { openFolder } from "../server/platform/secrets";

function findWriteProblem(folder: string): string | undefined {
  try {
    openFolder(folder);
    return undefined;
  } catch (error) {
    return getErrorCode(error) ?? "error";
  }
}

/** Checks whether `DATA_DIR` can be written: it must for a secret; with one the site serves its pages all the same. */
export function checkDataFolder(env: Pick<Env, "dataDir" | "databaseUrl" | "smtpUrl" | "getSecret">): void {
  const isUsed = env.databaseUrl === undefined || env.smtpUrl === undefined;
  const problem = isUsed ? findWriteProblem(env.dataDir) : undefined;
  try {
    env.getSecret();
  } catch (error) {
    const code = problem ?? getErrorCode(error) ?? "error";
    throw new Error(
      `DATA_DIR: expected a folder that this user may write, found ${env.dataDir} (${code}). The secret that signs links is made there at the first start.`,
    );
  }
  if (problem !== undefined) log.error("data-folder-not-writable", { folder: env.dataDir, code: problem });
}
