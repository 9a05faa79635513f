export const SIGN_IN_PATH = "/admin/sign-in";

/** Where somebody goes who has signed in and came from nowhere. */
export const START_PATH = "/admin/today";

export function getSignInAddress(from: string): string {
  return `${SIGN_IN_PATH}#${new URLSearchParams({ then: from }).toString()}`;
}

/** Returns where to go after the sign-in: a place of the staff's side on our own origin, anything else is the start. */
export function getReturnPath(then: string | null, origin: string): string {
  if (then === null || !URL.canParse(then, origin)) return START_PATH;
  const url = new URL(then, origin);
  const isOurs = url.origin === origin && /^\/admin(\/|$)/.test(url.pathname);
  if (!isOurs || url.pathname === SIGN_IN_PATH) return START_PATH;
  return url.pathname + url.search + url.hash;
}
