/** Forgets the locale cookie, between tests. */
export function clearLocaleCookie(): void {
  document.cookie = "i18n_redirected=; Max-Age=0; Path=/";
}
