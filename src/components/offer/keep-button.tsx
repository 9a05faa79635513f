import { useSyncExternalStore } from "react";

import { useLocale } from "../../i18n/locale-context";
import { isInList, loadList, saveList, subscribeToList, toggleItem, toItem } from "../../lib/kept-list";
import { Icon } from "../ui/icon";
import * as styles from "./keep-button.module.css";

interface KeepButtonProps {
  offer: { readonly key: string; readonly title: string };
  /** `wide`: with its words, and with what is chosen in the page's address; `small`: a heart on a picture. */
  size?: "small" | "wide";
}

/** Puts an offer into the visitor's list, or takes it out. */
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
      onClick={() => {
        const choice = new URLSearchParams(isWide ? window.location.search : "");
        saveList(toggleItem(loadList(), toItem(offer.key, choice)));
      }}
    >
      <Icon name="heart" size={isWide ? 20 : 24} />
      {isWide && t(isKept ? "offer.kept" : "offer.keepShort")}
    </button>
  );
}
