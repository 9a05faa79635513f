import type { BookingPort, BookingSettings } from "../../domain/booking/bookable-offer";
import type { PossibleChoice } from "../../domain/booking/running-days";
import { getChoiceFacts, type ChoiceFact } from "../../domain/booking/describe";
import { getLocale } from "../../domain/config/locales";
import { useLocale } from "../ui/locale-context";

/** An offer of the list with what of the choice it can do, and what it cannot. */
export interface ListedOffer extends PossibleChoice {
  offer: Queries.ListedOfferFragment;
}

export interface ListSettings extends BookingSettings {
  ports: readonly BookingPort[];
}

/** The facts that stand beside an offer's fields: what the fields themselves do not say. */
const NOTED: readonly ChoiceFact["name"][] = ["refused", "infants", "backAboard"];

export function useListText({ ports, pricesOn }: ListSettings) {
  const { locale, t } = useLocale();
  const getNamedFacts = ({ offer, choice, wished }: ListedOffer) =>
    getChoiceFacts(choice, { offer, wished, ports, pricesOn, locale, t });
  const say = ({ label, text }: ChoiceFact) => t("booking.fact", { label, text });
  const getFacts = (item: ListedOffer) => getNamedFacts(item).map(say);
  const getNotes = (item: ListedOffer) =>
    getNamedFacts(item)
      .filter(({ name }) => NOTED.includes(name))
      .map(say);
  const getChatText = (listed: readonly ListedOffer[]) =>
    [
      t("shortlist.chatText", { language: getLocale(locale).name }),
      ...listed.map((item, index) => [`${index + 1}. ${item.offer.title}`, ...getFacts(item)].join("\n")),
    ].join("\n\n");
  return { getFacts, getNotes, getChatText };
}
