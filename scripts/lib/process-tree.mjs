import { existsSync, readFileSync, readdirSync } from "node:fs";

/** Adding up the memory of a large process takes the kernel some 60 ms: five times a second that was a third of a core. */
const EVERY_MS = 1000;
/** USER_HZ, which is 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Reads a file of /proc; a process may be gone in the meantime. */
function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** The fields of /proc/<pid>/stat after the name, which is in brackets and may hold spaces (proc(5)): the first is the state. */
function readStat(pid) {
  const stat = read(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

/** Elsewhere than on Linux there is no /proc: no process is found, and no memory measured. */
function listProcesses() {
  return existsSync("/proc") ? readdirSync("/proc") : [];
}

function listTree(root) {
  const children = new Map();
  for (const pid of listProcesses().filter((name) => /^\d+$/.test(name))) {
    const [, parent] = readStat(pid);
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const tree = [String(root)];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

/** The share of memory that is a process's own, in KiB: what several share is divided among them (proc(5), smaps_rollup). */
function getMemory(pid) {
  const rollup = read(`/proc/${pid}/smaps_rollup`);
  const [whole = 0, files = 0] = ["Pss", "Pss_File"].map((name) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(rollup)?.[1] ?? 0),
  );
  return { pid, whole, files };
}

/** Names a process by its last arguments, and its memory: all of it, and what of it are pages of files, which the kernel can drop. */
function describe({ pid, whole, files }) {
  const command = read(`/proc/${pid}/cmdline`).split("\0").filter(Boolean).slice(-2).join(" ");
  return `${Math.round(whole / 1024)} MiB (files ${Math.round(files / 1024)}): ${command.slice(-100)}`;
}

/** Processes with less, in KiB, are not named. */
const LARGE = 50 * 1024;

function getTicks(pid) {
  const [user = 0, system = 0, ended = 0, endedSystem = 0] = readStat(pid).slice(11, 15).map(Number);
  return user + system + ended + endedSystem;
}

/**
 * Watches a process and all that it starts. Gets what ends it and tells the highest sum of memory in MiB, whose it was
 * (`largest`), and the seconds of processor time, which other work on the machine hardly changes.
 */
export function watchProcesses(pid) {
  let [peak, ticks] = [0, 0];
  let largest = [];
  const timer = setInterval(() => {
    const tree = listTree(pid);
    const memory = tree.map(getMemory);
    const sum = memory.reduce((total, { whole }) => total + whole, 0);
    if (sum > peak) {
      peak = sum;
      largest = memory
        .filter(({ whole }) => whole > LARGE)
        .sort((a, b) => b.whole - a.whole)
        .map(describe);
    }
    ticks = Math.max(
      ticks,
      tree.reduce((sum, each) => sum + getTicks(each), 0),
    );
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    return { peak: Math.round(peak / 1024), largest, cpu: Math.round(ticks / TICKS_PER_SECOND) };
  };
}

/** Returns the memory of a process and all that it has started, in MiB. Linux only. */
export function readMemory(pid) {
  return listTree(pid).reduce((sum, each) => sum + getMemory(each).whole, 0) / 1024;
}
