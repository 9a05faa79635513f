import { unwatchFile, watchFile } from "node:fs";
import { readFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { join } from "node:path";

import { type Env, getEnv } from "../../server/platform/env";
import { describeError, log } from "../../server/platform/log";
import { setContentFolder } from "../../server/platform/published";
import { createContentBuilder } from "./publishing/content-builder";
import {
  createPublisher,
  watchContent,
  watchDates,
  refuseBrokenSite,
  type PublishingStatus,
} from "./publishing/publisher";
import { openWorkingTree } from "./working-tree/working-tree";
import { HttpError } from "../../server/platform/http/request";
import { staffProcedure } from "../../server/platform/rpc";
import { refuseOwnersReads } from "./change-checks";
import { getGithubStore } from "./github/github-store";
import type { ContentStore } from "./content-store";

interface EditorHost {
  store: ContentStore;
  getStatus(): Promise<PublishingStatus>;
  onUse?: () => void;
}

let workingTree: EditorHost | undefined;

/** Offers the working tree of this process to the functions. Gets what takes it back. */
export function offerEditor(host: EditorHost): () => void {
  workingTree = host;
  return () => (workingTree = undefined);
}

/** Returns what the editor works with; `undefined` where there is no content to edit: a packaged site without a repository. */
export function findEditor(): EditorHost | undefined {
  // Its host builds each commit by itself.
  return getEnv().cms.repo === undefined
    ? workingTree
    : { store: getGithubStore(), getStatus: () => Promise.resolve({ state: "saved" }) };
}

/** The same; throws 404 where there is no content to edit. */
export function getEditor(): EditorHost {
  const editor = findEditor();
  if (!editor) throw new HttpError("not-found");
  return editor;
}

/** A call that works with the content. What is the owners' alone is read by nobody else; changes of it are refused by file (`refuseOwnersFiles`). */
export const editorProcedure = staffProcedure.use(async ({ ctx, type, getRawInput, next }) => {
  if (type === "query") refuseOwnersReads(ctx.staff.role, await getRawInput());
  const { store, onUse } = getEditor();
  onUse?.();
  return next({ ctx: { content: store } });
});

export interface Site {
  listener: RequestListener;
  stop(): Promise<void>;
}

type SiteEnv = Pick<Env, "siteUrl" | "dataDir" | "cms">;

type ServePages = (publicFolder: string) => RequestListener;

const LOOK_MS = 2000;

/** Serves what the last good build of a working tree has made (`scripts/lib/build-state.mjs`), whichever process has built it. */
export async function serveBuiltSite(root: string, serve: ServePages) {
  const stamp = join(root, ".build", "stamp.json");
  let shown = "";
  let current: RequestListener;

  async function show(): Promise<void> {
    const { release } = JSON.parse(await readFile(stamp, "utf8")) as { release: string };
    if (release === shown) return;
    const folder = join(root, ".build", "releases", release);
    current = serve(join(folder, "public"));
    setContentFolder(join(folder, "content"));
    shown = release;
  }

  await show();
  const look = () =>
    void show().catch((error: unknown) => log.error("build-not-shown", describeError(error)));
  watchFile(stamp, { interval: LOOK_MS, persistent: false }, look);
  const listener: RequestListener = (request, response) => current(request, response);
  const stop = () => {
    unwatchFile(stamp);
    return Promise.resolve();
  };
  return { listener, show, stop };
}

/** Serves the site of a working tree with the editor of its content: every saved change is built and shown by itself. */
export async function startEditorSite(root: string, env: SiteEnv, serve: ServePages): Promise<Site> {
  const live = await serveBuiltSite(root, serve);
  const builder = createContentBuilder({ root, siteUrl: env.siteUrl });
  const publisher = createPublisher(async () => {
    await refuseBrokenSite(root);
    await builder.build();
    await live.show();
  });
  const tree = await openWorkingTree({ root, env, onWritten: () => publisher.request() });
  const withdraw = offerEditor({
    store: tree.store,
    getStatus: () => Promise.resolve(publisher.getStatus()),
    onUse: () => builder.warmUp(),
  });
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
      await live.stop();
    },
  };
}
