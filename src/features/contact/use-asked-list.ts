import { useEffect, useState } from "react";

import type { BookingPort, BookingSettings } from "../../booking/bookable-offer";
import { useLocale } from "../../i18n/locale-context";
import type { ContactOffer } from "./ask-choice";
import type { AskedList } from "./ask-list";

/** Gets the list in the page's address; the words for it are loaded when there is one. */
export function useAskedList(
  offers: readonly ContactOffer[],
  search: string,
  { pricesOn, booking }: BookingSettings,
  ports: readonly BookingPort[],
): AskedList | undefined {
  const { locale, t } = useLocale();
  const [asked, setAsked] = useState<AskedList>();
  const hasList = new URLSearchParams(search).has("list");
  useEffect(() => {
    let isLeft = false;
    async function load() {
      if (!hasList) return;
      const { askList } = await import("./ask-list");
      const context = { ports, pricesOn, rules: booking, locale, t, now: Date.now() };
      if (!isLeft) setAsked(askList(offers, search, context));
    }
    // Without the words it is an empty form, whose message can say all of it.
    load().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [offers, search, hasList, pricesOn, booking, ports, locale, t]);
  // The page stays when "Contact" in the menu takes the list out of its address.
  return hasList ? asked : undefined;
}
