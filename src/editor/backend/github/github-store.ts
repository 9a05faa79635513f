import { setTimeout as sleep } from "node:timers/promises";

import { perEnv } from "../../../server/platform/env";
import { HttpError } from "../../../server/platform/http/request";
import { log } from "../../../server/platform/log";
import { findChanged, type Author, type Change, type ContentStore } from "../content-store";
import { createGithubClient, isBranchRefused, type GithubClient } from "./github-client";
import { createGithubContent, readHead, readTree, type Head } from "./github-content";
import { createGithubHistory, DELETED } from "./github-history";

const MAX_TRIES = 5;
const AGAIN_MS = 300;

function createMessage({ files, subject }: Change): string {
  const deleted = [...files].filter(([, content]) => content === null);
  return [subject, "", ...deleted.map(([path]) => DELETED + path)].join("\n").trim();
}

/** Stores a picture, and returns its entry of the tree. Texts travel in the tree itself. */
async function toEntry({ octokit, place }: GithubClient, path: string, content: string | Buffer | null) {
  const entry = { path, mode: "100644", type: "blob" } as const;
  if (typeof content === "string") return { ...entry, content };
  if (content === null) return { ...entry, sha: null };
  const blob = { content: content.toString("base64"), encoding: "base64" };
  const { data } = await octokit.request("POST /repos/{owner}/{repo}/git/blobs", { ...place, ...blob });
  return { ...entry, sha: data.sha };
}

interface Commit {
  head: Head;
  change: Change;
  author: Author;
}

/** Makes one commit of a change on top of `head`; returns whether the branch was still there. */
async function commitChange(client: GithubClient, { head, change, author }: Commit): Promise<boolean> {
  const { octokit, place, branch } = client;
  const { data: tree } = await octokit.request("POST /repos/{owner}/{repo}/git/trees", {
    ...place,
    base_tree: head.tree,
    tree: await Promise.all([...change.files].map(([path, content]) => toEntry(client, path, content))),
  });
  const { data: commit } = await octokit.request("POST /repos/{owner}/{repo}/git/commits", {
    ...place,
    message: createMessage(change),
    tree: tree.sha,
    parents: [head.commit],
    author: { ...author, date: new Date().toISOString() },
  });
  try {
    const ref = { ref: `heads/${branch}`, sha: commit.sha, force: false };
    await octokit.request("PATCH /repos/{owner}/{repo}/git/refs/{ref}", { ...place, ...ref });
  } catch (error) {
    if (isBranchRefused(error)) return false;
    throw error;
  }
  return true;
}

/** Creates the store of a repository at GitHub: one save is one commit, made by the Git Data API. */
export function createGithubStore(getClient: () => Promise<GithubClient>): ContentStore {
  return {
    ...createGithubHistory(getClient),
    async read() {
      const client = await getClient();
      return createGithubContent(client, await readTree(client, (await readHead(client)).tree));
    },
    async change(author, prepare) {
      const client = await getClient();
      let seen: string | undefined;
      for (let count = 0; count < MAX_TRIES; count += 1) {
        const head = await readHead(client);
        // GitHub may need a moment to tell where the branch is now; or it refuses for another reason, e.g. because it is protected.
        if (head.commit === seen) await sleep(AGAIN_MS);
        seen = head.commit;
        const content = createGithubContent(client, await readTree(client, head.tree));
        const changed = await findChanged(await prepare(content), content);
        if (changed.files.size === 0) return;
        if (await commitChange(client, { head, change: changed, author })) return;
      }
      log.error("github-branch-refused");
      throw new HttpError("unavailable");
    },
  };
}

/** Returns the store of the repository that the settings name. A client that could not be made is tried again. */
export const getGithubStore: () => ContentStore = perEnv(({ cms }) => {
  let client: Promise<GithubClient> | undefined;
  return createGithubStore(() => {
    client ??= createGithubClient(cms);
    client.catch(() => (client = undefined));
    return client;
  });
});
