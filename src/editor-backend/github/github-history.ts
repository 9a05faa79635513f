import { isDeletablePath } from "../content-paths";
import type { ContentHistory, Deletion, Revision } from "../content-store";
import { DELETED } from "./commit-change";
import { readFilesOfCommit } from "./github-blobs";
import type { GithubClient } from "./github-client";

const COMMIT_ID = /^[0-9a-f]{40}$/;
const MAX_REVISIONS = 100;
/** What the bin shows: deletions among the last changes of some months. */
const DELETION_PAGES = 3;
/** Each costs a call. */
const MAX_OTHERS = 30;
const DELETIONS_SINCE_MS = 180 * 86_400_000;

interface ListedCommit {
  sha: string;
  parents: readonly { sha: string }[];
  commit: { message: string; author: { name?: string; date?: string } | null };
}

function toRevision({ sha, commit: { author } }: ListedCommit): Revision {
  return { id: sha, at: author?.date ?? "", by: author?.name ?? null };
}

function toDeletion(listed: ListedCommit): Deletion {
  const lines = listed.commit.message.split("\n").filter((line) => line.startsWith(DELETED));
  const paths = lines.map((line) => line.slice(DELETED.length)).filter(isDeletablePath);
  return { ...toRevision(listed), before: listed.parents[0]?.sha ?? "", paths };
}

interface ComparedFile {
  filename: string;
  status: string;
  previous_filename?: string;
}

/** What was there in one of two commits and is not in the other. */
function listRemoved(files: readonly ComparedFile[]): string[] {
  const removed = files.flatMap(({ filename, status, previous_filename: before }) => {
    if (status === "removed") return [filename];
    return status === "renamed" && before !== undefined ? [before] : [];
  });
  return removed.filter(isDeletablePath);
}

const compareNewest = (one: Revision, other: Revision) => Date.parse(other.at) - Date.parse(one.at);

/** Puts the files of one commit together: an entry in all its languages. */
function mergeByCommit(deletions: readonly Deletion[]): Deletion[] {
  const merged = new Map<string, Deletion>();
  for (const deletion of deletions) {
    const paths = [...(merged.get(deletion.id)?.paths ?? []), ...deletion.paths];
    merged.set(deletion.id, { ...deletion, paths: [...new Set(paths)] });
  }
  return [...merged.values()];
}

/** Creates the history of a repository at GitHub. */
export function createGithubHistory(getClient: () => Promise<GithubClient>): ContentHistory {
  async function listCommits(path: string, options: { per_page: number; page?: number; since?: string }) {
    const { octokit, owner, repo, branch } = await getClient();
    const question = { owner, repo, sha: branch, path, ...options };
    const { data } = await octokit.request("GET /repos/{owner}/{repo}/commits", question);
    return data as readonly ListedCommit[];
  }

  /** Gets the commit that has deleted a file: the last one that touched it. */
  async function findDeletion(path: string): Promise<Deletion[]> {
    const [commit] = await listCommits(path, { per_page: 1 });
    return commit ? [{ ...toDeletion(commit), paths: [path] }] : [];
  }

  /** Lists what was deleted by git since `first`, and stands in no message. */
  async function listOtherDeletions(first: ListedCommit, known: ReadonlySet<string>): Promise<Deletion[]> {
    const { octokit, owner, repo, branch } = await getClient();
    const basehead = `${first.parents[0]?.sha ?? first.sha}...${branch}`;
    const place = { owner, repo, basehead };
    const { data } = await octokit.request("GET /repos/{owner}/{repo}/compare/{basehead}", place);
    const removed = listRemoved(data.files ?? []);
    const others = removed.filter((path) => !known.has(path)).slice(0, MAX_OTHERS);
    return (await Promise.all(others.map(findDeletion))).flat();
  }

  return {
    async listRevisions(paths) {
      const lists = await Promise.all(paths.map((path) => listCommits(path, { per_page: MAX_REVISIONS })));
      const byId = new Map(lists.flat().map((commit) => [commit.sha, toRevision(commit)]));
      return [...byId.values()].sort(compareNewest).slice(0, MAX_REVISIONS);
    },
    async readRevision(paths, id) {
      if (!COMMIT_ID.test(id)) return new Map(paths.map((path) => [path, null]));
      return readFilesOfCommit(await getClient(), id, paths);
    },
    async getLastChange(path) {
      const [commit] = await listCommits(path, { per_page: 1 });
      return commit ? { by: toRevision(commit).by, at: toRevision(commit).at } : { by: null, at: null };
    },
    async listDeletions() {
      const since = new Date(Date.now() - DELETIONS_SINCE_MS).toISOString();
      const commits: ListedCommit[] = [];
      for (let page = 1; page <= DELETION_PAGES; page += 1) {
        const next = await listCommits("content", { per_page: 100, page, since });
        commits.push(...next);
        if (next.length < 100) break;
      }
      const deletions = commits.map(toDeletion).filter(({ paths }) => paths.length > 0);
      const known = new Set(deletions.flatMap(({ paths }) => paths));
      const first = commits.at(-1);
      const others = first ? await listOtherDeletions(first, known) : [];
      return mergeByCommit([...deletions, ...others]).sort(compareNewest);
    },
  };
}
