import type { StaffText } from "./staff-text";

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

export const PARTNER_KIND_WORDS: Readonly<Record<PartnerKind, StaffText>> = {
  hotel: { en: "Hotel", es: "Hotel", it: "Hotel" },
  restaurant: { en: "Restaurant, bar", es: "Restaurante, bar", it: "Ristorante, bar" },
  shop: { en: "Shop", es: "Tienda", it: "Negozio" },
  guide: { en: "Guide", es: "Guía", it: "Guida" },
  agency: { en: "Travel agency", es: "Agencia de viajes", it: "Agenzia di viaggi" },
  transport: { en: "Taxi, transfer", es: "Taxi, traslados", it: "Taxi, transfer" },
  other: { en: "Something else", es: "Otra cosa", it: "Altro" },
};
