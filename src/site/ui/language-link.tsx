import { Link, navigate } from "gatsby";
import type { ComponentProps, MouseEvent, SyntheticEvent } from "react";

import type { Locale } from "../../domain/config/locales";
import { formatLocaleCookie } from "../../domain/i18n/detect-locale";
import { opensElsewhere } from "./opens-elsewhere";

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
