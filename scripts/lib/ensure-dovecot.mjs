import { findDovecot } from "../../src/testing/find-dovecot.mjs";
import { installByApt } from "./install-by-apt.mjs";

/** Installs the mail server with which replies of guests are tested, where it can be; elsewhere these tests are skipped, and named. */
export async function ensureDovecot(tell) {
  if (findDovecot() === undefined) await installByApt("dovecot-imapd", tell);
}
