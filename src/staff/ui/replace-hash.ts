/** Goes to another place of the page, which takes the place of this one in the history, as typing into a filter does. */
export function replaceHash(hash: string): void {
  history.replaceState(history.state, "", hash);
  window.dispatchEvent(new HashChangeEvent("hashchange"));
}
