import { useEffect, useState } from "react";

import type { BookingPort, BookingSettings } from "../../booking/bookable-offer";
import { useLocale } from "../../i18n/locale-context";
import type { AskedChoice, ContactOffer } from "./ask-choice";

/** Gets what the page's address says was chosen of an offer; the words for it are loaded when there is an offer. */
export function useAskedChoice(
  offer: ContactOffer | undefined,
  search: string,
  settings: BookingSettings,
  ports: readonly BookingPort[],
) {
  const { locale, t } = useLocale();
  const [asked, setAsked] = useState<AskedChoice>();
  const [removed, setRemoved] = useState<string>();

  useEffect(() => {
    let isLeft = false;
    async function load() {
      if (!offer) return;
      const { askChoice } = await import("./ask-choice");
      const context = { ports, pricesOn: settings.pricesOn, rules: settings.booking, locale, t };
      if (!isLeft)
        setAsked(askChoice(offer, search === removed ? "" : search, { ...context, now: Date.now() }));
    }
    // Without the words the form still says what it is about, and its message can say the rest.
    load().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [offer, search, removed, settings, ports, locale, t]);

  function remove() {
    setRemoved(search);
    // A reload is not to bring it back.
    const url = `${window.location.pathname}?service=${offer?.key ?? ""}`;
    window.history.replaceState(window.history.state, "", url);
  }

  // The page stays when "Contact" in the menu takes the offer out of its address.
  return { asked: offer && asked, remove };
}
