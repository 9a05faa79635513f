import { useLocale } from "../ui/locale-context";
import * as styles from "./next-steps.module.css";

interface SentMessageProps {
  /** The offers and what was chosen of them, line by line. */
  about: readonly string[];
  text: string | undefined;
}

/** What the agency has received, to be read again. */
export function SentMessage({ about, text = "" }: SentMessageProps) {
  const { t } = useLocale();
  const lines = [...about, ...(text.trim() ? [text] : [])];
  if (lines.length === 0) return null;
  return (
    <div className={styles.next}>
      <h3 className={styles.title}>{t("contact.sent")}</h3>
      {lines.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
    </div>
  );
}
