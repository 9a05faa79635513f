/**
 * Asks for what the site and Gatsby have kept in the browser. It is read from disk with the first question, during which the page stands still
 * (some 5 ms for each store, 20 on a slow phone): better now than among all else that the scripts do when they start.
 */
export function openStores(): void {
  try {
    localStorage.getItem("");
    sessionStorage.getItem("");
  } catch {
    // Forbidden, by the visitor or the browser: nothing is kept then.
  }
}
