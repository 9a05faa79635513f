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
  const [isRemoved, setIsRemoved] = useState(false);

  useEffect(() => {
    let isLeft = false;
    async function load() {
      if (!offer) return;
      const { askChoice } = await import("./ask-choice");
      const context = { ports, pricesOn: settings.pricesOn, rules: settings.booking, locale, t };
      if (!isLeft) setAsked(askChoice(offer, isRemoved ? "" : search, { ...context, now: Date.now() }));
    }
    // Without the words the form still says what it is about, and its message can say the rest.
    load().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [offer, search, isRemoved, settings, ports, locale, t]);

  function remove() {
    setIsRemoved(true);
    // A reload is not to bring it back.
    const url = `${window.location.pathname}?service=${offer?.key ?? ""}`;
    window.history.replaceState(window.history.state, "", url);
  }

  return { asked, remove };
}
