import { z } from "zod";

import { code } from "./fields";

const whole = () => z.coerce.number(code("invalid-number")).int(code("invalid-number"));

/** How many months, and how many are left out at the end (0: until now, 1: until the end of last month). */
export const figuresSchema = z.strictObject(
  { months: whole().min(1).max(24).default(3), skip: whole().min(0).max(24).default(0) },
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
