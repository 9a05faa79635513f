import { createHmac } from "node:crypto";

/** Derives the password of `/api/outbox`, as `netlify/functions/scheduled.mjs` does: no scheduler knows the secret. */
export function getOutboxPassword(secret: string): string {
  return createHmac("sha256", secret).update("outbox-password:1").digest("base64url");
}
