import { formatDay, formatMoment } from "../../i18n/format";
import { useStaffLocale, useT } from "../shell/language-context";
import { useNames } from "../ui/names";
import type { DeclinedReview as Declined } from "../shell/replies";
import { ReviewCard } from "./review-card";

/** A review that was declined, with its reason. */
export function DeclinedReview({ review }: { review: Declined }) {
  const t = useT("reviews");
  const reasonOf = useT("shared.reviewReasons");
  const locale = useStaffLocale();
  const { getOffer } = useNames();
  const { offer, tripDay, writtenAt, reason, note } = review;
  return (
    <ReviewCard
      review={review}
      title={t("about", { offer: getOffer(offer), day: formatDay(tripDay, locale) })}
      facts={t("written", { when: formatMoment(writtenAt, locale) })}
    >
      <p>{t("reasonIs", { reason: reasonOf(reason) })}</p>
      {note !== "" && <p lang={review.locale}>{note}</p>}
    </ReviewCard>
  );
}
