import { useState } from "react";

import { formatDay, formatMoment } from "../../i18n/format";
import { useStaffLocale, useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { ButtonRow } from "../ui/button-row";
import { Disclosure } from "../ui/disclosure";
import { useNames } from "../ui/names";
import { useKeptText } from "../ui/use-kept-text";
import type { PendingReview } from "../shell/replies";
import { AnswerField } from "./answer-field";
import { ReasonButton } from "./reason-button";
import { ReviewCard } from "./review-card";
import type { Decisions } from "./use-decisions";

interface WaitingReviewProps {
  review: PendingReview;
  canPublish: boolean;
  isBusy: boolean;
  decide: Decisions["decide"];
}

/** A review that waits: publish it, with an answer or without, or decline it with a reason. */
export function WaitingReview({ review, canPublish, isBusy, decide }: WaitingReviewProps) {
  const t = useT("reviews");
  const locale = useStaffLocale();
  const { getOffer } = useNames();
  const { id, name, reference, offer, tripDay, writtenAt } = review;
  const { text: answer = "", ...kept } = useKeptText("review-answer", id);
  // What is kept is published with the review: it is to be seen.
  const [wasAnswered] = useState(answer !== "");
  const facts = (
    <>
      {t("written", { when: formatMoment(writtenAt, locale) })} ·{" "}
      <a href={`/admin/enquiries#${reference}`}>{t("enquiry", { reference })}</a>
    </>
  );
  return (
    <ReviewCard
      review={review}
      title={t("about", { offer: getOffer(offer), day: formatDay(tripDay, locale) })}
      facts={facts}
    >
      <Disclosure summary={t("answerAdd")} open={wasAnswered}>
        <AnswerField locale={review.locale} value={answer} onValue={kept.change} />
      </Disclosure>
      <ButtonRow>
        {canPublish && (
          <Button
            variant="solid"
            isBusy={isBusy}
            label={t("publishOne", { name })}
            onClick={() =>
              decide({ decision: "publish", id, answer }, t("publishedNow"), () => kept.forget(answer))
            }
          >
            {t("publish")}
          </Button>
        )}
        <ReasonButton
          text={t("decline")}
          label={t("declineOne", { name })}
          title={t("declineTitle")}
          locale={review.locale}
          about={id}
          isBusy={isBusy}
          onReason={(why, onDone) => decide({ decision: "decline", id, ...why }, t("declinedNow"), onDone)}
        />
      </ButtonRow>
    </ReviewCard>
  );
}
