import { useWords } from "../language/language-context";
import * as styles from "./back-link.module.css";
import { ONE_WORDS } from "./one/one-words";

/** Leads back to the list as it was left. */
export function BackLink({ href }: { href: string }) {
  const t = useWords(ONE_WORDS);
  return (
    <p>
      <a className={styles.back} href={href}>
        <span aria-hidden="true">←</span> {t("back")}
      </a>
    </p>
  );
}
