import { z } from "zod";

import { PARTNER_KINDS } from "../../config/partners";

const line = (max: number) => z.string().trim().max(max);

/**
 * `content/partners/<code>.json`: who recommends the agency to guests, a hotel's desk say. The file's name is the code on the partner's
 * cards: no two can have the same, and a name that is put right later leaves it as it was printed.
 */
export const partnerSchema = z.strictObject({
  name: line(60).min(1),
  kind: z.enum(PARTNER_KINDS),
  place: line(80).default(""),
  contact: line(120).default(""),
  /** A share of its price, and an amount for each person, in US dollars. */
  commission_percent: z.number().min(0).max(100).default(0),
  commission_person: z.number().min(0).max(10_000).default(0),
});

/** `code`: the source on the partner's cards. */
export type Partner = { code: string } & z.output<typeof partnerSchema>;
