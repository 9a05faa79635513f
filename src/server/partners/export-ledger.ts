import { csvSchema } from "../../contracts/csv";
import { ledgerSchema } from "../../contracts/partners";
import type { Answer, Exchange } from "../http/exchange";
import { readQuery } from "../http/read-query";
import { logStaffAction } from "../staff/log-action";
import { requireStaff } from "../staff/require-staff";
import { getStore } from "../store/get-store";
import { toLedgerCsv } from "./ledger-csv";
import { loadLedger } from "./load-ledger";

/** Answers a month of the ledger as a CSV file in the reader's language. */
export async function exportLedger(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange, "owner");
  const { month } = readQuery(exchange, ledgerSchema);
  const { separator } = readQuery(exchange, csvSchema);
  const { reply } = await loadLedger(await getStore(), month, Date.now());
  await logStaffAction(staff, "ledger-exported", reply.month);
  return {
    status: 200,
    headers: { "Content-Disposition": `attachment; filename="partners-${reply.month}.csv"` },
    type: "text/csv; charset=utf-8",
    bytes: Buffer.from(toLedgerCsv(reply, staff.locale, separator)),
  };
}
