import { z } from "zod";

import type { Port } from "../config/offer";
import { code, requiredLine } from "./fields";

/** Ten million dollars: far above any trip, far below what a number cannot hold. */
const MOST_CENTS = 1_000_000_000;

/** One line of a quote: `count` times `unitCents`. A discount has a negative price. */
export const quoteLineSchema = z.strictObject(
  {
    label: requiredLine(200),
    count: z.int(code("invalid-number")).min(1, code("invalid-number")).max(1000, code("invalid-number")),
    unitCents: z
      .int(code("invalid-number"))
      .min(-MOST_CENTS, code("invalid-number"))
      .max(MOST_CENTS, code("invalid-number")),
  },
  code("invalid"),
);
export type QuoteLine = z.output<typeof quoteLineSchema>;

/** `sent` is the only one that can be accepted; `replaced`: a newer one was sent. Whether its day has passed is `isOver`. */
export const QUOTE_STATUSES = ["sent", "replaced", "accepted", "declined"] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/** A quote as it was sent; nothing of it but its status ever changes. */
export interface QuoteReply {
  id: string;
  status: QuoteStatus;
  isOver: boolean;
  offer: string | null;
  /** The offer's title in the guest's language, as it was when the quote was sent. */
  title: string;
  port: Port | null;
  date: string | null;
  adults: number | null;
  children: number | null;
  smallChildren: number | null;
  lines: QuoteLine[];
  /** Always the sum of the lines. */
  totalCents: number;
  currency: "USD";
  validUntil: string;
  payUrl: string;
  text: string;
  sentAt: string;
  /** When it was accepted, declined or replaced. */
  settledAt: string | null;
}

/** Answer of `POST /api/staff/quote-draft`: lines in the guest's language, and the latest day that is offered. */
export interface QuoteDraftReply {
  title: string;
  lines: QuoteLine[];
  validUntil: string;
  /** Why the price rules give no sure figure, in the reader's words; "" otherwise. */
  note: string;
}
