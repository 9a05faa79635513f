import { runGit } from "../../files/run-git";
import { isDeletablePath } from "../content-paths";
import type { Deletion, Revision } from "../store/content-store";
import { toKnownName } from "./tree-history";

const MAX_REVISIONS = 100;
const MAX_DELETIONS = 300;
const DELETIONS_SINCE = "180.days";

/** Characters that stand in no name, date or path: before each commit, and between its parts. */
const [COMMIT, PART] = ["\x1e", "\x1f"];
const FORMAT = `--format=${["%x1e%H", "%P", "%an", "%ae", "%aI", ""].join("%x1f")}`;

interface LoggedCommit extends Revision {
  parents: string;
  /** What `--name-only` adds. */
  paths: readonly string[];
}

function parseCommit(text: string): LoggedCommit {
  const [id = "", parents = "", name = "", email = "", at = "", names = ""] = text.split(PART);
  const paths = names.split("\n").filter((line) => line !== "");
  return { id, parents, by: toKnownName({ name, email }), at: new Date(at).toISOString(), paths };
}

async function readLog(root: string, ...args: readonly string[]): Promise<LoggedCommit[]> {
  const output = await runGit(root, ["log", FORMAT, ...args]);
  return output.toString().split(COMMIT).slice(1).map(parseCommit);
}

/** Lists the commits that changed one of the files, newest first. */
export async function listCommits(
  root: string,
  paths: readonly string[],
  count = MAX_REVISIONS,
): Promise<Revision[]> {
  const commits = await readLog(root, `--max-count=${count}`, "--", ...paths);
  return commits.map(({ id, at, by }) => ({ id, at, by }));
}

/** Lists the commits of the last months that deleted offers or media. */
export async function listDeletingCommits(root: string): Promise<Deletion[]> {
  const found = ["--diff-filter=D", "--no-renames", "--name-only", "--relative"];
  const limits = [`--max-count=${MAX_DELETIONS}`, `--since=${DELETIONS_SINCE}`];
  const commits = await readLog(root, ...found, ...limits, "--", "content");
  return commits.map(({ id, at, by, parents, paths }) => ({
    ...{ id, at, by, before: parents.split(" ")[0] ?? "", paths: paths.filter(isDeletablePath) },
  }));
}
