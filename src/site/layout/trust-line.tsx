import { useLocale } from "../ui/locale-context";
import { Icon } from "../ui/icon";
import * as styles from "./trust-line.module.css";

export type TrustFacts = Pick<Queries.FrameFragment, "settings" | "inbox">;

/** Why a guest can write to the agency: it has a licence, and says within which time it answers. */
export function TrustLine({ frame: { settings, inbox } }: { frame: TrustFacts }) {
  const { t } = useLocale();
  return (
    <ul className={styles.line}>
      {settings && (
        <li className={styles.fact}>
          <Icon name="check" size={18} />
          {t("common.footer.licence", { number: settings.licence_number })}
        </li>
      )}
      {inbox && (
        <li className={styles.fact}>
          <Icon name="clock" size={18} />
          {t("common.answering", { count: inbox.due_after_hours })}
        </li>
      )}
    </ul>
  );
}
