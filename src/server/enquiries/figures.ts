import { getAgencyDay } from "../../booking/calendar-day";
import { addMonths, getAgencyMonth, getMonthSpan } from "../../booking/calendar-month";
import { figuresSchema, type FiguresReply } from "../../contracts/figures";
import { requireStaff } from "../accounts/session";
import type { Answer, Exchange } from "../platform/http/exchange";
import { readQuery } from "../platform/http/request";
import { getOfferTitle } from "../platform/offers";
import { getStore } from "../store";
import { countFigures } from "./figure-repository";

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
