import { LanguageLink } from "../ui/language-link";
import { LOCALES, type Locale } from "../../domain/config/locales";
import { useLocale } from "../ui/locale-context";
import * as styles from "./also-available-in.module.css";

/** Links to this offer in the other languages, by their own names; nothing when there is no translation. */
export function AlsoAvailableIn({ paths }: { paths: Partial<Record<Locale, string>> }) {
  const { locale, t } = useLocale();
  const others = LOCALES.filter(({ code }) => code !== locale && paths[code]);
  if (others.length === 0) return null;
  return (
    <div className={styles.block}>
      <h3 className={styles.title}>{t("offer.alsoAvailableIn")}</h3>
      <ul className={styles.list}>
        {others.map(({ code, name }) => (
          <li key={code}>
            <LanguageLink to={paths[code] ?? "/"} language={code}>
              {name}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
