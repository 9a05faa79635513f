import { createHmac } from "node:crypto";

import { getEnv } from "../env";
import { getMailboxKey } from "../mail/mailbox-key";
import type { ReceiptKeys } from "../store/receipt-limit";

/** Names the mailbox of an address and its domain for counting receipts: keyed hashes, so that no address is kept for it. */
export function getReceiptKeys(email: string): ReceiptKeys {
  const mailbox = getMailboxKey(email);
  const hash = (text: string) =>
    createHmac("sha256", getEnv().getSecret()).update(`receipt:${text}`).digest("base64url");
  return { mailbox: hash(mailbox), domain: hash(mailbox.slice(mailbox.lastIndexOf("@"))) };
}
