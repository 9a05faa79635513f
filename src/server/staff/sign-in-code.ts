import { createHmac, timingSafeEqual } from "node:crypto";

const DIGITS = 6;

/**
 * Gets the six digits that belong to a way in. They are made of its id and the site's secret: who reads the database alone cannot
 * sign in with what stands there.
 */
export function getSignInCode(secret: string, id: string): string {
  const bytes = createHmac("sha256", secret).update(`staff-code:${id}`).digest();
  return String(bytes.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** Compares in a time that depends on neither of the two. */
export function isSignInCode(secret: string, id: string, given: string): boolean {
  const [own, other] = [getSignInCode(secret, id), given].map((text) => Buffer.from(text));
  return (
    own !== undefined && other !== undefined && own.length === other.length && timingSafeEqual(own, other)
  );
}
