import type { RequestListener } from "node:http";

import type { Env } from "../../server/platform/env";
import { offerEditor } from "./editor-host";
import { createContentBuilder } from "./publishing/content-builder";
import { createLiveSite, type ServePages } from "./publishing/live-site";
import { createPublisher, watchContent, watchDates } from "./publishing/publisher";
import { refuseBrokenSite } from "./publishing/refuse-broken-site";
import { openWorkingTree } from "./working-tree/working-tree";

export interface Site {
  listener: RequestListener;
  stop(): Promise<void>;
}

type SiteEnv = Pick<Env, "siteUrl" | "dataDir" | "cms">;

/** Serves the site of a working tree with the editor of its content: every saved change is built and shown by itself. */
export async function startEditorSite(root: string, env: SiteEnv, serve: ServePages): Promise<Site> {
  const check = () => refuseBrokenSite(root);
  const builder = createContentBuilder({ root, siteUrl: env.siteUrl, check });
  const publisher = createPublisher(async () => {
    await builder.build();
    await live.show();
  });
  const tree = await openWorkingTree({ root, env, onWritten: () => publisher.request() });
  const withdraw = offerEditor({
    store: tree.store,
    getStatus: () => Promise.resolve(publisher.getStatus()),
    onUse: () => builder.warmUp(),
  });
  const live = await createLiveSite(root, serve);
  const stopWatching = watchContent(root, () => publisher.request());
  const dates = watchDates(root, publisher);
  return {
    listener: live.listener,
    async stop() {
      withdraw();
      stopWatching();
      tree.stop();
      clearInterval(dates);
      await publisher.stop();
      builder.stop();
      await live.remove();
    },
  };
}
