import { env } from "node:process";

/** Where the site of the browser tests is built (scripts/test-site.mjs): its path from the root. */
export const TEST_SITE_FOLDER = ".build/test-site";

/** Always the same one where it is free: the pages contain their address, and with another one they are built anew. */
export const TEST_SITE_PORT = Number(env.E2E_PORT || 8123);
/** Passkeys need a name. */
export const TEST_SITE_URL = `http://localhost:${TEST_SITE_PORT}`;

/** Settings of a machine that no test may read: an empty value counts as not set. */
export const EMPTY_ENVIRONMENT = Object.fromEntries(
  [
    ...["DATABASE_URL", "SMTP_URL", "SMTP_INSECURE", "MAIL_FROM", "AGENCY_EMAIL", "SECRET", "TRUST_PROXY"],
    ...["RETENTION_DAYS", "IMAP_URL", "CMS_REPO", "CMS_BRANCH", "OWNER_EMAIL"],
  ].map((name) => [name, ""]),
);
