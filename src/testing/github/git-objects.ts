import { readGitObjects, runGit } from "../../files/run-git";

interface NewEntry {
  path: string;
  mode: string;
  sha?: string | null;
  content?: string;
}

export interface NewCommit {
  message: string;
  tree: string;
  parents: readonly string[];
  author: { name: string; email: string; date: string };
}

/** The objects of a repository, as GitHub's Git Data API sees them. They are git's own: a bare repository in `folder`. */
export function createGitObjects(folder: string) {
  const git = async (...args: string[]) => (await runGit(folder, args)).toString();
  const succeeds = (...args: string[]) =>
    git(...args).then(
      () => true,
      () => false,
    );
  /** An object never changes; a git process for each question is slow on a busy machine. */
  const trees = new Map<string, ReturnType<typeof askForTree>>();

  async function askForTree(sha: string) {
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
  function listTree(sha: string) {
    const tree = trees.get(sha) ?? askForTree(sha);
    trees.set(sha, tree);
    return tree;
  }

  const writeBlob = async (content: Buffer) =>
    (await runGit(folder, ["hash-object", "-w", "--stdin"], { input: content })).toString().trim();

  return {
    listTree,
    writeBlob,
    /** Returns the name of what an expression like `main:content` names; `undefined` when there is none. */
    find: (expression: string) =>
      git("rev-parse", "--verify", "--quiet", "--end-of-options", expression).then(
        (name) => name.trim(),
        () => undefined,
      ),
    /** Reads the blobs that expressions like `main:content/a.md` or names of objects stand for. */
    async readBlobs(expressions: readonly string[]) {
      const objects = await readGitObjects(folder, expressions);
      return objects.map((object) =>
        object?.type === "blob" ? { oid: object.hash, bytes: object.bytes } : undefined,
      );
    },
    /** Makes a tree of another one and changed files; throws when a file is deleted that is not there, as GitHub does. */
    async writeTree(base: string, entries: readonly NewEntry[]): Promise<string> {
      const blobs = (await listTree(base)).filter(({ type }) => type !== "tree");
      const files = new Map(blobs.map(({ path, mode, sha }) => [path, { mode, sha }]));
      for (const { path, mode, sha, content } of entries) {
        if (sha === null && !files.delete(path)) throw new Error(`${path} is not in the tree.`);
        if (sha === null) continue;
        const id = content === undefined ? (sha ?? "") : await writeBlob(Buffer.from(content));
        files.set(path, { mode, sha: id });
      }
      const env = { GIT_INDEX_FILE: `index-${Math.random()}` };
      const input = [...files].map(([path, { mode, sha }]) => `${mode} ${sha}\t${path}\n`).join("");
      await runGit(folder, ["update-index", "--add", "--index-info"], { env, input });
      return (await runGit(folder, ["write-tree"], { env })).toString().trim();
    },
    async writeCommit({ message, tree, parents, author }: NewCommit): Promise<string> {
      const env = {
        ...{ GIT_AUTHOR_NAME: author.name, GIT_AUTHOR_EMAIL: author.email, GIT_AUTHOR_DATE: author.date },
        ...{ GIT_COMMITTER_NAME: "GitHub", GIT_COMMITTER_EMAIL: "noreply@github.com" },
      };
      const args = ["commit-tree", tree, ...parents.flatMap((parent) => ["-p", parent]), "-m", message];
      return (await runGit(folder, args, { env })).toString().trim();
    },
    /** Moves a branch forward; tells whether it was one of the commit's ancestors, and nobody has moved it meanwhile. */
    async moveBranch(branch: string, sha: string): Promise<boolean> {
      const ref = `refs/heads/${branch}`;
      const present = (await git("rev-parse", ref)).trim();
      const isForward = await succeeds("merge-base", "--is-ancestor", present, sha);
      return isForward && succeeds("update-ref", ref, sha, present);
    },
    async listCommits(branch: string, path: string, count: number, skip: number, since?: string) {
      const format = "--format=%x1e%H%x1f%P%x1f%an%x1f%ae%x1f%aI%x1f%B";
      const limits = [`--max-count=${count}`, `--skip=${skip}`, ...(since ? [`--since=${since}`] : [])];
      const output = await git("log", format, ...limits, branch, "--", path);
      return output
        .split("\x1e")
        .slice(1)
        .map((text) => {
          const [sha = "", parents = "", name = "", email = "", date = "", message = ""] = text.split("\x1f");
          const ids = parents.split(" ").filter(Boolean);
          return {
            sha,
            parents: ids.map((id) => ({ sha: id })),
            commit: { message: message.trim(), author: { name, email, date } },
          };
        });
    },
    /** Lists the files that differ between two commits, as GitHub tells it. */
    async compare(base: string, head: string) {
      const output = await git("diff", "--name-status", "--no-renames", base, head);
      const lines = output.trim().split("\n").filter(Boolean);
      return lines.map((line) => ({
        status: line.startsWith("D") ? "removed" : "modified",
        filename: line.slice(2),
      }));
    },
  };
}

export type GitObjects = ReturnType<typeof createGitObjects>;
