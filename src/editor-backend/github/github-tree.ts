import { createLruCache } from "../../lib/lru-cache";
import { HttpError } from "../../server/http/http-error";
import { log } from "../../server/log";
import { processSingleton } from "../../server/process-singleton";
import { isStoredPath } from "../content-paths";
import type { GithubClient } from "./github-client";
import { getGithubStatus } from "./github-failure";

/** The newest commit of the branch, and its tree. */
export interface Head {
  commit: string;
  tree: string;
}

/** The files of the content in a tree: git's names of their bytes, and their sizes. */
export type TreeFiles = ReadonlyMap<string, { sha: string; size: number }>;

/** A tree never changes; the last ones are kept in memory. */
const MAX_KEPT = 5;
const getKept = () => processSingleton("github-trees", () => createLruCache<TreeFiles>(MAX_KEPT));

const getKnownHeads = () =>
  processSingleton("github-heads", () => new Map<string, { tag: string; head: Head }>());

/** Asks for the newest commit of the branch. An answer that says "as before" has no body and does not count for GitHub's limits. */
export async function readHead({ octokit, owner, repo, branch }: GithubClient): Promise<Head> {
  const [place, known] = [{ owner, repo, branch }, getKnownHeads()];
  const name = JSON.stringify(place);
  const last = known.get(name);
  const headers = last ? { "if-none-match": last.tag } : {};
  try {
    const { data, headers: answered } = await octokit.request("GET /repos/{owner}/{repo}/branches/{branch}", {
      ...place,
      headers,
    });
    const head = { commit: data.commit.sha, tree: data.commit.commit.tree.sha };
    if (answered.etag) known.set(name, { tag: answered.etag, head });
    return head;
  } catch (error) {
    if (last && getGithubStatus(error) === 304) return last.head;
    throw error;
  }
}

/** Keeps the files of a tree that is known without asking: the one that a save has made. */
export function keepTree(tree: string, files: TreeFiles): void {
  getKept().set(tree, files);
}

/** Lists the files of the content in a tree. Links and whatever else the repository holds are passed over. */
export async function readTree({ octokit, owner, repo }: GithubClient, tree: string): Promise<TreeFiles> {
  const known = getKept().get(tree);
  if (known) return known;
  const place = { owner, repo, tree_sha: tree, recursive: "1" };
  const { data } = await octokit.request("GET /repos/{owner}/{repo}/git/trees/{tree_sha}", place);
  if (data.truncated) {
    log.error("github-tree-truncated");
    throw new HttpError("unavailable");
  }
  const files = new Map<string, { sha: string; size: number }>();
  for (const { path, mode, sha, size = 0 } of data.tree)
    if ((mode === "100644" || mode === "100755") && isStoredPath(path)) files.set(path, { sha, size });
  keepTree(tree, files);
  return files;
}
