const KEY = "chunk-reload-at";

/** Allows one reload per period: true the first time, false until `periodMs` after it. Without storage: false. */
export function takeReload(storage: Storage | undefined, now: number, periodMs: number): boolean {
  try {
    const last = Number(storage?.getItem(KEY) ?? 0);
    if (!storage || now - last < periodMs) return false;
    storage.setItem(KEY, String(now));
    return true;
  } catch {
    // Storage may be forbidden; then a reload could not be counted and is not made.
    return false;
  }
}
