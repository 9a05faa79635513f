import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";

import type { ReceivedMail, TestSmtp } from "../../src/testing/start-smtp";
import { getDataDir } from "./stored-rows";

const parsed = new Map<string, Promise<Email>>();

const getFolder = () => join(getDataDir(), "mail");

/** Mails are written once and never changed, so that each is parsed once. */
async function loadMail(file: string): Promise<Email> {
  const mail = parsed.get(file) ?? PostalMime.parse(readFileSync(join(getFolder(), file)));
  parsed.set(file, mail);
  return mail;
}

async function loadMails(): Promise<Email[]> {
  if (!existsSync(getFolder())) return [];
  const files = readdirSync(getFolder()).filter((file) => file.endsWith(".eml"));
  return Promise.all(files.map(loadMail));
}

/** Waits for the only mail whose header names an address, e.g. `("to", "ana@example.com")`. */
export async function waitForMail(header: "to" | "replyTo", address: string): Promise<Email> {
  let found: Email[] = [];
  await expect
    .poll(async () => {
      const mails = await loadMails();
      found = mails.filter((mail) => mail[header]?.some((someone) => someone.address === address));
      return found.length;
    }, `mails with ${address} in ${header}`)
    .toBe(1);
  const [mail] = found;
  if (!mail) throw new Error(`There is no mail with ${address} in ${header}.`);
  return mail;
}

/** What a mail to staff holds for signing in. */
export interface SignInMail {
  subject: string;
  text: string;
  link: string;
  code: string;
}

/** The mails that a site has sent to its staff. */
export interface StaffMailbox {
  getMails(address: string): ReceivedMail[];
  countMails(address: string): number;
  /** Waits for one more mail to an address than `before`. */
  waitForMail(address: string, before?: number): Promise<SignInMail>;
}

/** Reads the mails that a mail server has taken. */
export function createStaffMailbox({ mails }: Pick<TestSmtp, "mails">): StaffMailbox {
  const getMails = (address: string) => mails.filter(({ envelope }) => envelope.to.includes(address));
  return {
    getMails,
    countMails: (address) => getMails(address).length,
    async waitForMail(address, before = 0) {
      await expect.poll(() => getMails(address).length, `mails to ${address}`).toBe(before + 1);
      const { subject = "", text = "" } = getMails(address).at(-1) ?? {};
      const [link = ""] = /http\S+\/admin\/sign-in#token=\S+/.exec(text) ?? [];
      const [code = ""] = /\b\d{3} ?\d{3}\b/.exec(text) ?? [];
      return { subject, text, link, code };
    },
  };
}
