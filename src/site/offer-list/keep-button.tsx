import { useSyncExternalStore } from "react";

import { useLocale } from "../ui/locale-context";
import { loadList, saveList, subscribeToList } from "../browser/stored-text";
import { isInList, toggleItem, toItem } from "../../domain/lib/kept-list";
import { Icon } from "../ui/icon";
import * as styles from "./keep-button.module.css";

interface KeepButtonProps {
  offer: { readonly key: string; readonly title: string };
  /** `wide`: with its words, and with what is chosen in the page's address; `small`: a heart on a picture. */
  size?: "small" | "wide";
}

export function KeepButton({ offer, size = "small" }: KeepButtonProps) {
  const { t } = useLocale();
  const isKept = useSyncExternalStore(
    subscribeToList,
    () => isInList(loadList(), offer.key),
    () => false,
  );
  const isWide = size === "wide";
  return (
    <button
      type="button"
      className={styles.button}
      data-size={size}
      aria-pressed={isKept}
      aria-label={t("offer.keep", { title: offer.title })}
      onClick={({ currentTarget }) => {
        // What the visitor sees decides: before React was there it may have been another thing than what is kept.
        const isWanted = currentTarget.getAttribute("aria-pressed") !== "true";
        const choice = new URLSearchParams(isWide ? window.location.search : "");
        const list = loadList();
        saveList(isInList(list, offer.key) === isWanted ? list : toggleItem(list, toItem(offer.key, choice)));
      }}
    >
      <Icon name="heart" size={isWide ? 20 : 24} />
      {isWide && t(isKept ? "offer.kept" : "offer.keepShort")}
    </button>
  );
}
