import { getChoiceFacts, type ChoiceFact } from "../../domain/booking/describe";
import { getLocale } from "../../domain/config/locales";
import { useLocale } from "../ui/locale-context";
import type { ListedOffer, ListSettings } from "./listed-offer";

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
