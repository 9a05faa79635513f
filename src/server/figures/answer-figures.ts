import { getAgencyDay, getAgencyTime } from "../../booking/calendar-day";
import { addMonths, getAgencyMonth } from "../../booking/calendar-month";
import { figuresSchema, type FiguresReply } from "../../contracts/figures";
import type { Answer, Exchange } from "../http/exchange";
import { readQuery } from "../http/read-query";
import { findOfferTitle } from "../offers/find-offer";
import { requireStaff } from "../staff/require-staff";
import { getStore } from "../store/get-store";
import { countFigures } from "./count-figures";

/** Answers how fast guests are answered, and how many enquiries are booked; enquiries held as possible spam are not counted. */
export async function answerFigures(exchange: Exchange): Promise<Answer> {
  const { locale } = await requireStaff(exchange, "owner");
  const now = Date.now();
  const to = getAgencyDay(now);
  const { months } = readQuery(exchange, figuresSchema);
  const from = `${addMonths(getAgencyMonth(now), 1 - months)}-01`;
  const start = getAgencyTime(from, "00:00");
  const enquiries = await (await getStore()).figures.list(start, now);
  const { offers, ...figures } = countFigures(enquiries, start, now);
  const reply: FiguresReply = {
    from,
    to,
    ...figures,
    offers: offers.map((row) => (row.key === "" ? row : { ...row, title: findOfferTitle(row.key, locale) })),
  };
  return { status: 200, json: reply };
}
