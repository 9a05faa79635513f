import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Copies the sources of the repository that `takes` wants, by their names: what git knows or would take, so that uncommitted changes come
 * along. Packages are linked.
 */
export async function copySources(from, to, takes = () => true) {
  const list = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], {
    cwd: from,
    maxBuffer: 2 ** 28,
  });
  const names = list.toString().split("\0");
  for (const name of names.filter((each) => each !== "" && existsSync(join(from, each)) && takes(each))) {
    await mkdir(dirname(join(to, name)), { recursive: true });
    await cp(join(from, name), join(to, name), { preserveTimestamps: true });
  }
  if (!existsSync(join(to, "node_modules")))
    await symlink(join(from, "node_modules"), join(to, "node_modules"), "junction");
}
