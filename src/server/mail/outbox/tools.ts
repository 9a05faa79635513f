import { getEnv } from "../../platform/env";
import { getSite } from "../../platform/site-settings";
import { getStore, type Store } from "../../store";
import { createFileMailer, getMailFolder } from "../file-mailer";
import type { Mailer } from "../mailer";
import type { MailContext } from "../render-mail";
import { createSmtpMailer } from "../smtp-mailer";

/** What the delivery of mails depends on. */
export interface OutboxTools {
  store: Store;
  mailer: Mailer;
  /** How many letters may leave in a minute, over all processes; none with 0. */
  lettersPerMinute: number;
  getMailContext(): MailContext;
  now(): number;
}

/** A function may be ended or frozen after some seconds: what takes longer is perhaps delivered, and so it is noted already. */
const SERVERLESS_LIMITS = { deadlineMs: 20_000, replyMs: 20_000 };

function getMailContext(): MailContext {
  const { siteUrl, agencyEmails, getSecret } = getEnv();
  return { siteUrl, agencyEmails, getSecret, now: Date.now() };
}

/** Gets the store and the mailer that the environment names. */
export async function getOutboxTools(): Promise<OutboxTools> {
  const { smtpUrl, dataDir, mailFrom, isServerless, isSmtpInsecureAllowed, lettersPerMinute } = getEnv();
  const from = { name: getSite("en").brand, address: mailFrom };
  const options = { ...(isServerless && SERVERLESS_LIMITS), isInsecureAllowed: isSmtpInsecureAllowed };
  const mailer =
    smtpUrl === undefined
      ? createFileMailer(getMailFolder(dataDir), from)
      : createSmtpMailer(smtpUrl, from, options);
  return { store: await getStore(), mailer, lettersPerMinute, getMailContext, now: Date.now };
}
