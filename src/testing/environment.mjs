/** Settings of a machine that no test may read: an empty value counts as not set. */
export const EMPTY_ENVIRONMENT = Object.fromEntries(
  [
    ...["DATABASE_URL", "SMTP_URL", "SMTP_INSECURE", "MAIL_FROM", "AGENCY_EMAIL", "SECRET", "TRUST_PROXY"],
    ...["RETENTION_DAYS", "IMAP_URL", "CMS_REPO", "CMS_BRANCH", "OWNER_EMAIL"],
  ].map((name) => [name, ""]),
);
