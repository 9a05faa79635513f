import { z } from "zod";

import { code } from "./fields";

/** Query of `GET /api/staff/figures`, for owners: months back, this one included. */
export const figuresSchema = z.strictObject(
  { months: z.coerce.number(code("invalid-number")).int(code("invalid-number")).min(1).max(24).default(3) },
  code("invalid"),
);

/** Enquiries and bookings of one week, offer, language or source. */
export interface FigureRow {
  /** The Monday of the week as `YYYY-MM-DD`, the offer's key (`""`: a question), the language, the source (`""`: none). */
  key: string;
  /** For offers: the title in the reader's language. */
  title?: string;
  enquiries: number;
  bookings: number;
}

/** Answer of `GET /api/staff/figures`. */
export interface FiguresReply {
  from: string;
  to: string;
  enquiries: number;
  bookings: number;
  unanswered: number;
  /** Minutes from the enquiry to the first answer: median, and how many were answered within an hour. */
  firstAnswer: { median: number | null; withinAnHour: number; answered: number };
  weeks: FigureRow[];
  offers: FigureRow[];
  languages: FigureRow[];
  sources: FigureRow[];
}
