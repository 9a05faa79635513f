import { addDays, getAgencyDay, getWeekday, MINUTE_MS } from "../../booking/calendar-day";
import type { Database } from "../platform/database/database";

/** Enquiries and bookings of one week, offer, language or source. */
interface FigureRow {
  /** The Monday of the week, the offer's key (`""`: a question), the language, the source (`""`: none). */
  key: string;
  /** Of an offer, in the reader's language. */
  title?: string;
  enquiries: number;
  bookings: number;
}

/** Times in milliseconds. */
export interface CountedEnquiry {
  createdAt: number;
  /** The first answer. */
  answeredAt: number | null;
  status: "new" | "open" | "answered" | "booked" | "lost";
  offer: string | null;
  locale: string;
  source: string | null;
}

const HOUR_MINUTES = 60;

/** Returns the Monday of the week in which a moment lies in Santo Domingo. */
export function getMonday(time: number): string {
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
    rows.set(key, {
      ...row,
      enquiries: row.enquiries + 1,
      bookings: row.bookings + (enquiry.status === "booked" ? 1 : 0),
    });
  }
  return [...rows.values()];
}

/** The most frequent first; of equal ones by name. */
function byCount(a: FigureRow, b: FigureRow): number {
  return b.enquiries - a.enquiries || b.bookings - a.bookings || (a.key < b.key ? -1 : 1);
}

/** Lists the Mondays of the weeks from one moment to another, so that a week without enquiries is seen, too. */
function listMondays(from: number, to: number): string[] {
  const last = getMonday(to);
  const mondays: string[] = [];
  for (let monday = getMonday(from); monday <= last; monday = addDays(monday, 7)) mondays.push(monday);
  return mondays;
}

/** Tells whether a guest still waits for a first answer; who has booked was answered in some other way. */
function isUnanswered({ answeredAt, status }: CountedEnquiry): boolean {
  return answeredAt === null && status !== "booked" && status !== "answered";
}

/** Counts the enquiries that came in from one moment to another. A booking counts in the week of its enquiry. */
export function countFigures(enquiries: readonly CountedEnquiry[], from: number, to: number) {
  const minutes = enquiries.flatMap(({ createdAt, answeredAt }) =>
    answeredAt === null ? [] : [Math.max(0, answeredAt - createdAt) / MINUTE_MS],
  );
  const median = getMedian(minutes);
  return {
    enquiries: enquiries.length,
    bookings: enquiries.filter(({ status }) => status === "booked").length,
    unanswered: enquiries.filter(isUnanswered).length,
    firstAnswer: {
      median: median === null ? null : Math.round(median),
      withinAnHour: minutes.filter((value) => value <= HOUR_MINUTES).length,
      answered: minutes.length,
    },
    weeks: countBy(enquiries, ({ createdAt }) => getMonday(createdAt), listMondays(from, to)),
    offers: countBy(enquiries, ({ offer }) => offer ?? "").sort(byCount),
    languages: countBy(enquiries, ({ locale }) => locale).sort(byCount),
    sources: countBy(enquiries, ({ source }) => source ?? "").sort(byCount),
  };
}

/** Creates the store that reads what the figures of the inbox are counted from. */
export function createFigureStore({ db }: Pick<Database, "db">) {
  return {
    /** Returns what is counted of the enquiries that came in from one moment to another; those held as suspected are none. */
    list(from: number, to: number): Promise<CountedEnquiry[]> {
      return db
        .selectFrom("enquiries")
        .select(["createdAt as createdAt", "answeredAt as answeredAt"])
        .select(["status", "offer", "locale", "source"])
        .where("suspicion", "is", null)
        .where("createdAt", ">=", from)
        .where("createdAt", "<=", to)
        .execute();
    },
  };
}
