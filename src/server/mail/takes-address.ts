import SMTPConnection from "nodemailer/lib/smtp-connection";

import { getSmtpSecurity } from "./smtp-security";

const PATIENCE_MS = 5000;

/**
 * Tells whether a mail server takes an address: one with other letters than ASCII before the @ only with SMTPUTF8 (RFC 6531). A server that
 * does not answer takes all.
 */
export async function takesAddress(
  url: string,
  isInsecureAllowed: boolean,
  address: string,
): Promise<boolean> {
  if (/^[\x21-\x7e]*@/.test(address)) return true;
  const { hostname, port, protocol } = new URL(url);
  const connection = new SMTPConnection({
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (protocol === "smtps:" ? 465 : 587),
    secure: protocol === "smtps:",
    ...getSmtpSecurity(url, isInsecureAllowed),
    ...{ connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS },
  });
  try {
    return await new Promise<boolean>((resolve) => {
      connection.on("error", () => resolve(true));
      connection.connect(() => resolve(/SMTPUTF8/i.test(String(connection.lastServerResponse))));
    });
  } finally {
    connection.close();
  }
}
