/** What came of the key in the address: `none` when there was none. */
export type KeyOutcome = "none" | "signedIn" | "refused" | "tooMany" | "unreachable";

/** Decap's router writes a slash after `#` as soon as its module is loaded. */
const KEY = /^#\/?key=(.+)$/;

/** Gets the key of a link to the editor out of an address. */
function getKey(address: string): string | undefined {
  return KEY.exec(new URL(address).hash)?.[1];
}

async function exchange(key: string): Promise<KeyOutcome> {
  const response = await fetch("/api/staff/session", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ key }),
  }).catch(() => undefined);
  if (!response || response.status >= 500) return "unreachable";
  if (response.status === 429) return "tooMany";
  return response.ok ? "signedIn" : "refused";
}

/** Takes the key out of the address, where the browser would remember it, and exchanges it for a session. */
export async function exchangeKey(): Promise<KeyOutcome> {
  const key = getKey(location.href);
  if (key === undefined) return "none";
  history.replaceState(history.state, "", location.pathname + location.search);
  return exchange(key);
}

/**
 * Exchanges a key that is pasted into the address of the open editor, which loads nothing. Called before Decap listens: it would take
 * the key for a place of the editor, leave the open entry and lose what was typed.
 */
export function watchForKey(onOutcome: (outcome: KeyOutcome) => void): void {
  window.addEventListener("hashchange", (event) => {
    const key = getKey(event.newURL);
    if (key === undefined) return;
    event.stopImmediatePropagation();
    const oldKey = getKey(event.oldURL);
    history.replaceState(history.state, "", oldKey === undefined ? event.oldURL : location.pathname);
    // The router has written its slash: the key of the start, which is exchanged already.
    if (oldKey !== key) void exchange(key).then(onOutcome);
  });
}
