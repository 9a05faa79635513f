import { getEnv, type Env } from "../server/platform/env";
import { setContentFolder } from "../server/platform/published";
import { openStore, type Store } from "../server/store";
import { getSiteFolders } from "./site-folders";

interface Tools extends Pick<Env, "siteUrl" | "getSecret" | "retentionDays"> {
  store: Store;
  now: number;
}

/** Output of a command that needs the environment alone: the database is perhaps not known where it is asked. */
type AnswerWithoutStore = (words: readonly string[], env: Env) => string | undefined;
type Run = (words: readonly string[], tools: Tools) => Promise<string>;

async function answer(run: Run, answerWithoutStore: AnswerWithoutStore): Promise<string> {
  const env = getEnv();
  const words = process.argv.slice(2);
  const known = answerWithoutStore(words, env);
  if (known !== undefined) return known;
  setContentFolder(getSiteFolders(import.meta.dirname, process.cwd()).content);
  const store = await openStore(env);
  try {
    const { siteUrl, getSecret, retentionDays } = env;
    return await run(words, { store, siteUrl, getSecret, retentionDays, now: Date.now() });
  } finally {
    await store.close();
  }
}

export function runCommand(run: Run, answerWithoutStore: AnswerWithoutStore = () => undefined): void {
  answer(run, answerWithoutStore).then(
    (text) => process.stdout.write(text),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    },
  );
}
