import { useState } from "react";

import type { PublishedReview as Published } from "../../contracts/reviews";
import { formatDay } from "../../i18n/format";
import { useStaffLocale, useWords } from "../language/language-context";
import { Button } from "../parts/button";
import { ButtonRow } from "../parts/button-row";
import { Disclosure } from "../parts/disclosure";
import { useNames } from "../parts/names";
import { AnswerField } from "./answer-field";
import { ReasonButton } from "./reason-button";
import { ReviewCard } from "./review-card";
import { REVIEW_WORDS } from "./review-words";
import type { Decisions } from "./use-decisions";

interface PublishedReviewProps {
  review: Published;
  isBusy: boolean;
  decide: Decisions["decide"];
}

/** A review on the website: answer it, or take it off for one of the reasons. */
export function PublishedReview({ review, isBusy, decide }: PublishedReviewProps) {
  const t = useWords(REVIEW_WORDS);
  const locale = useStaffLocale();
  const { getOffer } = useNames();
  const [answer, setAnswer] = useState(review.answer);
  // It stays as it is when an answer is saved or taken away in it.
  const [wasAnswered] = useState(review.answer !== "");
  const { file, name, offer, date } = review;
  return (
    <ReviewCard
      review={review}
      title={getOffer(offer)}
      facts={t("written", { when: formatDay(date, locale) })}
    >
      <Disclosure summary={t(review.answer === "" ? "answerAdd" : "answer")} open={wasAnswered}>
        <AnswerField saved={review.answer} locale={review.locale} value={answer} onValue={setAnswer} />
        <ButtonRow>
          <Button
            isBusy={isBusy || answer === review.answer}
            onClick={() => decide({ decision: "answer", file, answer }, t("answerSaved"))}
          >
            {t("answerSave")}
          </Button>
        </ButtonRow>
      </Disclosure>
      <ButtonRow>
        <ReasonButton
          text={t("remove")}
          label={t("removeOne", { name })}
          title={t("removeTitle")}
          locale={review.locale}
          isBusy={isBusy}
          onReason={(why) => decide({ decision: "remove", file, ...why }, t("removedNow"))}
        />
      </ButtonRow>
    </ReviewCard>
  );
}
