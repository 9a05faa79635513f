import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Git is not installed, or a command of it failed. */
export class GitError extends Error {
  constructor(args: readonly string[], reason: string) {
    super(`git ${args.join(" ")} failed in the site's folder: ${reason}`);
    this.name = "GitError";
  }
}

/** Runs git in a folder with `input` on its standard input; gets all that it writes. */
export async function runGit(root: string, args: readonly string[], input = ""): Promise<Buffer> {
  const running = promisify(execFile)("git", args, { cwd: root, encoding: "buffer", maxBuffer: Infinity });
  // Git may end before it has read everything; what matters is how it ended.
  running.child.stdin?.on("error", () => undefined).end(input);
  const { stdout } = await running.catch((error: unknown) => {
    throw new GitError(args, String(error));
  });
  return stdout;
}
