import { type Author, type Change, getFileVersion } from "../content-store";
import { keepBlobText } from "./github-blobs";
import type { GithubClient } from "./github-client";
import { getGithubStatus } from "./github-failure";
import { keepTree, type Head, type TreeFiles } from "./github-tree";

/** Stands before each path in the message of a commit that deletes it: GitHub cannot list deletions. */
export const DELETED = "Deleted: ";

interface TreeEntry {
  path: string;
  mode: "100644";
  type: "blob";
  content?: string;
  sha?: string | null;
}

function createMessage({ files, subject }: Change): string {
  const deleted = [...files].filter(([, content]) => content === null);
  return [subject, "", ...deleted.map(([path]) => DELETED + path)].join("\n").trim();
}

/** Stores a picture, and gets the entry of the tree for it. Texts travel in the tree itself. */
async function toEntry(
  { octokit, owner, repo }: GithubClient,
  path: string,
  content: string | Buffer | null,
): Promise<TreeEntry> {
  const entry = { path, mode: "100644", type: "blob" } as const;
  if (typeof content === "string") return { ...entry, content };
  if (content === null) return { ...entry, sha: null };
  const blob = { content: content.toString("base64"), encoding: "base64" };
  const { data } = await octokit.request("POST /repos/{owner}/{repo}/git/blobs", { owner, repo, ...blob });
  return { ...entry, sha: data.sha };
}

/** Gets the files of the tree after the change. */
function apply(files: TreeFiles, changed: Change["files"]): TreeFiles {
  const after = new Map(files);
  for (const [path, content] of changed)
    if (content === null) after.delete(path);
    else after.set(path, { sha: getFileVersion(content), size: Buffer.byteLength(content) });
  return after;
}

/** Makes one commit of a change on top of `head`; gets whether the branch was still there. */
export async function commitChange(
  client: GithubClient,
  { head, files, change, author }: { head: Head; files: TreeFiles; change: Change; author: Author },
): Promise<boolean> {
  const { octokit, owner, repo, branch } = client;
  const place = { owner, repo };
  const entries = await Promise.all(
    [...change.files].map(([path, content]) => toEntry(client, path, content)),
  );
  const { data: tree } = await octokit.request("POST /repos/{owner}/{repo}/git/trees", {
    ...{ ...place, base_tree: head.tree, tree: entries },
  });
  const { data: commit } = await octokit.request("POST /repos/{owner}/{repo}/git/commits", {
    ...{ ...place, message: createMessage(change), tree: tree.sha, parents: [head.commit] },
    author: { ...author, date: new Date().toISOString() },
  });
  try {
    await octokit.request("PATCH /repos/{owner}/{repo}/git/refs/{ref}", {
      ...{ ...place, ref: `heads/${branch}`, sha: commit.sha, force: false },
    });
  } catch (error) {
    // It is no longer the newest commit that the change stands on.
    if (getGithubStatus(error) === 422) return false;
    throw error;
  }
  keepTree(tree.sha, apply(files, change.files));
  for (const content of change.files.values())
    if (typeof content === "string") keepBlobText(getFileVersion(content), content);
  return true;
}
