import { z } from "zod";

import {
  addDays,
  getAgencyDay,
  getWeekday,
  MINUTE_MS,
  addMonths,
  getAgencyMonth,
  getMonthSpan,
} from "../../domain/booking/calendar-day";
import type { StaffLocale } from "../../domain/config/staff";
import { code } from "../../domain/contracts/fields";
import type { Database } from "../platform/database/database";
import { nameSources, toSourceKey, getOfferTitle } from "../platform/published";
import type { Store } from "../store";

const whole = () => z.coerce.number(code("invalid-number")).int(code("invalid-number"));

/** How many months, and how many are left out at the end (0: until now, 1: until the end of last month). */
export const figuresSchema = z.strictObject({
  months: whole().min(1).max(24).default(3),
  skip: whole().min(0).max(24).default(0),
});

export interface FigureRow {
  /** The Monday of the week as `YYYY-MM-DD`, the offer's key (`""`: a question), the language, the source's key (`""`: none). */
  key: string;
  title?: string | undefined;
  enquiries: number;
  bookings: number;
}

export function createFigureStore({ db }: Pick<Database, "db">) {
  return {
    list: (from: number, to: number) =>
      db
        .selectFrom("enquiries")
        .select(["createdAt", "answeredAt", "status", "offer", "locale", "source"])
        .where("suspicion", "is", null)
        .where("createdAt", ">=", from)
        .where("createdAt", "<=", to)
        .execute(),
  };
}

export type CountedEnquiry = Awaited<ReturnType<ReturnType<typeof createFigureStore>["list"]>>[number];

function getMonday(time: number): string {
  const day = getAgencyDay(time);
  return addDays(day, -getWeekday(day));
}

function getMedian(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

function countBy(
  enquiries: readonly CountedEnquiry[],
  getKey: (enquiry: CountedEnquiry) => string,
  keys: readonly string[] = [],
): FigureRow[] {
  const rows = new Map<string, FigureRow>(keys.map((key) => [key, { key, enquiries: 0, bookings: 0 }]));
  for (const enquiry of enquiries) {
    const key = getKey(enquiry);
    const row = rows.get(key) ?? { key, enquiries: 0, bookings: 0 };
    row.enquiries += 1;
    if (enquiry.status === "booked") row.bookings += 1;
    rows.set(key, row);
  }
  return [...rows.values()];
}

function byCount(a: FigureRow, b: FigureRow): number {
  return b.enquiries - a.enquiries || b.bookings - a.bookings || (a.key < b.key ? -1 : 1);
}

function listMondays(from: number, to: number): string[] {
  const last = getMonday(to);
  const mondays: string[] = [];
  for (let monday = getMonday(from); monday <= last; monday = addDays(monday, 7)) mondays.push(monday);
  return mondays;
}

export function countFigures(enquiries: readonly CountedEnquiry[], from: number, to: number) {
  const minutes = enquiries.flatMap(({ createdAt, answeredAt }) =>
    answeredAt === null ? [] : [Math.max(0, answeredAt - createdAt) / MINUTE_MS],
  );
  const median = getMedian(minutes);
  // Who has booked was answered in some other way.
  const unanswered = enquiries.filter(
    ({ answeredAt, status }) => answeredAt === null && status !== "booked" && status !== "answered",
  );
  return {
    enquiries: enquiries.length,
    bookings: enquiries.filter(({ status }) => status === "booked").length,
    unanswered: unanswered.length,
    firstAnswer: {
      median: median === null ? null : Math.round(median),
      withinAnHour: minutes.filter((value) => value <= 60).length,
      answered: minutes.length,
    },
    weeks: countBy(enquiries, ({ createdAt }) => getMonday(createdAt), listMondays(from, to)),
    offers: countBy(enquiries, ({ offer }) => offer ?? "").sort(byCount),
    languages: countBy(enquiries, ({ locale }) => locale).sort(byCount),
    sources: countBy(enquiries, ({ source }) => (source === null ? "" : toSourceKey(source))).sort(byCount),
  };
}

export type Figures = Awaited<ReturnType<typeof loadFigures>>;

export async function loadFigures(
  store: Pick<Store, "figures">,
  { months, skip }: z.output<typeof figuresSchema>,
  locale: StaffLocale,
  now: number,
) {
  const last = addMonths(getAgencyMonth(now), -skip);
  const { from: start } = getMonthSpan(addMonths(last, 1 - months));
  // The last instant of the month, which may be in the future.
  const end = Math.min(now, getMonthSpan(last).to - 1);
  const enquiries = await store.figures.list(start, end);
  const { offers, sources, ...figures } = countFigures(enquiries, start, end);
  const names = nameSources(enquiries.map(({ source }) => source));
  return {
    from: getAgencyDay(start),
    to: getAgencyDay(end),
    ...figures,
    offers: offers.map((row) => (row.key === "" ? row : { ...row, title: getOfferTitle(row.key, locale) })),
    sources: sources.map((row) => ({ ...row, title: names.get(row.key) })),
  };
}
