import type { Exchange } from "./exchange";

/** Tells whether a mail program unsubscribes: it says so in the body (RFC 8058), follows no redirect and comes from any origin. */
export function isOneClick({ body }: Exchange): boolean {
  return (body as Record<string, unknown> | null | undefined)?.["List-Unsubscribe"] === "One-Click";
}
