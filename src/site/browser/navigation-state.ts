/** Whether a page is being loaded; `failed` stays until the next navigation. */
export type NavigationStatus = "idle" | "loading" | "failed";

let status: NavigationStatus = "idle";
const listeners = new Set<() => void>();

export function getNavigationStatus(): NavigationStatus {
  return status;
}

/** Tells everybody who listens that a navigation started, ended or failed. */
export function setNavigationStatus(next: NavigationStatus): void {
  status = next;
  for (const listener of listeners) listener();
}

/** Calls a function at every change; returns how to stop that. */
export function listenToNavigation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
