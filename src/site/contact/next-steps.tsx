import { useLocale } from "../ui/locale-context";
import { getLocale } from "../../domain/config/locales";
import * as styles from "./next-steps.module.css";

export interface Answering {
  /** In office hours. */
  readonly within: number;
  readonly openingHours: string;
  readonly town: string;
  /** The first names of those who answer. */
  readonly people: readonly string[];
}

export function NextSteps({ within, openingHours, town, people }: Answering) {
  const { locale, t } = useLocale();
  const names = new Intl.ListFormat(getLocale(locale).iso, { type: "disjunction" }).format(people);
  return (
    <div className={styles.next}>
      <h3 className={styles.title}>{t("contact.next.title")}</h3>
      <ol className={styles.steps}>
        <li>
          {t("common.answering", { count: within })}. {openingHours} {t("contact.next.clock")}
        </li>
        <li>
          {people.length > 0 ? t("contact.next.people", { names, town }) : t("contact.next.office", { town })}
        </li>
        <li>{t("contact.next.how")}</li>
      </ol>
    </div>
  );
}
