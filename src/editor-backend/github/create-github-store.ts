import { setTimeout as sleep } from "node:timers/promises";

import { HttpError } from "../../server/http/http-error";
import { log } from "../../server/log";
import { type Author, type Change, type Content, type ContentStore, getFileVersion } from "../content-store";
import { commitChange } from "./commit-change";
import type { GithubClient } from "./github-client";
import { createGithubContent } from "./github-content";
import { createGithubHistory } from "./github-history";
import { readHead, readTree } from "./github-tree";

/** How often a save follows a branch that others move. */
const MAX_TRIES = 5;
const AGAIN_MS = 300;

/** Leaves out what is in the content already, and deletions of what is not there. */
async function findChanged({ files, subject }: Change, content: Content): Promise<Change> {
  const changed = new Map<string, string | Buffer | null>();
  for (const [path, wanted] of files) {
    const version = wanted === null ? null : getFileVersion(wanted);
    if (version !== (await content.getVersion(path))) changed.set(path, wanted);
  }
  return { files: changed, subject };
}

/** Creates the store of a repository at GitHub: one save is one commit, made by the Git Data API. */
export function createGithubStore(getClient: () => Promise<GithubClient>): ContentStore {
  async function change(author: Author, prepare: (content: Content) => Promise<Change>): Promise<void> {
    const client = await getClient();
    let seen: string | undefined;
    for (let count = 0; count < MAX_TRIES; count += 1) {
      const head = await readHead(client);
      // GitHub may need a moment to tell where the branch is now; or it refuses for another reason, e.g. because it is protected.
      if (head.commit === seen) await sleep(AGAIN_MS);
      seen = head.commit;
      const files = await readTree(client, head.tree);
      const content = createGithubContent(client, files);
      const changed = await findChanged(await prepare(content), content);
      if (changed.files.size === 0) return;
      if (await commitChange(client, { head, files, change: changed, author })) return;
    }
    log.error("github-branch-refused");
    throw new HttpError("unavailable");
  }

  return {
    ...createGithubHistory(getClient),
    async read() {
      const client = await getClient();
      return createGithubContent(client, await readTree(client, (await readHead(client)).tree));
    },
    change,
  };
}
