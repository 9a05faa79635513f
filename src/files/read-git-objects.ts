import { runGit, type GitOptions } from "./run-git";

export interface GitObject {
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
