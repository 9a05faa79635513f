import { Link } from "gatsby";

import { formatMoment } from "../../domain/i18n/format";
import { useLocale } from "../ui/locale-context";
import { getButtonProps } from "../ui/button-class";
import { LocalLink } from "../ui/local-link";
import * as styles from "./error-page.module.css";

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
      <div className={styles.actions}>
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
