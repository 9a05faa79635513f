import { openDatabase } from "./open-database";

/** A subscriber as the server has stored it. */
interface StoredSubscriber {
  status: string;
  locale: string;
  consent: { at: string; page: string; locale: string; textVersion: string };
}

/** Reads what is stored of an address from the server's database. */
export function getStoredSubscriber(email: string): StoredSubscriber {
  const database = openDatabase(process.env["E2E_DATA_DIR"] ?? "", { readonly: true });
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
