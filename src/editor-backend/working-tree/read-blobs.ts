import { runGit } from "./run-git";

const MISSING = / missing$/;

/** Reads files as they were in a commit, by one call of git; `null` for one that was not there. */
export async function readBlobs(
  root: string,
  commit: string,
  paths: readonly string[],
): Promise<Map<string, Buffer | null>> {
  // "./" makes the path one of this folder, which need not be the repository's first one.
  const input = paths.map((path) => `${commit}:./${path}\n`).join("");
  const output = await runGit(root, ["cat-file", "--batch"], { input });
  const files = new Map<string, Buffer | null>();
  let offset = 0;
  for (const path of paths) {
    const end = output.indexOf("\n", offset);
    const header = output.toString("utf8", offset, end);
    offset = end + 1;
    if (MISSING.test(header)) {
      files.set(path, null);
      continue;
    }
    const [, type, size = ""] = header.split(" ");
    const bytes = output.subarray(offset, offset + Number(size));
    files.set(path, type === "blob" ? bytes : null);
    offset += bytes.length + 1;
  }
  return files;
}
