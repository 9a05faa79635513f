import type { Locale } from "../../config/locales";
import type { Resources } from "../../i18n/create-i18n";
import enBooking from "../../i18n/messages/en/booking.json";
import enCommon from "../../i18n/messages/en/common.json";
import enOffer from "../../i18n/messages/en/offer.json";
import esBooking from "../../i18n/messages/es/booking.json";
import esCommon from "../../i18n/messages/es/common.json";
import esOffer from "../../i18n/messages/es/offer.json";
import itBooking from "../../i18n/messages/it/booking.json";
import itCommon from "../../i18n/messages/it/common.json";
import itOffer from "../../i18n/messages/it/offer.json";

/** The sentences that previews show, in the language being edited. */
export const PREVIEW_MESSAGES: Readonly<Record<Locale, Resources>> = {
  en: { booking: enBooking, common: enCommon, offer: enOffer },
  es: { booking: esBooking, common: esCommon, offer: esOffer },
  it: { booking: itBooking, common: itCommon, offer: itOffer },
};
