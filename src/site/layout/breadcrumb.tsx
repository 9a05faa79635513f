import { Link } from "gatsby";

import { useLocale } from "../ui/locale-context";
import { getPath } from "../../domain/i18n/routes";
import * as styles from "./breadcrumb.module.css";

interface BreadcrumbProps {
  /** The pages between the home page and this one. */
  above?: readonly { title: string; path: string }[];
  title: string;
}

/** Where in the site a page stands, each step a link. Search engines are told the same (`build/structured-data`). */
export function Breadcrumb({ above = [], title }: BreadcrumbProps) {
  const { locale, t } = useLocale();
  const steps = [{ title: t("common.breadcrumb.home"), path: getPath("home", locale) }, ...above];
  return (
    <nav className={styles.breadcrumb} aria-label={t("common.breadcrumb.label")}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.path} className={styles.step}>
            <Link to={step.path}>{step.title}</Link>
          </li>
        ))}
        <li className={styles.step} aria-current="page">
          {title}
        </li>
      </ol>
    </nav>
  );
}
