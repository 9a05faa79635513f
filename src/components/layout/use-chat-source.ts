import { useEffect } from "react";

import { useLocale } from "../../i18n/locale-context";
import { getSource } from "../../lib/visit-source";

const CHAT = 'a[href^="https://wa.me/"]';

/** Says in every chat that is opened from the site who sent the visitor, where somebody did. */
export function useChatSource(): void {
  const { t } = useLocale();
  useEffect(() => {
    function addSource({ target }: Event) {
      const source = getSource();
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(CHAT) : null;
      if (source === "" || !link) return;
      const url = new URL(link.href);
      const text = url.searchParams.get("text") ?? "";
      const words = t("common.chatText.source", { source });
      if (text.includes(words)) return;
      link.href = `${url.origin}${url.pathname}?text=${encodeURIComponent(`${text}\n${words}`)}`;
    }
    // `auxclick` is the middle button; both come before the browser follows the link.
    const events = ["click", "auxclick"] as const;
    for (const name of events) document.addEventListener(name, addSource, true);
    return () => {
      for (const name of events) document.removeEventListener(name, addSource, true);
    };
  }, [t]);
}
