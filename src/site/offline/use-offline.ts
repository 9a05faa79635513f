import { useEffect } from "react";

import { useLocale } from "../ui/locale-context";
import { loadList, subscribeToList } from "../browser/stored-text";

/** Long after the first view of a page, whatever the connection. */
const WAIT_MS = 1500;

/**
 * Keeps the pages of the visitor's list readable without a connection. Who keeps nothing never loads any of it; where it is
 * switched off, what was there is taken away.
 */
export function useOffline(isOn: boolean): void {
  const { locale } = useLocale();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function update() {
      clearTimeout(timer);
      const worker = (navigator as Partial<Navigator>).serviceWorker;
      if (!worker || !(isOn ? loadList() : worker.controller)) return;
      timer = setTimeout(() => {
        if (document.readyState !== "complete") update();
        // Without a connection there is nothing to save either.
        else
          import("./keep-offline")
            .then(({ keepOffline }) => keepOffline(isOn, locale))
            .catch(() => undefined);
      }, WAIT_MS);
    }
    update();
    const stop = subscribeToList(update);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [isOn, locale]);
}
