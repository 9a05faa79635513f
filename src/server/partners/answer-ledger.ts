import { ledgerSchema } from "../../contracts/partners";
import type { Answer, Exchange } from "../http/exchange";
import { readQuery } from "../http/read-query";
import { requireStaff } from "../staff/require-staff";
import { getStore } from "../store/get-store";
import { loadLedger } from "./load-ledger";

/** Answers a month of the ledger: enquiries and bookings by partner, by other sources, and without a source. */
export async function answerLedger(exchange: Exchange): Promise<Answer> {
  await requireStaff(exchange, "owner");
  const { month } = readQuery(exchange, ledgerSchema);
  const { reply } = await loadLedger(await getStore(), month, Date.now());
  return { status: 200, json: reply };
}
