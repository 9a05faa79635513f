/** Query parameters of an SMTP address that would change what `getSmtpSecurity` decides. */
const ENCRYPTION_PARAMETERS = ["requireTLS", "ignoreTLS", "opportunisticTLS", "tls.rejectUnauthorized"];

/** Tells whether a host is this machine. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host);
}

/** Tells whether an SMTP address has its own say about encryption, which only `SMTP_INSECURE` may have. */
export function hasEncryptionParameter(url: string): boolean {
  const { searchParams } = new URL(url);
  return ENCRYPTION_PARAMETERS.some((name) => searchParams.has(name));
}

/**
 * Gets how a connection to a mail server is secured. Over `smtp://` to another machine a password is sent only after STARTTLS: whoever can
 * change what goes over the wire could otherwise take the offer of encryption out of the greeting. Certificates are checked always.
 */
export function getSmtpSecurity(url: string, isInsecureAllowed: boolean) {
  const { protocol, hostname, username, password } = new URL(url);
  const hasCredentials = username !== "" || password !== "";
  const needsTls = protocol === "smtp:" && hasCredentials && !isLoopback(hostname.toLowerCase());
  return { requireTLS: needsTls && !isInsecureAllowed, tls: { rejectUnauthorized: !isInsecureAllowed } };
}
