import { readGitObjects, runGit } from "../../files/run-git";

interface TreeEntry {
  path: string;
  mode: string;
  type: string;
  sha: string;
  size?: number;
}

interface NewEntry {
  path: string;
  mode: string;
  sha?: string | null;
  content?: string;
}

interface NewCommit {
  message: string;
  tree: string;
  parents: readonly string[];
  author: { name: string; email: string; date: string };
}

/** The objects of a repository, as GitHub's Git Data API sees them. They are git's own: a bare repository in `folder`. */
export function createGitObjects(folder: string) {
  const git = async (...args: string[]) => (await runGit(folder, args)).toString();
  const line = async (...args: string[]) => (await git(...args)).trim();
  /** An object never changes; a git process for each question is slow on a busy machine. */
  const [blobs, trees] = [new Map<string, Promise<Buffer>>(), new Map<string, Promise<TreeEntry[]>>()];

  async function writeBlob(content: Buffer): Promise<string> {
    return (await runGit(folder, ["hash-object", "-w", "--stdin"], { input: content })).toString().trim();
  }

  function readBlob(sha: string): Promise<Buffer> {
    const blob = blobs.get(sha) ?? runGit(folder, ["cat-file", "blob", sha]);
    blobs.set(sha, blob);
    return blob;
  }

  function listTree(sha: string): Promise<TreeEntry[]> {
    const tree = trees.get(sha) ?? askForTree(sha);
    trees.set(sha, tree);
    return tree;
  }

  async function askForTree(sha: string): Promise<TreeEntry[]> {
    const output = await git("ls-tree", "-r", "-t", "-l", "-z", sha);
    return output
      .split("\0")
      .filter(Boolean)
      .map((row) => {
        const [facts = "", path = ""] = row.split("\t");
        const [mode = "", type = "", id = "", size = ""] = facts.split(/ +/);
        return { path, mode, type, sha: id, ...(type === "blob" && { size: Number(size) }) };
      });
  }

  /** Reads what expressions like `main:content/a.md` or names of objects stand for; a blob's bytes, or `undefined`. */
  async function readMany(expressions: readonly string[]) {
    const objects = await readGitObjects(folder, expressions);
    return objects.map((object) =>
      object?.type === "blob" ? { oid: object.hash, bytes: object.bytes } : undefined,
    );
  }

  /** Makes a tree of another one and changed files; throws when a file is deleted that is not there, as GitHub does. */
  async function writeTree(base: string, entries: readonly NewEntry[]): Promise<string> {
    const files = new Map(
      (await listTree(base)).filter(({ type }) => type !== "tree").map((entry) => [entry.path, entry]),
    );
    for (const { path, mode, sha, content } of entries) {
      if (sha === null && !files.delete(path)) throw new Error(`${path} is not in the tree.`);
      if (sha === null) continue;
      const id = content === undefined ? (sha ?? "") : await writeBlob(Buffer.from(content));
      files.set(path, { path, mode, type: "blob", sha: id });
    }
    const env = { GIT_INDEX_FILE: `index-${Math.random()}` };
    const input = [...files.values()].map(({ mode, sha, path }) => `${mode} ${sha}\t${path}\n`).join("");
    await runGit(folder, ["update-index", "--add", "--index-info"], { env, input });
    return (await runGit(folder, ["write-tree"], { env })).toString().trim();
  }

  async function writeCommit({ message, tree, parents, author }: NewCommit): Promise<string> {
    const who = { name: author.name, email: author.email, date: author.date };
    const env = {
      ...{ GIT_AUTHOR_NAME: who.name, GIT_AUTHOR_EMAIL: who.email, GIT_AUTHOR_DATE: who.date },
      ...{ GIT_COMMITTER_NAME: "GitHub", GIT_COMMITTER_EMAIL: "noreply@github.com" },
    };
    const args = ["commit-tree", tree, ...parents.flatMap((parent) => ["-p", parent]), "-m", message];
    return (await runGit(folder, args, { env })).toString().trim();
  }

  /** Moves a branch forward; tells whether it was one of the commit's ancestors. */
  async function moveBranch(branch: string, sha: string): Promise<boolean> {
    const present = await line("rev-parse", `refs/heads/${branch}`);
    const isForward = await git("merge-base", "--is-ancestor", present, sha).then(
      () => true,
      () => false,
    );
    if (!isForward) return false;
    // Another one may have moved it in the meantime.
    return git("update-ref", `refs/heads/${branch}`, sha, present).then(
      () => true,
      () => false,
    );
  }

  async function listCommits(branch: string, path: string, count: number, skip: number, since?: string) {
    const format = "--format=%x1e%H%x1f%P%x1f%an%x1f%ae%x1f%aI%x1f%B";
    const limits = [`--max-count=${count}`, `--skip=${skip}`, ...(since ? [`--since=${since}`] : [])];
    const output = await git("log", format, ...limits, branch, "--", path);
    return output
      .split("\x1e")
      .slice(1)
      .map((text) => {
        const [sha = "", parents = "", name = "", email = "", date = "", message = ""] = text.split("\x1f");
        const listed = { message: message.trim(), author: { name, email, date } };
        const ids = parents.split(" ").filter(Boolean);
        return { sha, parents: ids.map((id) => ({ sha: id })), commit: listed };
      });
  }

  /** Lists the files that differ between two commits, as GitHub tells it. */
  async function compare(base: string, head: string) {
    const output = await git("diff", "--name-status", "--no-renames", "-z", base, head);
    const parts = output.split("\0").filter(Boolean);
    return parts.flatMap((status, index) =>
      index % 2 === 0
        ? [{ status: status === "D" ? "removed" : "modified", filename: parts[index + 1] }]
        : [],
    );
  }

  return {
    compare,
    ...{ git, writeBlob, readBlob, readMany, listTree, writeTree, writeCommit, moveBranch, listCommits },
    /** Returns the name of what an expression like `main:content` names; `undefined` when there is none. */
    find: (expression: string) =>
      line("rev-parse", "--verify", "--quiet", "--end-of-options", expression).catch(() => undefined),
  };
}

export type GitObjects = ReturnType<typeof createGitObjects>;
