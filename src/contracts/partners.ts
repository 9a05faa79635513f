import { z } from "zod";

import type { PartnerKind } from "../config/partners";
import { code, month, offerKey } from "./fields";
import type { EnquiryStatus } from "./inbox";

/** Query of `GET /api/staff/partners` and `GET /api/staff/partners-export`, for owners; without a month the present one. */
export const ledgerSchema = z.strictObject({ month: month().optional() }, code("invalid"));

/** Query of `GET /api/staff/partner`, for owners. */
export const partnerSchema = z.strictObject({ code: offerKey(), month: month().optional() }, code("invalid"));

/** Who recommends the agency. */
export interface Partner {
  /** The source on the partner's cards. */
  code: string;
  name: string;
  kind: PartnerKind;
  place: string;
  contact: string;
  /** Per cent of what is booked, and US dollars for each person. */
  commission_percent: number;
  commission_person: number;
}

/** What came of recommendations in a month. */
export interface LedgerCounts {
  /** Received in the month. */
  enquiries: number;
  /** Booked in the month, whenever the enquiry came: quotes that were accepted and still hold, and what staff marked as booked without one. */
  bookings: number;
  /** Those of the bookings that have no accepted quote, hence no sum. */
  unpriced: number;
  persons: number;
  totalCents: number;
}

export interface PartnerRow extends Partner, LedgerCounts {}

/** A source that guests typed or brought along and that is no partner's. */
export interface SourceRow extends LedgerCounts {
  source: string;
}

/** Answer of `GET /api/staff/partners`. Every enquiry and every booking of the month counts in one place. */
export interface LedgerReply {
  month: string;
  /** The months that can be asked for, the newest first. */
  months: string[];
  partners: PartnerRow[];
  others: SourceRow[];
  /** Without any source. */
  none: LedgerCounts;
  total: LedgerCounts;
  currency: "USD";
}

/** An enquiry that a partner brought: received in the month, or booked in it. */
export interface PartnerEnquiry {
  reference: string;
  receivedAt: string;
  status: EnquiryStatus;
  offer: string | null;
  /** The title in the reader's language. */
  title: string | null;
  travelDate: string | null;
  /** When it was booked; `null`: not in this month. */
  bookedAt: string | null;
  persons: number | null;
  /** What was agreed; `null`: not booked in this month, or booked without a quote. */
  totalCents: number | null;
}

/** Answer of `GET /api/staff/partner`: 404 for a code that no partner has. The newest enquiry stands first. */
export interface PartnerReply {
  month: string;
  months: string[];
  partner: PartnerRow;
  enquiries: PartnerEnquiry[];
  currency: "USD";
}
