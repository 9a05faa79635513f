import { isChosen, parseChoice, type Choice } from "../../booking/choice";
import { CHOICE_KEYS } from "../../booking/choice-keys";
import type { Locale } from "../../config/locales";
import { askedOfferSchema } from "../../contracts/contact";
import { getPath } from "../../i18n/routes";
import { checkBooking } from "../enquiries/check-booking";
import { loadOfferTitle } from "../mail/offer-title";
import type { Answer, Exchange } from "./exchange";
import { renderFormPage } from "./form-page";

function toValues(choice: Choice): Record<string, string> {
  if (!isChosen(choice)) return {};
  const { port = "", date = "", adults, children, smallChildren, pickup } = choice;
  const party = {
    adults: String(adults),
    children: String(children),
    smallChildren: String(smallChildren),
  };
  return {
    ...party,
    port,
    date,
    pickupKind: pickup?.kind ?? "",
    pickupPlace: pickup?.place ?? "",
    pickupShipAllAboard: pickup?.shipAllAboard ?? "",
  };
}

/**
 * Answers an offer's plain form, which browsers without scripts send here, with the contact form: the offer and all that was
 * chosen filled in, and a day that it does not run marked at once.
 */
export async function answerAskedForm(exchange: Exchange, locale: Locale, now: number): Promise<Answer> {
  const asked = askedOfferSchema.safeParse({
    service: exchange.query("service"),
    collection: exchange.query("collection"),
  });
  if (!asked.success) return { status: 303, location: getPath("contact", locale) };
  const params = new URLSearchParams();
  for (const key of Object.values(CHOICE_KEYS)) params.set(key, exchange.query(key) ?? "");
  const choice = parseChoice(params);
  const { service, collection } = asked.data;
  const checked = await checkBooking(choice, asked.data, now);
  const draft = {
    form: "contact" as const,
    locale,
    values: { ...toValues(choice), service, collection },
    code: checked.ok ? "" : "invalid",
    fields: checked.ok ? {} : checked.fields,
  };
  const about = await loadOfferTitle(service, collection, locale);
  return { status: 200, page: renderFormPage(draft, { about }) };
}
