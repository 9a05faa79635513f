import { Link, graphql } from "gatsby";
import type { ReactNode } from "react";

import { PageIcon } from "../ui/page-icon";
import { useFrame, useLocale } from "../ui/locale-context";
import { formatClock } from "../../domain/i18n/format";
import { getPath } from "../../domain/i18n/routes";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./page-heading.module.css";
import { HEADING_SIZES } from "../../domain/config/site-pages";
import { Picture } from "../ui/picture";

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

interface PageHeadingProps {
  title: string;
  /** The small word above the title. */
  upperTitle?: string;
  intro?: string;
  /** Something else stands beside it: it takes the width it is given. */
  isBeside?: boolean;
  facts?: ReactNode;
  children?: ReactNode;
}

export function PageHeading({
  title,
  upperTitle,
  intro,
  isBeside = false,
  facts,
  children,
}: PageHeadingProps) {
  return (
    <header className={styles.heading} data-beside={isBeside}>
      {upperTitle && <p className={styles.upper}>{upperTitle}</p>}
      <h1>{title}</h1>
      {intro && <p className={styles.intro}>{intro}</p>}
      {facts}
      {children && <div className={shared.row3}>{children}</div>}
    </header>
  );
}

/** Says within how many hours the agency replies, and when its office is open. */
export function useReplyTime(): string {
  const { locale, t } = useLocale();
  const { dueAfterHours, office_hours } = useFrame();
  const opens = formatClock(office_hours.opens, locale);
  return t("common.replyTime", {
    count: dueAfterHours,
    opens,
    closes: formatClock(office_hours.closes, locale),
  });
}

/** Why a guest can write to the agency: it has a licence, and says within which time it answers. */
export function TrustLine() {
  const { t } = useLocale();
  const { licence_number } = useFrame();
  const replyTime = useReplyTime();
  return (
    <ul className={styles.trust}>
      <li className={shared.fact}>
        <PageIcon name="check" size={18} />
        {t("common.footer.licence", { number: licence_number })}
      </li>
      <li className={shared.fact}>
        <PageIcon name="clock" size={18} />
        {replyTime}
      </li>
    </ul>
  );
}

interface PictureHeadingProps {
  picture: Queries.HeadingPictureFragment;
  /** The heading of the page, with its way back. */
  children: ReactNode;
}

/** The heading of a page with a picture, which is the first thing below the header: above the words, on wide screens beside them. */
export function PictureHeading({ picture, children }: PictureHeadingProps) {
  return (
    <div className={styles.pictureHeading}>
      <div className={styles.frame}>
        <Picture picture={picture} sizes={HEADING_SIZES} priority className={shared.cover} />
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}

export const headingPictureFragment = graphql`
  fragment HeadingPicture on ListPagePicture {
    alt
    image {
      ...LandscapePicture
    }
  }
`;
