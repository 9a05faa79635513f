import { isDeletablePath } from "../content-paths";
import type { ContentHistory, Deletion, Revision } from "../store/content-store";
import { DELETED } from "./commit-change";
import { readFilesOfCommit } from "./github-blobs";
import type { GithubClient } from "./github-client";

const COMMIT_ID = /^[0-9a-f]{40}$/;
const MAX_REVISIONS = 100;
/** What the bin shows: deletions among the last changes of some months. */
const DELETION_PAGES = 3;
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

const compareNewest = (one: Revision, other: Revision) => Date.parse(other.at) - Date.parse(one.at);

/** Creates the history of a repository at GitHub. */
export function createGithubHistory(getClient: () => Promise<GithubClient>): ContentHistory {
  async function listCommits(path: string, options: { per_page: number; page?: number; since?: string }) {
    const { octokit, owner, repo, branch } = await getClient();
    const question = { owner, repo, sha: branch, path, ...options };
    const { data } = await octokit.request("GET /repos/{owner}/{repo}/commits", question);
    return data as readonly ListedCommit[];
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
      return commits.map(toDeletion).filter(({ paths }) => paths.length > 0);
    },
  };
}
