import { useEffect } from "react";

import { useLocale } from "../../i18n/locale-context";
import { getItems, loadList, subscribeToList } from "../../lib/kept-list";

/** Waits until the page has loaded and the browser has nothing better to do. */
function whenIdle(work: () => void): () => void {
  let isOff = false;
  const start = () => setTimeout(() => !isOff && work(), 1000);
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
  return () => {
    isOff = true;
    window.removeEventListener("load", start);
  };
}

/**
 * Keeps the pages of the visitor's list readable without a connection. Who keeps nothing never loads any of it; where it is
 * switched off, what was there is taken away.
 */
export function useOffline(isOn: boolean): void {
  const { locale } = useLocale();
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return undefined;
    let waiting: (() => void) | undefined;
    function update() {
      waiting?.();
      const isNeeded = isOn ? getItems(loadList()).length > 0 : navigator.serviceWorker.controller;
      if (!isNeeded) return;
      waiting = whenIdle(() => {
        // Without a connection there is nothing to save either.
        import("./keep-offline").then(({ keepOffline }) => keepOffline(isOn, locale)).catch(() => undefined);
      });
    }
    update();
    const stop = subscribeToList(update);
    return () => {
      stop();
      waiting?.();
    };
  }, [isOn, locale]);
}
