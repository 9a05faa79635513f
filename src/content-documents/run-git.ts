import { spawn } from "node:child_process";

/** Git is not installed, or a command of it failed. */
export class GitError extends Error {
  constructor(args: readonly string[], reason: string) {
    super(`git ${args.join(" ")} failed in the site's folder: ${reason}`);
    this.name = "GitError";
  }
}

/** Runs git in a folder with `input` on its standard input; gets all that it writes. */
export function runGit(root: string, args: readonly string[], input = ""): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn("git", args, { cwd: root, stdio: ["pipe", "pipe", "ignore"] });
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", (error) => reject(new GitError(args, error.message)));
    child.on("close", (code) =>
      code === 0 ? resolve(Buffer.concat(chunks)) : reject(new GitError(args, `exit code ${String(code)}`)),
    );
    // Git may end before it has read everything; what matters is how it ended.
    child.stdin.on("error", () => undefined);
    child.stdin.end(input);
  });
}
