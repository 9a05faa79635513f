import { createHmac } from "node:crypto";

/**
 * Gets the password of `/api/outbox`. It is derived, so that the secret that signs links and tokens never leaves this site: a scheduler's log
 * or settings give away nothing more than the right to have mails delivered. `netlify/functions/deliver-mails.mjs` derives it, too.
 */
export function getOutboxPassword(secret: string): string {
  return createHmac("sha256", secret).update("outbox-password:1").digest("base64url");
}
