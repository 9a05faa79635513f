import { findSaved } from "./saved-pages";

/** After this time a saved response is served instead: a connection that loses all packets fails only after minutes. */
const TIMEOUT_MS = 5000;

/**
 * Returns the response of the network; `undefined` when it fails, or takes too long and a response is saved. Without a saved one it
 * waits, however slow the connection is.
 */
export function askNetwork(request: Request): Promise<Response | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      void findSaved(new URL(request.url)).then((saved) => saved && resolve(undefined));
    }, TIMEOUT_MS);
    void fetch(request)
      .catch(() => undefined)
      .then((response) => {
        clearTimeout(timer);
        resolve(response);
      });
  });
}
