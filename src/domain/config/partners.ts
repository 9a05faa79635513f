export const PARTNER_KINDS = [
  "hotel",
  "restaurant",
  "shop",
  "guide",
  "agency",
  "transport",
  "other",
] as const;
