const IGNORES_DOTS = new Set(["gmail.com", "googlemail.com"]);

/** Gets the name of a mailbox, the same for all spellings of its address: `Ana.P+x@gmail.com` is `anap@gmail.com`. */
export function getMailboxKey(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const local = address.slice(0, at).replace(/\+.*$/, "");
  return `${IGNORES_DOTS.has(domain) ? local.replaceAll(".", "") : local}@${domain}`;
}
