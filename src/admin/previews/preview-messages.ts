import type { Locale } from "../../config/locales";
import type { Resources } from "../../i18n/create-i18n";
import enBooking from "../../locales/en/booking.json";
import enCommon from "../../locales/en/common.json";
import enOffer from "../../locales/en/offer.json";
import esBooking from "../../locales/es/booking.json";
import esCommon from "../../locales/es/common.json";
import esOffer from "../../locales/es/offer.json";
import itBooking from "../../locales/it/booking.json";
import itCommon from "../../locales/it/common.json";
import itOffer from "../../locales/it/offer.json";

/** The sentences that previews show, in the language being edited. */
export const PREVIEW_MESSAGES: Readonly<Record<Locale, Resources>> = {
  en: { booking: enBooking, common: enCommon, offer: enOffer },
  es: { booking: esBooking, common: esCommon, offer: esOffer },
  it: { booking: itBooking, common: itCommon, offer: itOffer },
};
