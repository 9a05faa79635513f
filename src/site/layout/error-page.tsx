import { Link } from "gatsby";
import { useState, Component, type ComponentType, type ReactNode } from "react";

import { formatMoment } from "../../domain/i18n/format";
import { useLocale } from "../ui/locale-context";
import { getButtonProps } from "../ui/button-class";
import { LocalLink } from "../ui/links";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./error-page.module.css";
import type { Locale } from "../../domain/config/locales";
import { getPath, getPathLocale } from "../../domain/i18n/routes";

interface ErrorPageProps {
  status: number;
  /** When the error was caught; shown on the agency's clock, for whoever tells the agency of it. */
  at?: number;
  /** The page that an unknown address may mean. */
  meant?: { readonly path: string; readonly title: string } | undefined;
}

/** The page for an unknown address (404) and for everything else that went wrong (its status and its time). */
export function ErrorPage({ status, at, meant }: ErrorPageProps) {
  const { locale, t } = useLocale();
  const isNotFound = status === 404;
  return (
    <section className={styles.page}>
      <p className={styles.code}>{status}</p>
      <h1>{isNotFound ? t("common.notFound.title") : `${t("common.error.title")}: ${status}`}</h1>
      {!isNotFound && at !== undefined && (
        <time dateTime={new Date(at).toISOString()}>{formatMoment(at, locale, "long")}</time>
      )}
      {isNotFound && (
        <>
          <p>
            {t("common.notFound.message")}. {t("common.notFound.text")}
          </p>
          {meant ? (
            <p>
              {t("common.notFound.meant")} <Link to={meant.path}>{meant.title}</Link>
            </p>
          ) : (
            <p>{t("common.notFound.gone")}</p>
          )}
        </>
      )}
      <div className={shared.row3}>
        <LocalLink route="home" {...getButtonProps("solid")}>
          {t("common.error.home")}
        </LocalLink>
        {isNotFound && (
          <LocalLink route="catalog" {...getButtonProps("outline")}>
            {t("common.error.offers")}
          </LocalLink>
        )}
        <LocalLink route="contact" {...getButtonProps("outline")}>
          {t("common.error.contact")}
        </LocalLink>
      </div>
    </section>
  );
}

/** Defined by the build (src/content/gatsby/webpack-config.ts): the scripts themselves hold these words. */
declare const ERROR_WORDS: Record<Locale, Record<"title" | "home" | "contact", string>>;

/** Links to call or to write, found on the page that was shown before: nothing else is certain to be there. */
function findWays(): HTMLAnchorElement[] {
  const selectors = ['a[href^="tel:"]', 'a[href*="//wa.me/"]'];
  return selectors.flatMap((selector) => document.querySelector<HTMLAnchorElement>(selector) ?? []);
}

/**
 * Stands in for the whole site when its frame cannot be rendered: in the language of the path, with ways to reach the agency. It
 * needs no data of the page; its links load a document.
 */
export function FrameError({ status }: { status: number }) {
  const locale = getPathLocale(window.location.pathname);
  const { title, home, contact } = ERROR_WORDS[locale];
  const [ways] = useState(findWays);
  return (
    <main className={styles.page}>
      <p className={styles.code}>{status}</p>
      <h1>{`${title}: ${status}`}</h1>
      <div className={shared.row3}>
        <a href={getPath("home", locale)} {...getButtonProps("solid")}>
          {home}
        </a>
        <a href={getPath("contact", locale)} {...getButtonProps("outline")}>
          {contact}
        </a>
        {ways.map(({ href, textContent }) => (
          <a key={href} href={href} {...getButtonProps("outline")}>
            {href.startsWith("tel:") ? textContent : "WhatsApp"}
          </a>
        ))}
      </div>
    </main>
  );
}

function getStatus(error: unknown): number {
  const status = typeof error === "object" && error !== null && "status" in error ? error.status : undefined;
  return typeof status === "number" ? status : 500;
}

/** Its status, and when it was caught (milliseconds since 1970). */
interface CaughtError {
  status: number;
  at: number;
}

interface ErrorBoundaryProps {
  /** The page's path: moving on to another page leaves the error behind. */
  pageKey: string;
  Fallback?: ComponentType<CaughtError>;
  children: ReactNode;
}

/** Shows the error page instead of a page that broke, with the error's status (500 when it has none) and time. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { caught: CaughtError | null }> {
  override state: { caught: CaughtError | null } = { caught: null };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { status: getStatus(error), at: Date.now() } };
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (previous.pageKey !== this.props.pageKey && this.state.caught !== null)
      this.setState({ caught: null });
  }

  override render() {
    const { caught } = this.state;
    const { children, Fallback = ErrorPage } = this.props;
    return caught === null ? children : <Fallback {...caught} />;
  }
}
