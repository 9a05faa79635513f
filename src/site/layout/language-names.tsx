import { LOCALES } from "../../domain/config/locales";
import { useLocale } from "../ui/locale-context";
import { getPath, type PlainRoute } from "../../domain/i18n/routes";
import { LanguageLink } from "../ui/language-link";
import * as styles from "./language-names.module.css";

/** Leads to a page in the other languages by their names. */
export function LanguageNames({ route }: { route: PlainRoute }) {
  const { locale, t } = useLocale();
  return (
    <nav className={styles.names} aria-label={t("common.otherLanguages")}>
      {LOCALES.filter(({ code }) => code !== locale).map(({ code, name }) => (
        <LanguageLink key={code} to={getPath(route, code)} language={code}>
          {name}
        </LanguageLink>
      ))}
    </nav>
  );
}
