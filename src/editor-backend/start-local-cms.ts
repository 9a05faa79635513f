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
  /** Hears the address at which the site answers. */
  onListening?(address: string): void;
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
  env: Pick<Env, "siteUrl" | "dataDir" | "port">,
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
  const editor = createEditorBackend({ root, env, publisher, onUse: () => builder.warmUp() });
  const live = await createLiveSite({
    root,
    createVersion: (pages, functions) => createVersion(pages, functions, editor.handlers),
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
