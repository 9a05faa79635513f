import { existsSync } from "node:fs";

import { runProgram } from "./run-program.mjs";

/** Installs a package of Debian where this process may (root on Debian or a system made of it); gets what apt said. */
export async function installByApt(name, onLine) {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return "";
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const update = await runProgram("apt-get", ["update"], { env, onLine });
  const install = await runProgram("apt-get", ["install", "-y", "--no-install-recommends", name], {
    env,
    onLine,
  });
  return update.output + install.output;
}
