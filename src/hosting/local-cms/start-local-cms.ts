import type { RequestListener } from "node:http";

import { createApp } from "../create-app";
import { loadFunctions } from "../load-functions";
import { createContentBuilder } from "./content-builder";
import { createLiveSite } from "./live-site";
import { createPublisher } from "./publisher";
import { refuseBrokenSite } from "./refuse-broken-site";
import { serveLocalCms } from "./serve-local-cms";
import { watchContent } from "./watch-content";

/** What answers requests, and how it ends. */
export interface Site {
  listener: RequestListener;
  stop(): Promise<void>;
}

/** Serves the site with an editor of this machine's own working tree: every saved change is built and shown by itself. */
export async function startLocalCms(root: string, siteUrl: string): Promise<Site> {
  const builder = createContentBuilder(root, siteUrl);
  const publisher = createPublisher({
    async publish() {
      await refuseBrokenSite(root);
      await builder.build();
      await live.show();
    },
  });
  const localCms = serveLocalCms(root, publisher, () => builder.warmUp());
  const live = await createLiveSite({
    root,
    createVersion: (pages, functions) => createApp(pages, loadFunctions(functions), { localCms }),
  });
  const stopWatching = watchContent(root, () => publisher.request());
  return {
    listener: live.listener,
    async stop() {
      stopWatching();
      await publisher.stop();
      builder.stop();
    },
  };
}
