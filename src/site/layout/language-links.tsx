import { LOCALES, type Locale } from "../../domain/config/locales";
import { useLocale } from "../ui/locale-context";
import { LanguageLink } from "../ui/language-link";
import * as styles from "./language-links.module.css";

/** Flags that lead to this page in the other languages; their names are the accessible text. */
export function LanguageLinks({ paths }: { paths: Partial<Record<Locale, string>> }) {
  const { locale, t } = useLocale();
  return (
    <nav aria-label={t("common.language")}>
      <ul className={styles.list}>
        {LOCALES.map(({ code, name }) => {
          const path = paths[code];
          return path ? (
            <li key={code}>
              <LanguageLink
                className={styles.link}
                to={path}
                language={code}
                aria-current={code === locale ? "true" : undefined}
              >
                <img src={`/flags/${code}.svg`} alt={name} width={24} height={16} loading="lazy" />
              </LanguageLink>
            </li>
          ) : null;
        })}
      </ul>
    </nav>
  );
}
