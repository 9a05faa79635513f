import { watchRemovals } from "../editor/backend/reviews/published-reviews";
import { serveBuiltSite, startEditorSite, type Site } from "../editor/backend/start-editor-site";
import { EnvironmentError, getEnv, type Env } from "../server/platform/env";
import { describeError, log } from "../server/platform/log";
import { getMailboxTools, watchMailbox } from "../server/mail/mailbox/watch-mailbox";
import { getOutboxTools } from "../server/mail/outbox/deliver";
import { startOutboxWorker } from "../server/mail/outbox/worker";
import { setContentFolder } from "../server/platform/published";
import { isOwnMachine } from "../server/accounts/session";
import { printEditorLinks } from "../server/accounts/sign-in";
import { closeStore } from "../server/store";
import { checkDatabase, checkDataFolder } from "./check-storage";
import { createApp } from "./create-app";
import { getSiteFolders } from "./site-folders";
import { startServer } from "./start-server";

async function createSite(env: Env): Promise<Site> {
  const folders = getSiteFolders(import.meta.dirname, process.cwd());
  const serve = (pages: string) => createApp(pages, { isHttps: env.siteUrl.startsWith("https:") });
  if (folders.sources !== undefined)
    return env.cms.repo === undefined
      ? startEditorSite(folders.sources, env, serve)
      : serveBuiltSite(folders.sources, serve);
  setContentFolder(folders.content);
  return { listener: serve(folders.public), stop: () => Promise.resolve() };
}

async function main(): Promise<void> {
  const env = getEnv();
  // Checked at the start, so that a folder that cannot be written is reported before the first visitor.
  checkDataFolder(env);
  void checkDatabase(env);
  const site = await createSite(env);
  // Started first: mails that an earlier process left must be sent even if this process ends soon.
  const worker = startOutboxWorker(getOutboxTools);
  const removals = watchRemovals();
  const watcher = env.mailbox && watchMailbox(env.mailbox, getMailboxTools);
  const server = await startServer(site.listener, env.listenOn);
  const address = env.host.includes(":") ? `[${env.host}]` : env.host;
  process.stdout.write(`The site is at http://${address}:${server.port}\n`);
  const stopPrinting = isOwnMachine(env)
    ? printEditorLinks(env.dataDir, `http://${address}:${server.port}`)
    : () => {};

  let isStopping = false;
  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    stopPrinting();
    await server.stop();
    removals.stop();
    await watcher?.stop();
    await worker.stop();
    // Last: mails are written with the content of the version that is live.
    await site.stop();
    await closeStore();
    process.exit(0);
  }
  process.once("SIGTERM", () => void stop());
  process.once("SIGINT", () => void stop());
}

// One failure must not end the process: every function answers its own errors, and what still slips
// through (a connection that breaks, a library's timer) is logged.
// The reader of the log may have gone. Without these, each failed line would cause another one.
process.stdout.on("error", () => undefined);
process.stderr.on("error", () => undefined);
process.on("unhandledRejection", (error) => log.error("unhandled-rejection", describeError(error)));
process.on("uncaughtException", (error) => log.error("uncaught-exception", describeError(error)));

await main().catch((error: unknown) => {
  const text =
    error instanceof EnvironmentError
      ? error.message
      : `The site did not start: ${error instanceof Error ? error.message : String(error)}`;
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
