import { Link } from "gatsby";

import { LOCALES, type Locale } from "../../config/locales";
import { formatLocaleCookie } from "../../i18n/detect-locale";
import { useLocale } from "../../i18n/locale-context";
import * as styles from "./language-links.module.css";
import { useKeptSearch } from "./use-kept-search";

/** Flags that lead to this page in the other languages; their names are the accessible text. */
export function LanguageLinks({ paths }: { paths: Partial<Record<Locale, string>> }) {
  const { locale, t } = useLocale();
  const search = useKeptSearch();
  return (
    <nav aria-label={t("common.language")}>
      <ul className={styles.list}>
        {LOCALES.map(({ code, name }) => {
          const path = paths[code];
          return path ? (
            <li key={code}>
              <Link
                className={styles.link}
                to={path + search}
                hrefLang={code}
                lang={code}
                aria-current={code === locale ? "true" : undefined}
                onClick={() => (document.cookie = formatLocaleCookie(code))}
              >
                <img src={`/flags/${code}.svg`} alt={name} width={24} height={16} loading="lazy" />
              </Link>
            </li>
          ) : null;
        })}
      </ul>
    </nav>
  );
}
