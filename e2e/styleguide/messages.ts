import booking from "../../src/i18n/messages/en/booking.json";
import card from "../../src/i18n/messages/en/card.json";
import catalogue from "../../src/i18n/messages/en/catalogue.json";
import common from "../../src/i18n/messages/en/common.json";
import contact from "../../src/i18n/messages/en/contact.json";
import form from "../../src/i18n/messages/en/form.json";
import newsletter from "../../src/i18n/messages/en/newsletter.json";
import offer from "../../src/i18n/messages/en/offer.json";
import shortlist from "../../src/i18n/messages/en/shortlist.json";

/** The site's own sentences. */
export const MESSAGES = { booking, card, catalogue, common, contact, form, newsletter, offer, shortlist };
