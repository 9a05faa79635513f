import { readdir, readFile } from "node:fs/promises";

const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;
const MEGABYTE = 1024 * 1024;

async function readStat(pid) {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name in brackets may hold anything.
  const fields = text
    .slice(text.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  return { parent: fields[1], ticks: fields[11] + fields[12] || 0, pages: fields[21] || 0 };
}

/** Reads what Linux says of a process and its children. */
async function readFamily(pid) {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map(async (id) => ({ id: Number(id), ...(await readStat(id)) })));
  return stats.filter(({ id, parent }) => id === pid || parent === pid);
}

/** Gets the processor time of a process and its children until now, in seconds. */
export async function readProcessTime(pid) {
  return (await readFamily(pid)).reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_PER_SECOND;
}

/** Gets the memory that a process and its children hold (resident), in megabytes. */
export async function readMemory(pid) {
  return ((await readFamily(pid)).reduce((sum, { pages }) => sum + pages, 0) * PAGE_BYTES) / MEGABYTE;
}
