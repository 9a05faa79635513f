export function isProcessAlive(pid: number): boolean {
  // Zero and negative numbers are groups of processes.
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process cannot be signalled.
    return error instanceof Object && "code" in error && error.code === "EPERM";
  }
}
