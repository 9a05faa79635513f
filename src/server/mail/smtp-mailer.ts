import type { MailAddress, Mailer } from "./mailer";
import { SmtpAttempt, type SmtpLimits } from "./smtp-attempt";

const LIMITS: SmtpLimits = { silenceMs: 20_000, deadlineMs: 90_000, replyMs: 10 * 60_000 };

/** What may differ from the ordinary. */
export interface SmtpOptions extends Partial<SmtpLimits> {
  isInsecureAllowed?: boolean;
}

/** Delivers through the server of `SMTP_URL`, one connection per mail: nothing is kept open, nothing is sent again unasked. */
export function createSmtpMailer(url: string, from: MailAddress, options: SmtpOptions = {}): Mailer {
  const { isInsecureAllowed = false, ...limits } = options;
  const server = { url, isInsecureAllowed, limits: { ...LIMITS, ...limits } };
  return {
    deliver: (mail, beforeEnd = () => Promise.resolve(true)) =>
      new SmtpAttempt(server, beforeEnd).run(mail, from),
  };
}
