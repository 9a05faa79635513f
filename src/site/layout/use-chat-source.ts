import { useEffect } from "react";

import { tryStorage } from "../browser/try-storage";
import { useLocale } from "../ui/locale-context";

/** Adds the referrer to every chat that is opened from the site. The code is loaded only when there is a referrer. */
export function useChatSource(search: string): void {
  const { t } = useLocale();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isLeft = false;
    async function start() {
      const { followSource } = await import("./follow-source");
      stop = followSource(search, (source) => t("common.chatText.source", { source }));
      // The referrer of a page that was left meanwhile is remembered, too.
      if (isLeft) stop();
    }
    // Without the words a chat says all but this.
    if (search.includes("source=") || tryStorage(() => sessionStorage.getItem("source")))
      start().catch(() => undefined);
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [search, t]);
}
