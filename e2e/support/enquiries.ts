import { openDatabase } from "./open-database";

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
export function getStoredEnquiry(
  reference: string,
  folder = process.env["E2E_DATA_DIR"] ?? "",
): StoredEnquiry {
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
