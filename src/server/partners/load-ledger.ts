import { getAgencyMonth, getMonthSpan, listMonths } from "../../booking/calendar-month";
import type { LedgerReply } from "../../contracts/partners";
import { loadPartners } from "../published/load-partners";
import type { LedgerBooking, LedgerEnquiry } from "../store/ledger-store";
import type { Store } from "../store/store";
import { countLedger } from "./count-ledger";

/** What the ledger of a month is made of. */
export interface MonthOfLedger {
  reply: LedgerReply;
  received: LedgerEnquiry[];
  booked: LedgerBooking[];
}

/** Loads the ledger of a month, without one of the month that it is in Santo Domingo. */
export async function loadLedger(
  { ledger }: Pick<Store, "ledger">,
  asked: string | undefined,
  now: number,
): Promise<MonthOfLedger> {
  const current = getAgencyMonth(now);
  const month = asked ?? current;
  const { from, to } = getMonthSpan(month);
  const [received, booked, start] = await Promise.all([
    ledger.listReceived(from, to),
    ledger.listBooked(from, to),
    ledger.getStart(),
  ]);
  const first = start === undefined ? current : getAgencyMonth(Math.min(start, now));
  const reply: LedgerReply = {
    ...{ month, months: listMonths(first, current) },
    ...countLedger(loadPartners(), received, booked),
    currency: "USD",
  };
  return { reply, received, booked };
}
