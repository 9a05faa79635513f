import { getAgencyDay } from "../../booking/calendar-day";
import { addMonths, getAgencyMonth, getMonthSpan } from "../../booking/calendar-month";
import { figuresSchema, type FiguresReply } from "../../contracts/figures";
import type { Answer, Exchange } from "../http/exchange";
import { readQuery } from "../http/read-query";
import { getOfferTitle } from "../offers/load-offer";
import { requireStaff } from "../staff/require-staff";
import { getStore } from "../store/get-store";
import { countFigures } from "./count-figures";

/** Answers how fast guests are answered, and how many enquiries are booked; enquiries held as possible spam are not counted. */
export async function answerFigures(exchange: Exchange): Promise<Answer> {
  const { locale } = await requireStaff(exchange, "owner");
  const now = Date.now();
  const { months, skip } = readQuery(exchange, figuresSchema);
  const last = addMonths(getAgencyMonth(now), -skip);
  const { from: start } = getMonthSpan(addMonths(last, 1 - months));
  // The last instant of the month, which may be in the future.
  const end = Math.min(now, getMonthSpan(last).to - 1);
  const enquiries = await (await getStore()).figures.list(start, end);
  const { offers, ...figures } = countFigures(enquiries, start, end);
  const reply: FiguresReply = {
    from: getAgencyDay(start),
    to: getAgencyDay(end),
    ...figures,
    offers: offers.map((row) => (row.key === "" ? row : { ...row, title: getOfferTitle(row.key, locale) })),
  };
  return { status: 200, json: reply };
}
