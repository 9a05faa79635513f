import { spawn } from "node:child_process";
import { env as environment } from "node:process";

const FOREIGN = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_NAMESPACE"];

/** Settings of a person that must neither ask nor run anything when the editor saves; names of files are printed as they are. */
const OWN_SETTINGS = [
  "core.hooksPath=/dev/null",
  "core.excludesFile=/dev/null",
  "commit.gpgSign=false",
  "core.safecrlf=false",
  "core.quotePath=off",
];

interface GitOptions {
  env?: Readonly<Record<string, string>>;
  input?: string | Buffer;
  /** `0`: no limit. */
  timeoutMs?: number;
}

export class GitError extends Error {
  override name = "GitError";
}

function getEnvironment(own: GitOptions["env"]): NodeJS.ProcessEnv {
  const inherited = Object.entries(environment).filter(([name]) => !FOREIGN.includes(name));
  return {
    GIT_SSH_COMMAND: "ssh -o BatchMode=yes",
    ...Object.fromEntries(inherited),
    ...{ LC_ALL: "C", GIT_TERMINAL_PROMPT: "0", GIT_OPTIONAL_LOCKS: "0", ...own },
  };
}

/** Runs git in a folder, with paths that are no patterns; gets what it prints, and throws when it fails or takes too long. */
export function runGit(
  root: string,
  args: readonly string[],
  { env, input = "", timeoutMs = 20_000 }: GitOptions = {},
): Promise<Buffer> {
  const settings = OWN_SETTINGS.flatMap((setting) => ["-c", setting]);
  const child = spawn("git", ["--literal-pathspecs", ...settings, ...args], {
    cwd: root,
    env: getEnvironment(env),
    windowsHide: true,
    // Node keeps the timer of its own `timeout`, and so the process, when there is no git.
    ...(timeoutMs > 0 && { signal: AbortSignal.timeout(timeoutMs) }),
  });
  const [out, err]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => err.push(chunk));
  // It may end without reading.
  child.stdin.on("error", () => undefined);
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on("error", (error) => reject(new GitError(`git ${args[0]}: ${error.message}`)));
    child.on("close", (code) => {
      if (code === 0) resolve(Buffer.concat(out));
      else reject(new GitError(`git ${args[0]} ended with ${code}: ${Buffer.concat(err).toString().trim()}`));
    });
  });
}

interface GitObject {
  hash: string;
  type: string;
  bytes: Buffer;
}

const HEADER = /^([0-9a-f]{40,}) (\w+) (\d+)$/;

/** Reads the objects that names like hashes or `HEAD:./path` stand for, by one process, in their order; `undefined` for one that is not there. */
export async function readGitObjects(
  root: string,
  names: readonly string[],
  options: Pick<GitOptions, "timeoutMs"> = {},
): Promise<(GitObject | undefined)[]> {
  if (names.length === 0) return [];
  const input = names.map((name) => `${name}\n`).join("");
  const output = await runGit(root, ["cat-file", "--batch"], { ...options, input });
  let offset = 0;
  return names.map(() => {
    const end = output.indexOf("\n", offset);
    const [, hash, type, size] = HEADER.exec(output.toString("utf8", offset, end)) ?? [];
    offset = end + 1;
    // The line of an object that is not there, in a shallow or partial clone too, ends with "missing".
    if (hash === undefined || type === undefined) return undefined;
    const bytes = output.subarray(offset, offset + Number(size));
    offset += bytes.length + 1;
    return { hash, type, bytes };
  });
}
