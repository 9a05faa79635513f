const KEY = "chunk-reload-at";

/** Allows one reload per period: true the first time, false until `periodMs` after it. Without storage: false. */
export function takeReload(now: number, periodMs: number): boolean {
  try {
    const { sessionStorage } = window;
    if (now - Number(sessionStorage.getItem(KEY)) < periodMs) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    // Storage may be forbidden, even to be looked at; then a reload could not be counted and is not made.
    return false;
  }
}
