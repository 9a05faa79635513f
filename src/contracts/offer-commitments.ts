import { z } from "zod";

import { code, offerKey } from "./fields";

/** Query of `GET /api/staff/offer-commitments`. */
export const commitmentsSchema = z.strictObject({ offer: offerKey() }, code("invalid"));

/** Its answer: what guests have asked, were offered and have booked of an offer, and the next day that is booked. */
export interface OfferCommitments {
  enquiries: number;
  quotes: number;
  bookings: number;
  /** `YYYY-MM-DD` */
  nextDay: string | null;
}
