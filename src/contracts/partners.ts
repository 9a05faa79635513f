import { z } from "zod";

import type { PartnerKind } from "../config/partners";
import { code, month, offerKey } from "./fields";

/** A month of the ledger, the present one without a month; also the query of `GET /api/staff/partners-export`. */
export const ledgerSchema = z.strictObject({ month: month().optional() }, code("invalid"));

export const partnerSchema = z.strictObject({ code: offerKey(), month: month().optional() }, code("invalid"));

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

/** Every enquiry and every booking of the month counts in one place. */
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
