import { Link, navigate } from "gatsby";
import type { ComponentProps, MouseEvent, SyntheticEvent } from "react";

import { type Locale, LOCALES } from "../../domain/config/locales";
import { formatLocaleCookie } from "../../domain/i18n/detect-locale";
import { opensElsewhere } from "../ui/links";
import { useLocale } from "../ui/locale-context";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./language-links.module.css";
import { getPath, type PlainRoute } from "../../domain/i18n/routes";

type LanguageLinkProps = Omit<ComponentProps<typeof Link>, "ref" | "lang" | "hrefLang" | "to"> & {
  /** The page in the other language, without a query. */
  to: string;
  language: Locale;
};

/**
 * A link to the same page in another language. It remembers the language, and takes along what this page's address says at that
 * moment: a choice, filters and a list mean the same in every language.
 */
export function LanguageLink({ to, language, ...rest }: LanguageLinkProps) {
  function takeQuery({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
    currentTarget.setAttribute("href", to + window.location.search);
  }

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    document.cookie = formatLocaleCookie(language);
    takeQuery(event);
    const { search } = window.location;
    if (search === "" || opensElsewhere(event)) return;
    event.preventDefault();
    navigate(to + search);
  }

  return (
    <Link
      {...rest}
      to={to}
      hrefLang={language}
      lang={language}
      onFocus={takeQuery}
      onPointerDown={takeQuery}
      onClick={follow}
    />
  );
}

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

export function LanguageNames({ route }: { route: PlainRoute }) {
  const { locale, t } = useLocale();
  return (
    <nav className={`${shared.row4} ${styles.names}`} aria-label={t("common.otherLanguages")}>
      {LOCALES.filter(({ code }) => code !== locale).map(({ code, name }) => (
        <LanguageLink key={code} to={getPath(route, code)} language={code}>
          {name}
        </LanguageLink>
      ))}
    </nav>
  );
}
