import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

function mount(...args) {
  return spawnSync("mount", args, { encoding: "utf8" });
}

/** Mounts a tmpfs of a size (`2m`) on a folder of its own; `undefined` where that is not permitted. */
export async function mountSmallFolder(size) {
  const folder = await mkdtemp(join(tmpdir(), "faults-small-"));
  if (mount("-t", "tmpfs", "-o", `size=${size},mode=700`, "tmpfs", folder).status !== 0) {
    await rm(folder, { recursive: true });
    return undefined;
  }
  const unmount = () => spawnSync("umount", ["--lazy", folder]);
  // A test that fails must not leave it behind.
  process.once("exit", unmount);
  return {
    folder,
    /** Makes it `ro` or `rw`, and tells whether the kernel did so: it refuses while a file is open for writing. */
    remount: (mode) => mount("-o", `remount,${mode}`, folder).status === 0,
    async remove() {
      unmount();
      process.off("exit", unmount);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const SKIPPED = {
  passed: true,
  skipped: "needs root, or a user namespace: unshare -Urm node bench/prove/faults.mjs",
};
