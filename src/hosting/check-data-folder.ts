import type { Env } from "../server/env";
import { getErrorCode } from "../server/error-code";
import { log } from "../server/log";
import { openFolder } from "../server/open-folder";

/** The folder of `DATA_DIR` cannot be written, and the site has no secret without it. */
class DataFolderError extends Error {
  constructor(folder: string, code: string) {
    super(
      `DATA_DIR: expected a folder that this user may write, found ${folder} (${code}). The secret that signs links is made there at the first start.`,
    );
    this.name = "DataFolderError";
  }
}

function findWriteProblem(folder: string): string | undefined {
  try {
    openFolder(folder);
    return undefined;
  } catch (error) {
    return getErrorCode(error) ?? "error";
  }
}

/**
 * Checks at the start whether `DATA_DIR` can be written. Without a secret it throws. With one the site starts all the
 * same: pages are served, posts are refused with an error, and it recovers by itself once the folder can be written.
 */
export function checkDataFolder(env: Pick<Env, "dataDir" | "databaseUrl" | "smtpUrl" | "getSecret">): void {
  const isUsed = env.databaseUrl === undefined || env.smtpUrl === undefined;
  const problem = isUsed ? findWriteProblem(env.dataDir) : undefined;
  try {
    env.getSecret();
  } catch (error) {
    throw new DataFolderError(env.dataDir, problem ?? getErrorCode(error) ?? "error");
  }
  if (problem !== undefined) log.error("data-folder-not-writable", { folder: env.dataDir, code: problem });
}
