import type { RequestHandler } from "express";
import type { RequestListener } from "node:http";

import type { Env } from "../server/env";
import { createContentBuilder } from "./content-builder";
import { createEditorBackend } from "./create-editor-backend";
import { createLiveSite, type Version } from "./live-site";
import { createPublisher } from "./publisher";
import { refuseBrokenSite } from "./refuse-broken-site";
import { watchContent } from "./watch-content";

/** What answers requests, and how it ends. */
export interface Site {
  listener: RequestListener;
  stop(): Promise<void>;
}

/** Creates what serves a built site's pages and functions, with the editor's backend. */
export type CreateVersion = (
  publicFolder: string,
  functionsFolder: string,
  editor: readonly RequestHandler[],
) => Version;

/** Serves the site with an editor of this machine's own working tree: every saved change is built and shown by itself. */
export async function startLocalCms(
  root: string,
  env: Pick<Env, "siteUrl">,
  createVersion: CreateVersion,
): Promise<Site> {
  const builder = createContentBuilder(root, env.siteUrl);
  const publisher = createPublisher({
    async publish() {
      await refuseBrokenSite(root);
      await builder.build();
      await live.show();
    },
  });
  const handlers = createEditorBackend({ root, publisher, onUse: () => builder.warmUp() });
  const live = await createLiveSite({
    root,
    createVersion: (pages, functions) => createVersion(pages, functions, handlers),
  });
  const stopWatching = watchContent(root, () => publisher.request());
  return {
    listener: live.listener,
    async stop() {
      stopWatching();
      await publisher.stop();
      builder.stop();
      await live.remove();
    },
  };
}
