export interface SignInHash {
  /** Of the link in a mail: signs in when a button is pressed. */
  token: string | null;
  /** Of the link that is printed on one's own machine: signs in at once. */
  key: string | null;
  /** Where to go afterwards. */
  then: string | null;
}

/** Reads what stands behind the `#`, and takes the secrets out of the address, where the browser would remember them. */
export function takeHash(): SignInHash {
  const hash = new URLSearchParams(location.hash.slice(1));
  const found = { token: hash.get("token"), key: hash.get("key"), then: hash.get("then") };
  if (found.token !== null || found.key !== null) {
    const rest = found.then === null ? "" : `#${new URLSearchParams({ then: found.then }).toString()}`;
    history.replaceState(history.state, "", location.pathname + location.search + rest);
  }
  return found;
}
