import { useLocale } from "../ui/locale-context";
import { Icon } from "../ui/icon";
import * as styles from "./ways-note.module.css";

/** Beside the buttons, by their words: which of them leads to WhatsApp, and which to the form. */
export function WaysNote({ book, contact }: { book: string; contact: string }) {
  const { t } = useLocale();
  return (
    <p className={styles.note}>
      <Icon name="chat" />
      {t("offer.ways", { book, contact })}
    </p>
  );
}
