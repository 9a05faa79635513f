import { readdirSync, readFileSync } from "node:fs";

/** Reads a file of /proc; a process may be gone in the meantime. */
function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

function listTree(root) {
  const children = new Map();
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const parent = /^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1];
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const tree = [String(root)];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

/** Returns the memory of a process and all that it has started, in MiB; what several share is divided among them. Linux only. */
export function readMemory(pid) {
  const getShare = (each) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${each}/smaps_rollup`))?.[1] ?? 0);
  return listTree(pid).reduce((sum, each) => sum + getShare(each), 0) / 1024;
}
