import { findSaved } from "./saved-pages";

/** So long may the network be silent where something is saved: a line that loses everything fails only after minutes. */
const PATIENCE_MS = 5000;

/**
 * Gets the network's answer; `undefined` when it fails, or is silent for too long and something is saved. What is not saved is
 * waited for, however slow the line is.
 */
export function askNetwork(request: Request): Promise<Response | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      void findSaved(new URL(request.url)).then((saved) => saved && resolve(undefined));
    }, PATIENCE_MS);
    void fetch(request)
      .catch(() => undefined)
      .then((response) => {
        clearTimeout(timer);
        resolve(response);
      });
  });
}
