import { readFileSync, readdirSync } from "node:fs";

const EVERY_MS = 200;

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
    const stat = read(`/proc/${pid}/stat`);
    // The name, in brackets, may hold spaces.
    const [, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const tree = [String(root)];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

/** The share of memory that is a process's own, in KiB: what several share is divided among them (proc(5), smaps_rollup). */
function getMemory(pid) {
  return Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
}

/** Watches the memory of a process and of all that it starts. Linux only. Gets what ends it and tells the highest sum, in MiB. */
export function watchMemory(pid) {
  let peak = 0;
  const timer = setInterval(() => {
    const sum = listTree(pid).reduce((total, each) => total + getMemory(each), 0);
    peak = Math.max(peak, sum);
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    return Math.round(peak / 1024);
  };
}
