import type { RequestListener } from "node:http";

import type { Env } from "../../server/platform/env";
import { offerEditor } from "./editor-host";
import { createContentBuilder } from "./publishing/content-builder";
import { createLiveSite, type ServePages } from "./publishing/live-site";
import { createChangeTimer, createPublisher, readNotedChange, watchContent } from "./publishing/publisher";
import { refuseBrokenSite } from "./publishing/refuse-broken-site";
import { openWorkingTree } from "./working-tree/working-tree";

export interface Site {
  listener: RequestListener;
  stop(): Promise<void>;
}

/** After a publish by date that failed. */
const RETRY_MS = 60_000;

type SiteEnv = Pick<Env, "siteUrl" | "dataDir" | "cms">;

/** Serves the site of a working tree with the editor of its content: every saved change is built and shown by itself. */
export async function startEditorSite(root: string, env: SiteEnv, serve: ServePages): Promise<Site> {
  const check = () => refuseBrokenSite(root);
  const builder = createContentBuilder({ root, siteUrl: env.siteUrl, check });
  const publisher = createPublisher(async () => {
    try {
      await builder.build();
      await live.show();
    } finally {
      await changes.look(RETRY_MS);
    }
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
  const live = await createLiveSite(root, serve);
  const stopWatching = watchContent(root, () => publisher.request());
  await changes.look();
  return {
    listener: live.listener,
    async stop() {
      withdraw();
      stopWatching();
      tree.stop();
      changes.stop();
      await publisher.stop();
      builder.stop();
      await live.remove();
    },
  };
}
