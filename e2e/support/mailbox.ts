import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";

import { getDataDir } from "./sign-in";

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
