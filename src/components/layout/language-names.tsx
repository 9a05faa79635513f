import { Link } from "gatsby";

import { LOCALES } from "../../config/locales";
import { formatLocaleCookie } from "../../i18n/detect-locale";
import { useLocale } from "../../i18n/locale-context";
import { getPath, type PlainRoute } from "../../i18n/routes";
import * as styles from "./language-names.module.css";
import { useKeptSearch } from "./use-kept-search";

/** Leads to a page in the other languages by their names, with what its address says. */
export function LanguageNames({ route }: { route: PlainRoute }) {
  const { locale, t } = useLocale();
  const search = useKeptSearch();
  return (
    <nav className={styles.names} aria-label={t("common.otherLanguages")}>
      {LOCALES.filter(({ code }) => code !== locale).map(({ code, name }) => (
        <Link
          key={code}
          to={getPath(route, code) + search}
          hrefLang={code}
          lang={code}
          onClick={() => (document.cookie = formatLocaleCookie(code))}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
