/** Query parameters of an SMTP address that would change what `getSmtpSecurity` decides. */
const ENCRYPTION_PARAMETERS = ["requireTLS", "ignoreTLS", "opportunisticTLS", "tls.rejectUnauthorized"];

export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host);
}

/** Whether an SMTP address sets encryption itself, which only `SMTP_INSECURE` may do. */
export function hasEncryptionParameter(url: string): boolean {
  const { searchParams } = new URL(url);
  return ENCRYPTION_PARAMETERS.some((name) => searchParams.has(name));
}

/**
 * Returns the TLS options of a connection to a mail server. Over `smtp://` to another machine a password is sent only after STARTTLS: whoever can
 * change what goes over the wire could otherwise take the offer of encryption out of the greeting. Certificates are checked always.
 */
export function getSmtpSecurity(url: string, isInsecureAllowed: boolean) {
  const { protocol, hostname, username, password } = new URL(url);
  const hasCredentials = username !== "" || password !== "";
  const needsTls = protocol === "smtp:" && hasCredentials && !isLoopback(hostname.toLowerCase());
  return { requireTLS: needsTls && !isInsecureAllowed, tls: { rejectUnauthorized: !isInsecureAllowed } };
}

/** A mail server's negative reply: "550 5.4.5 Daily quota exceeded" is status 550 with code 5.4.5. */
interface SmtpReply {
  command: string | undefined;
  status: number;
  text: string;
}

/**
 * Enhanced status codes (RFC 3463, with those of RFC 5248 and RFC 7372) that a server may send with a 5xx reply although the mail can arrive
 * later: the cause passes by itself, or it lies in our own settings and not in this recipient or this content.
 */
const PASSING_CODES: ReadonlySet<string> = new Set([
  ...["1.7", "1.8"], // our sender's address or domain is refused
  "2.2", // mailbox full
  ...["3.0", "3.1", "3.2", "3.5"], // mail system full, not accepting messages, wrongly configured
  ...["4.0", "4.1", "4.2", "4.3", "4.5", "4.7"], // no answer, bad connection, directory failure, congestion or quota, expired
  "5.1", // command not expected now, mostly because the server wants authentication
  ...["7.0", "7.4", "7.8", "7.9", "7.10", "7.11", "7.12", "7.13", "7.14", "7.30"], // authentication, encryption, account
  ...["7.20", "7.21", "7.22", "7.23", "7.24", "7.25", "7.26", "7.27"], // our DKIM, SPF, reverse DNS, null MX
  "7.28", // too many mails for now
]);

/** Basic statuses that may pass, for servers that send no enhanced code: order, authentication, mailbox full. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([503, 530, 534, 535, 538, 552]);

const ENHANCED_CODE = /^\d{3}[ -]+([245])\.(\d{1,3}\.\d{1,3})\b/;

/** Whether a reply refuses this mail for good. A wrong password or a refused sender is ours to repair. */
export function isRefusedForGood({ command, status, text }: SmtpReply): boolean {
  if (status < 500 || (command !== "RCPT TO" && command !== "DATA")) return false;
  const [, enhancedClass, code] = ENHANCED_CODE.exec(text) ?? [];
  if (enhancedClass === "4") return false;
  return code === undefined ? !PASSING_STATUSES.has(status) : !PASSING_CODES.has(code);
}

/** Enhanced codes of RFC 3463 that say: there is no such mailbox or domain, or it takes no mail any more. */
const GONE_CODES: ReadonlySet<string> = new Set([
  ...["1.0", "1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "1.9", "1.10"],
  ...["2.0", "2.1"], // mailbox disabled
  "4.4", // no host for the domain
]);

/** Basic statuses that say so, of servers that send no enhanced code, or 5.0.0. */
const GONE_STATUSES: ReadonlySet<number> = new Set([521, 550, 551, 553, 556]);

/**
 * Whether a reply to a recipient, or what a delivery report says of one, means that no mail will ever arrive there. A refusal of us or of
 * this content (5.7.1, 5.6.0) does not, nor does a full mailbox.
 */
export function isAddressGone({ command, status, text }: SmtpReply): boolean {
  if (command !== "RCPT TO" || status < 500) return false;
  const [, enhancedClass, code] = ENHANCED_CODE.exec(text) ?? [];
  if (enhancedClass !== undefined && enhancedClass !== "5") return false;
  return code === undefined || code === "0.0" ? GONE_STATUSES.has(status) : GONE_CODES.has(code);
}
