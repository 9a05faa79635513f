import { graphql } from "gatsby";

import { drawStars, formatNumber } from "../../domain/i18n/format";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./offer-reviews.module.css";
import { useFrame, useLocale } from "../ui/locale-context";
import { LocalLink } from "../ui/links";
import { getLocale, type Locale } from "../../domain/config/locales";
import { OfferSection } from "./offer-section";

/** Stars as they are drawn; what they mean must stand beside them as text. */
function Stars({ stars }: { stars: number }) {
  return (
    <>
      <span className={styles.stars} aria-hidden="true">
        {drawStars(stars)}
      </span>{" "}
    </>
  );
}

export function ReviewsLine({
  reviews: { count, average },
}: {
  reviews: { count: number; average: number };
}) {
  const { locale, t } = useLocale();
  if (count === 0) return null;
  return (
    <p>
      <a href="#reviews">
        <Stars stars={Math.round(average)} />
        {t("offer.reviews.average", { average: formatNumber(average, locale) })} ·{" "}
        {t("offer.reviews.count", { count })}
      </a>
    </p>
  );
}

export function OfferReviews({
  reviews: { count, average, shown },
}: {
  reviews: Queries.OfferReviewsFragment;
}) {
  const { locale, t } = useLocale();
  const { brand } = useFrame();
  return (
    <OfferSection id="reviews" title={t("offer.reviews.title")}>
      {count === 0 ? (
        <p>{t("offer.reviews.none")}</p>
      ) : (
        <p>
          <strong>{t("offer.reviews.average", { average: formatNumber(average, locale) })}</strong> ·{" "}
          {t("offer.reviews.count", { count })}
          {shown.length < count && ` · ${t("offer.reviews.newest", { number: shown.length })}`}
        </p>
      )}
      {count > 0 && (
        <ul className={shared.stack5}>
          {shown.map(({ key, language, date, day, stars, name, country, text, answer }) => {
            const isOwn = language === locale;
            return (
              <li key={key} className={shared.stack2}>
                <p>
                  <Stars stars={stars} />
                  {t("offer.reviews.stars", { stars })}
                  {!isOwn && ` · ${getLocale(language as Locale).name}`}
                </p>
                <p className={styles.words} lang={isOwn ? undefined : language}>
                  {text}
                </p>
                <p className={shared.note}>
                  {name}, {country} · <time dateTime={date}>{day}</time> · {t("offer.reviews.invited")}
                </p>
                {answer !== "" && (
                  <div className={styles.answer}>
                    <p className={shared.note}>{t("offer.reviews.answer", { brand })}</p>
                    <p className={styles.words} lang={isOwn ? undefined : language}>
                      {answer}
                    </p>
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <p>
        <LocalLink route="reviews">{t("offer.reviews.rules")}</LocalLink>
      </p>
    </OfferSection>
  );
}

export const offerReviewsFragment = graphql`
  fragment OfferReviews on OfferReviews {
    count
    average
    shown {
      key
      language
      date
      day
      stars
      name
      country
      text
      answer
    }
  }
`;
