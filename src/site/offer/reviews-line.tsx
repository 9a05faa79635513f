import { formatNumber } from "../../domain/i18n/format";
import { useLocale } from "../ui/locale-context";
import { Stars } from "./stars";

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
