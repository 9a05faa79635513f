export const PARTNER_KINDS = [
  "hotel",
  "restaurant",
  "shop",
  "guide",
  "agency",
  "transport",
  "other",
] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];
