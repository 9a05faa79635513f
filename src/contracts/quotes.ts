import { z } from "zod";

import { code, requiredLine } from "./fields";
import { QUOTE_LIMITS } from "./limits";
import type { Trip } from "./trip";

/** One line of a quote: `count` times `unitCents`. A discount has a negative price. */
export const quoteLineSchema = z.strictObject(
  {
    label: requiredLine(QUOTE_LIMITS.label),
    count: z
      .int(code("invalid-number"))
      .min(1, code("invalid-number"))
      .max(QUOTE_LIMITS.count, code("invalid-number")),
    unitCents: z
      .int(code("invalid-number"))
      .min(-QUOTE_LIMITS.cents, code("invalid-number"))
      .max(QUOTE_LIMITS.cents, code("invalid-number")),
  },
  code("invalid"),
);
export type QuoteLine = z.output<typeof quoteLineSchema>;

/**
 * `sent` is the only one that can be accepted; `replaced`: a newer one was sent; `cancelled`: it was accepted, and does not hold any
 * more. Whether its day has passed is `isOver`.
 */
export const QUOTE_STATUSES = ["sent", "replaced", "accepted", "declined", "cancelled"] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/** A quote as it was sent; nothing of it but its status ever changes. */
export interface QuoteReply extends Trip {
  id: string;
  status: QuoteStatus;
  isOver: boolean;
  /** The offer's title in the guest's language, as it was when the quote was sent. */
  title: string;
  lines: QuoteLine[];
  /** Always the sum of the lines. */
  totalCents: number;
  currency: "USD";
  validUntil: string;
  payUrl: string;
  text: string;
  sentAt: string;
  /** When it was accepted, declined, replaced or cancelled. */
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
