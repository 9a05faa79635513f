/**
 * Workaround for: Decap shows a button "Login" to each new browser, whatever the backend; our server has asked who it is already.
 * Tested with: decap-cms-app 3.16 (decap-cms-core 3.19)
 * Upstream: none filed
 * Without it: staff who have signed in meet a second "Login".
 * Fails without it: e2e/editor.spec.ts
 * Needed while this passes: src/workarounds/decap/skip-login.upstream.slow.test.ts
 */
const STORAGE_KEY = "decap-cms-user";

/** Notes in this browser, as Decap itself does after its button, that the backend knows the person. */
export function skipLogin(backendName: string): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ backendName }));
}
