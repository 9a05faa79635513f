import type { DeclineReason } from "../../config/reviews";
import type { StaffText } from "../../config/staff-text";

/** Why a review was declined, for the rooms Enquiries and Reviews. */
export const REASON_WORDS: Readonly<Record<DeclineReason, StaffText>> = {
  "not-the-trip": { en: "not about the trip", es: "no trata de la salida", it: "non parla dell'uscita" },
  insulting: {
    en: "insults or threatens somebody",
    es: "insulta o amenaza a alguien",
    it: "insulta o minaccia qualcuno",
  },
  "personal-data": {
    en: "holds personal data",
    es: "contiene datos personales",
    it: "contiene dati personali",
  },
  advert: { en: "is an advert", es: "es publicidad", it: "è pubblicità" },
};
