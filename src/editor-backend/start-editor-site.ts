import type { RequestListener } from "node:http";

import type { Env } from "../server/env";
import { offerEditor } from "./editor-host";
import { createChangeTimer, readNotedChange } from "./publishing/change-timer";
import { createContentBuilder } from "./publishing/content-builder";
import { createLiveSite, type Version } from "./publishing/live-site";
import { isProvisional } from "./publishing/between-builds";
import { createPublisher } from "./publishing/publisher";
import { refuseBrokenSite } from "./publishing/refuse-broken-site";
import { watchContent } from "./publishing/watch-content";
import { openWorkingTree } from "./working-tree/open-working-tree";

/** What answers requests, and how it ends. */
export interface Site {
  listener: RequestListener;
  stop(): Promise<void>;
}

/** Creates what serves a built site's pages and functions. */
export type CreateVersion = (publicFolder: string, functionsFolder: string) => Version;

/** After a publish by date that failed. */
const RETRY_MS = 60_000;
/** The first build leaves AVIF to a second one (docs/decisions/0144), for which a save would have to wait: so long after the last one. */
const SECOND_BUILD_MS = 3 * 60_000;

type SiteEnv = Pick<Env, "siteUrl" | "dataDir" | "cms">;

/** Serves the site of a working tree with the editor of its content: every saved change is built and shown by itself. */
export async function startEditorSite(
  root: string,
  env: SiteEnv,
  createVersion: CreateVersion,
): Promise<Site> {
  const builder = createContentBuilder({
    root,
    siteUrl: env.siteUrl,
    check: () => refuseBrokenSite(root),
  });
  let secondBuild: NodeJS.Timeout | undefined;
  let isSecondDue = false;
  async function planSecondBuild(): Promise<void> {
    clearTimeout(secondBuild);
    if (!(await isProvisional(root))) return;
    secondBuild = setTimeout(() => {
      isSecondDue = true;
      publisher.request();
    }, SECOND_BUILD_MS).unref();
  }
  const publisher = createPublisher({
    async publish() {
      const isFull = isSecondDue;
      isSecondDue = false;
      try {
        await builder.build({ isFull });
        await live.show();
      } finally {
        await changes.look(RETRY_MS);
        await planSecondBuild();
      }
    },
  });
  const changes = createChangeTimer(
    () => readNotedChange(root),
    () => publisher.request(),
  );
  const tree = await openWorkingTree({ root, env, onWritten: () => publisher.request() });
  const withdraw = offerEditor({
    store: tree.store,
    getStatus: () => Promise.resolve({ ...publisher.getStatus(), ...tree.getBacklog() }),
    onUse: () => builder.warmUp(),
  });
  const live = await createLiveSite({ root, createVersion });
  const stopWatching = watchContent(root, () => publisher.request());
  await changes.look();
  await planSecondBuild();
  return {
    listener: live.listener,
    async stop() {
      withdraw();
      stopWatching();
      tree.stop();
      changes.stop();
      await publisher.stop();
      clearTimeout(secondBuild);
      builder.stop();
      await live.remove();
    },
  };
}
