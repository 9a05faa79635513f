import { isDeletablePath } from "../content-paths";
import {
  COMMIT_ID,
  DELETIONS_SINCE_DAYS,
  MAX_REVISIONS,
  type ContentHistory,
  type Deletion,
  type Revision,
} from "../content-store";
import type { GithubClient } from "./github-client";
import { readFilesOfCommit } from "./github-content";

/** Stands before each path in the message of a commit that deletes it: GitHub cannot list deletions. */
export const DELETED = "Deleted: ";

const DELETION_PAGES = 3;
/** Each costs a call. */
const MAX_OTHERS = 30;

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

export function createGithubHistory(getClient: () => Promise<GithubClient>): ContentHistory {
  async function listCommits(path: string, options: { per_page: number; page?: number; since?: string }) {
    const { octokit, place, branch } = await getClient();
    const question = { ...place, sha: branch, path, ...options };
    const { data } = await octokit.request("GET /repos/{owner}/{repo}/commits", question);
    return data as readonly ListedCommit[];
  }

  /** Returns the last commit that touched a file: it has deleted it. */
  async function findDeletion(path: string): Promise<Deletion[]> {
    const [commit] = await listCommits(path, { per_page: 1 });
    return commit ? [{ ...toDeletion(commit), paths: [path] }] : [];
  }

  /** Lists what was deleted by git since `first`, and stands in no message. */
  async function listOtherDeletions(first: ListedCommit, known: ReadonlySet<string>): Promise<Deletion[]> {
    const { octokit, place, branch } = await getClient();
    const asked = { ...place, basehead: `${first.parents[0]?.sha ?? first.sha}...${branch}` };
    const { data } = await octokit.request("GET /repos/{owner}/{repo}/compare/{basehead}", asked);
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
      return { by: commit?.commit.author?.name ?? null, at: commit?.commit.author?.date ?? null };
    },
    async listDeletions() {
      const since = new Date(Date.now() - DELETIONS_SINCE_DAYS * 86_400_000).toISOString();
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
