import { useLocale } from "../../i18n/locale-context";
import { getButtonProps } from "../ui/button-class";
import { LocalLink } from "../ui/local-link";
import * as styles from "./error-page.module.css";

/** The page for an unknown address (404) and for everything else that went wrong (its status). */
export function ErrorPage({ status }: { status: number }) {
  const { t } = useLocale();
  const isNotFound = status === 404;
  return (
    <section className={styles.page}>
      <p className={styles.code}>{status}</p>
      <h1>{isNotFound ? t("common.notFound.title") : `${t("common.error.title")}: ${status}`}</h1>
      {isNotFound && (
        <>
          <p>{t("common.notFound.text")}</p>
          <p>{t("common.notFound.gone")}</p>
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
