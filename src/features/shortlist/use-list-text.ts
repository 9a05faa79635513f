import { getChoiceFacts } from "../../booking/describe";
import { getLocale } from "../../config/locales";
import { useLocale } from "../../i18n/locale-context";
import type { ListedOffer, ListSettings } from "./listed-offer";

/** Gets functions that say an offer of the list, and all of it for one chat, in the page's language. */
export function useListText({ ports, pricesOn }: ListSettings) {
  const { locale, t } = useLocale();
  const getFacts = ({ offer, choice }: ListedOffer) =>
    getChoiceFacts(choice, { offer, ports, pricesOn, locale, t }).map(({ label, text }) =>
      t("booking.fact", { label, text }),
    );
  const getChatText = (listed: readonly ListedOffer[]) =>
    [
      t("shortlist.chatText", { language: getLocale(locale).name }),
      ...listed.map((item, index) => [`${index + 1}. ${item.offer.title}`, ...getFacts(item)].join("\n")),
    ].join("\n\n");
  return { getFacts, getChatText };
}
