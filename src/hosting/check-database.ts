import type { Env } from "../server/platform/env";
import { getErrorCode } from "../server/platform/errors";
import { log } from "../server/platform/log";
import { getStore } from "../server/store";

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
