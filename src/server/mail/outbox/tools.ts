import { getEnv, perEnv } from "../../platform/env";
import { getSite } from "../../platform/published";
import { getStore, type Store } from "../../store";
import { createFileMailer, getMailFolder, createSmtpMailer, type Mailer } from "../transport";
import type { MailAddress } from "../message";
import type { MailContext } from "../mail-body";

export interface OutboxTools {
  store: Store;
  mailer: Mailer;
  /** How many letters may leave in a minute, over all processes; none with 0. */
  lettersPerMinute: number;
  getMailContext(): MailContext;
  now(): number;
}

/** A function may be ended or frozen after some seconds. */
const SERVERLESS_MS = 20_000;

/** Asked for anew with each mail: what staff save in the settings counts at once. */
const FROM: MailAddress = {
  get name() {
    return getSite("en").brand;
  },
  get address() {
    return getEnv().mailFrom;
  },
};

/** One of each process: the mails of all turns share its connections. */
const getMailer = perEnv(({ smtpUrl, dataDir, isServerless, isSmtpInsecureAllowed }): Mailer =>
  smtpUrl === undefined
    ? createFileMailer(getMailFolder(dataDir), FROM)
    : createSmtpMailer(smtpUrl, FROM, {
        ...(isServerless && { deadlineMs: SERVERLESS_MS }),
        isInsecureAllowed: isSmtpInsecureAllowed,
      }),
);

function getMailContext(): MailContext {
  const { siteUrl, agencyEmails, getSecret } = getEnv();
  return { siteUrl, agencyEmails, getSecret, now: Date.now() };
}

export async function getOutboxTools(): Promise<OutboxTools> {
  const { lettersPerMinute } = getEnv();
  return { store: await getStore(), mailer: getMailer(), lettersPerMinute, getMailContext, now: Date.now };
}
