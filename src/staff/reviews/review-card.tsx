import type { ReactNode } from "react";

import { getLocale, type Locale } from "../../config/locales";
import { drawStars } from "../../lib/draw-stars";
import { useStaffLocale, useT } from "../shell/language-context";
import * as styles from "./reviews.module.css";

interface ReviewCardProps {
  review: { stars: number; text: string; name: string; country: string; locale: Locale };
  title: string;
  facts: ReactNode;
  children: ReactNode;
}

export function ReviewCard({ review, title, facts, children }: ReviewCardProps) {
  const t = useT("reviews");
  const { iso } = getLocale(useStaffLocale());
  const { stars, text, name, country, locale } = review;
  const countryName = new Intl.DisplayNames(iso, { type: "region" }).of(country) ?? country;
  return (
    <li className={styles.card}>
      <h3 className={styles.title}>{title}</h3>
      <p>
        <span className={styles.stars} aria-hidden="true">
          {drawStars(stars)}
        </span>{" "}
        {t("stars", { stars })}
      </p>
      <blockquote className={styles.words} lang={locale}>
        {text}
      </blockquote>
      <p className={styles.soft}>
        {t("by", { name, country: countryName })} · {facts}
      </p>
      {children}
    </li>
  );
}
