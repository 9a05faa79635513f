import type { RequestListener } from "node:http";

import { createApp } from "../hosting/create-app";
import { loadFunctions } from "../hosting/load-functions";
import type { Env } from "../server/env";
import { createContentBuilder } from "./content-builder";
import { createEditorBackend } from "./create-editor-backend";
import { createLiveSite } from "./live-site";
import { createPublisher } from "./publisher";
import { refuseBrokenSite } from "./refuse-broken-site";
import { watchContent } from "./watch-content";

/** What answers requests, and how it ends. */
export interface Site {
  listener: RequestListener;
  /** Hears the address at which the site answers. */
  onListening?(address: string): void;
  stop(): Promise<void>;
}

/** Serves the site with an editor of this machine's own working tree: every saved change is built and shown by itself. */
export async function startLocalCms(
  root: string,
  env: Pick<Env, "siteUrl" | "dataDir" | "port">,
): Promise<Site> {
  const builder = createContentBuilder(root, env.siteUrl);
  const publisher = createPublisher({
    async publish() {
      await refuseBrokenSite(root);
      await builder.build();
      await live.show();
    },
  });
  const editor = createEditorBackend({ root, env, publisher, onUse: () => builder.warmUp() });
  const live = await createLiveSite({
    root,
    createVersion: (pages, functions) =>
      createApp(pages, loadFunctions(functions), { localCms: editor.handlers }),
  });
  const stopWatching = watchContent(root, () => publisher.request());
  return {
    listener: live.listener,
    onListening: (address) => editor.link.start(address),
    async stop() {
      stopWatching();
      await publisher.stop();
      builder.stop();
      await live.remove();
    },
  };
}
