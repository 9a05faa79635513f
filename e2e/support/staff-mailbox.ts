import { expect } from "@playwright/test";

import type { ReceivedMail, TestSmtp } from "../../src/testing/start-smtp";

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
