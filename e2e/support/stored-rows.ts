import { join } from "node:path";

import Libsql from "libsql";

/** The `DATA_DIR` of the server under test. */
export function getDataDir(): string {
  const { E2E_DATA_DIR } = process.env;
  if (!E2E_DATA_DIR)
    throw new Error("E2E_DATA_DIR is not set. Expected the DATA_DIR of the server under test.");
  return E2E_DATA_DIR;
}

/** Opens the database of a site that runs, and writes beside us. */
export function openDatabase(dataDir: string, options: Libsql.Options = {}): Libsql.Database {
  const database = new Libsql(join(dataDir, "enquiries.db"), options);
  database.pragma("busy_timeout = 5000");
  return database;
}

/** An enquiry as the server has stored it. */
export interface StoredEnquiry {
  kind: string;
  locale: string;
  status: string;
  /** Why it looks like spam, or null. Nobody is mailed about such an enquiry. */
  suspicion: string | null;
  payload: Record<string, unknown>;
}

interface Row extends Omit<StoredEnquiry, "payload"> {
  payload: string;
}

/** Reads what is stored under a reference from a server's database; every reference must be there exactly once. */
export function getStoredEnquiry(reference: string, folder = getDataDir()): StoredEnquiry {
  const database = openDatabase(folder, { readonly: true });
  try {
    const select = "select kind, locale, status, suspicion, payload from enquiries where reference = ?";
    const [row, ...others] = database.prepare(select).all(reference) as Row[];
    if (!row || others.length > 0)
      throw new Error(`Expected one enquiry ${reference}, found ${others.length + (row ? 1 : 0)}.`);
    return { ...row, payload: JSON.parse(row.payload) as Record<string, unknown> };
  } finally {
    database.close();
  }
}

/** A subscriber as the server has stored it. */
interface StoredSubscriber {
  status: string;
  locale: string;
  consent: { at: string; page: string; locale: string; textVersion: string };
}

/** Reads what is stored of an address from the server's database. */
export function getStoredSubscriber(email: string): StoredSubscriber {
  const database = openDatabase(getDataDir(), { readonly: true });
  try {
    const select = "select status, locale, consent from subscribers where email = ?";
    const row = database.prepare(select).get(email) as
      (Omit<StoredSubscriber, "consent"> & { consent: string }) | undefined;
    if (row === undefined) throw new Error(`Expected a subscriber ${email}, found none.`);
    return { ...row, consent: JSON.parse(row.consent) as StoredSubscriber["consent"] };
  } finally {
    database.close();
  }
}
