const DOT_BLIND = ["gmail.com", "googlemail.com"];

/** Names the mailbox behind an address: capitals, a `+tag` and, at Gmail, dots lead into the same one. */
export function getMailboxKey(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  const typed = email.slice(0, at).toLowerCase();
  const local = typed.replace(/(?<=.)\+.*$/, "");
  return DOT_BLIND.includes(domain) ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${domain}`;
}
