import { parseGuestChoice } from "../../booking/guest-choice";
import { NO_CHOICE } from "../../booking/choice";
import { CHOICE_KEYS } from "../../booking/choice-keys";
import type { Locale } from "../../config/locales";
import { askedOfferSchema } from "../../contracts/contact";
import { toFormValues } from "../../contracts/to-form-values";
import { getPath } from "../../i18n/routes";
import { checkBooking } from "../enquiries/check-booking";
import { getOfferTitle } from "../offers/load-offer";
import { getPorts } from "../site-settings";
import type { Answer, Exchange } from "./exchange";
import { renderFormPage } from "./form-page";

/** Answers an offer's plain form with the contact form: the choice filled in, a wrong day or an offer off sale marked. */
export function answerAskedForm(exchange: Exchange, locale: Locale, now: number): Answer {
  const asked = askedOfferSchema.safeParse({
    service: exchange.query("service"),
    collection: exchange.query("collection"),
  });
  if (!asked.success) return { status: 303, location: getPath("contact", locale) };
  const params = new URLSearchParams(
    Object.values(CHOICE_KEYS).map((key) => [key, exchange.query(key) ?? ""]),
  );
  const { service, collection } = asked.data;
  const choice = parseGuestChoice(params, getPorts(locale));
  const checked = checkBooking(choice, asked.data, now);
  // What was chosen of an offer that is off sale would be refused again: without it the message is a question.
  const kept = !checked.ok && checked.fields["service"] !== undefined ? NO_CHOICE : choice;
  const draft = {
    form: "contact" as const,
    locale,
    values: { ...toFormValues(kept), service, collection },
    code: checked.ok ? "" : "invalid",
    fields: checked.ok ? {} : checked.fields,
  };
  const about = getOfferTitle(service, locale, collection);
  return { status: 200, page: renderFormPage(draft, { about }) };
}
