import { useState } from "react";

import { formatDay } from "../../i18n/format";
import { useStaffLocale, useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { ButtonRow } from "../ui/button-row";
import { Disclosure } from "../ui/disclosure";
import { useNames } from "../ui/names";
import { useKeptText } from "../ui/use-kept-text";
import type { PublishedReview as Published } from "../shell/replies";
import { AnswerField } from "./answer-field";
import { ReasonButton } from "./reason-button";
import { ReviewCard } from "./review-card";
import type { Decisions } from "./use-decisions";

interface PublishedReviewProps {
  review: Published;
  isBusy: boolean;
  decide: Decisions["decide"];
}

/** A review on the website: answer it, or take it off for one of the reasons. */
export function PublishedReview({ review, isBusy, decide }: PublishedReviewProps) {
  const t = useT("reviews");
  const locale = useStaffLocale();
  const { getOffer } = useNames();
  const { file, name, offer, date, answer: before } = review;
  const { text, ...kept } = useKeptText("review-answer", file);
  // As long as nobody has typed, it is the one that is published, whoever wrote it.
  const answer = text ?? before;
  // It stays as it is when an answer is saved or taken away in it.
  const [wasAnswered] = useState(before !== "" || answer !== "");
  return (
    <ReviewCard
      review={review}
      title={getOffer(offer)}
      facts={t("written", { when: formatDay(date, locale) })}
    >
      <Disclosure summary={t(before === "" ? "answerAdd" : "answer")} open={wasAnswered}>
        <AnswerField
          saved={before}
          locale={review.locale}
          value={answer}
          onValue={(value) => (value === before ? kept.forget(answer) : kept.change(value))}
        />
        <ButtonRow>
          <Button
            isBusy={isBusy || answer === before}
            onClick={() =>
              decide({ decision: "answer", file, answer, before }, t("answerSaved"), () =>
                kept.forget(answer),
              )
            }
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
          about={file}
          isBusy={isBusy}
          onReason={(why, onDone) => decide({ decision: "remove", file, ...why }, t("removedNow"), onDone)}
        />
      </ButtonRow>
    </ReviewCard>
  );
}
