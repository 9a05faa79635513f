import { getAgencyDay, getAgencyTime } from "../../booking/calendar-day";
import { figuresSchema, type FiguresReply } from "../../contracts/figures";
import { parseRequest } from "../../contracts/parse-request";
import type { Answer, Exchange } from "../http/exchange";
import { HttpError } from "../http/http-error";
import { findOfferTitle } from "../offers/find-offer";
import { requireStaff } from "../staff/require-staff";
import { getStore } from "../store/get-store";
import { countFigures } from "./count-figures";

/** Gets the first day of a month, so many months back from a day (`YYYY-MM-DD`); 1 is the month itself. */
function getFirstDay(today: string, months: number): string {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const first = new Date(Date.UTC(year, month - months, 1));
  return first.toISOString().slice(0, 10);
}

function readMonths(exchange: Exchange): number {
  const parsed = parseRequest(figuresSchema, { months: exchange.query("months") });
  if (!parsed.ok) throw new HttpError("invalid", { fields: parsed.fields });
  return parsed.data.months;
}

/** Answers how fast guests are answered, and what comes of their enquiries; of what is held as possible spam nothing. */
export async function answerFigures(exchange: Exchange): Promise<Answer> {
  const { locale } = await requireStaff(exchange, "owner");
  const now = Date.now();
  const to = getAgencyDay(now);
  const from = getFirstDay(to, readMonths(exchange));
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
