import { useLocale } from "../ui/locale-context";
import * as styles from "./skip-link.module.css";

export const CONTENT_ID = "content";

/** The first stop of the keyboard: past the header to the page's content. */
export function SkipLink() {
  const { t } = useLocale();
  return (
    <a className={styles.link} href={`#${CONTENT_ID}`}>
      {t("common.skipToContent")}
    </a>
  );
}
