import { use, useState, type ReactNode } from "react";

import { getLocale, type Locale } from "../../domain/config/locales";
import { DECLINE_REASONS, REVIEW_LIMITS, type DeclineReason } from "../../domain/config/reviews";
import type { ReviewDecision } from "../../domain/contracts/reviews";
import { drawStars } from "../../domain/i18n/format";
import type {
  DeclinedReview as Declined,
  PendingReview,
  PublishedReview as Published,
} from "../shell/client";
import { useT } from "../shell/language-context";
import { Dialog } from "../ui/dialog";
import { SelectField, TextArea } from "../ui/fields";
import { useLeaveQuestion } from "../ui/hooks";
import { useKeptText } from "../ui/kept-text";
import { Busy, Button, ButtonRow, Disclosure, Words } from "../ui/layout";
import { useNames } from "../ui/names";
import * as ui from "../ui/ui.module.css";
import * as styles from "./reviews.module.css";

interface ReviewCardProps {
  review: { stars: number; text: string; name: string; country: string; locale: Locale };
  title: string;
  facts: ReactNode;
  children: ReactNode;
}

function ReviewCard({ review, title, facts, children }: ReviewCardProps) {
  const t = useT("reviews");
  const { iso } = getLocale(t.locale);
  const { stars, text, name, country, locale } = review;
  const countryName = new Intl.DisplayNames(iso, { type: "region" }).of(country) ?? country;
  return (
    <li className={`${ui.stack} ${styles.card}`}>
      <h3 className={styles.title}>{title}</h3>
      <p>
        <span className={styles.stars} aria-hidden="true">
          {drawStars(stars)}
        </span>{" "}
        {t("stars", { stars })}
      </p>
      <Words lang={locale}>{text}</Words>
      <p className={ui.soft}>
        {t("by", { name, country: countryName })} · {facts}
      </p>
      {children}
    </li>
  );
}

interface AnswerFieldProps {
  saved?: string;
  locale: Locale;
  value: string;
  onValue: (value: string) => void;
}

/** A colleague may have written it. */
function AnswerField({ saved = "", locale, value, onValue }: AnswerFieldProps) {
  const t = useT("reviews");
  const isOther = value.trim() !== saved;
  useLeaveQuestion(isOther);
  return (
    <>
      <TextArea
        label={t("answer")}
        hint={t("answerHint", { language: getLocale(locale).name })}
        lang={locale}
        rows={4}
        maxLength={REVIEW_LIMITS.answer}
        value={value}
        onValue={onValue}
      />
      {isOther && saved !== "" && (
        <div>
          <p className={ui.soft}>{t("answerNow")}</p>
          <Words lang={locale}>{saved}</Words>
        </div>
      )}
    </>
  );
}

/** Does what was decided; when it worked, says `done` and calls `onDone`. */
type Decide = (decision: ReviewDecision, done: string, onDone: () => void) => void;

interface ReasonButtonProps {
  act: "decline" | "remove";
  review: { name: string; locale: Locale };
  /** The review, by which what is typed is kept. */
  about: string;
  onReason: (why: { reason: DeclineReason; note: string }, onDone: () => void) => void;
}

/** Declines a review or takes it off the website, after one of the four reasons was chosen. A decision that failed leaves what was typed. */
function ReasonButton({ act, review: { name, locale }, about, onReason }: ReasonButtonProps) {
  const t = useT("reviews");
  const nameOf = useT("shared.reviewReasons");
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState<DeclineReason>(DECLINE_REASONS[0]);
  const { text: note = "", ...kept } = useKeptText("review-note", about);
  useLeaveQuestion(note !== "");
  function decide() {
    setAsking(false);
    onReason({ reason, note }, () => kept.forget(note));
  }
  return (
    <>
      <Button label={t(`${act}One`, { name })} onClick={() => setAsking(true)} text={t(act)} />
      {isAsking && (
        <Dialog
          title={t(`${act}Title`)}
          text={t("declineText")}
          onClose={() => setAsking(false)}
          action={{ variant: "action", onClick: decide, text: t(act) }}
        >
          <SelectField
            label={t("reason")}
            value={reason}
            options={DECLINE_REASONS.map((known) => [known, nameOf(known)] as const)}
            onValue={setReason}
          />
          <TextArea
            label={t("note")}
            hint={t("noteHint", { language: getLocale(locale).name })}
            lang={locale}
            maxLength={REVIEW_LIMITS.note}
            {...kept.field}
          />
        </Dialog>
      )}
    </>
  );
}

interface WaitingReviewProps {
  review: PendingReview;
  canPublish: boolean;
  decide: Decide;
}

export function WaitingReview({ review, canPublish, decide }: WaitingReviewProps) {
  const t = useT("reviews");
  const { getOffer } = useNames();
  const { id, name, reference, offer, tripDay, writtenAt } = review;
  const { text: answer = "", ...kept } = useKeptText("review-answer", id);
  // What is kept is published with the review: it is to be seen.
  const [wasAnswered] = useState(answer !== "");
  const publish = () =>
    decide({ decision: "publish", id, answer }, t("publishedNow"), () => kept.forget(answer));
  return (
    <ReviewCard
      review={review}
      title={t("about", { offer: getOffer(offer), day: t.day(tripDay) })}
      facts={
        <>
          {t("written", { when: t.moment(writtenAt) })} ·{" "}
          <a href={`/admin/enquiries#${reference}`}>{t("enquiry", { reference })}</a>
        </>
      }
    >
      <Disclosure summary={t("answerAdd")} open={wasAnswered}>
        <AnswerField locale={review.locale} value={answer} onValue={kept.change} />
      </Disclosure>
      <ButtonRow>
        {canPublish && (
          <Button variant="solid" label={t("publishOne", { name })} onClick={publish} text={t("publish")} />
        )}
        <ReasonButton
          {...{ act: "decline", review, about: id }}
          onReason={(why, onDone) => decide({ decision: "decline", id, ...why }, t("declinedNow"), onDone)}
        />
      </ButtonRow>
    </ReviewCard>
  );
}

export function PublishedReview({ review, decide }: { review: Published; decide: Decide }) {
  const t = useT("reviews");
  const { getOffer } = useNames();
  const { file, offer, date, answer: before } = review;
  const { text, ...kept } = useKeptText("review-answer", file);
  // As long as nobody has typed, it is the one that is published, whoever wrote it.
  const answer = text ?? before;
  // It stays as it is when an answer is saved or taken away in it.
  const [wasAnswered] = useState(before !== "" || answer !== "");
  const isBusy = use(Busy);
  const save = () =>
    decide({ decision: "answer", file, answer, before }, t("answerSaved"), () => kept.forget(answer));
  return (
    <ReviewCard review={review} title={getOffer(offer)} facts={t("written", { when: t.day(date) })}>
      <Disclosure summary={t(before === "" ? "answerAdd" : "answer")} open={wasAnswered}>
        <AnswerField
          saved={before}
          locale={review.locale}
          value={answer}
          onValue={(value) => (value === before ? kept.forget(answer) : kept.change(value))}
        />
        <ButtonRow>
          <Button isBusy={isBusy || answer === before} onClick={save} text={t("answerSave")} />
        </ButtonRow>
      </Disclosure>
      <ButtonRow>
        <ReasonButton
          {...{ act: "remove", review, about: file }}
          onReason={(why, onDone) => decide({ decision: "remove", file, ...why }, t("removedNow"), onDone)}
        />
      </ButtonRow>
    </ReviewCard>
  );
}

export function DeclinedReview({ review }: { review: Declined }) {
  const t = useT("reviews");
  const reasonOf = useT("shared.reviewReasons");
  const { getOffer } = useNames();
  const { offer, tripDay, writtenAt, reason, note } = review;
  return (
    <ReviewCard
      review={review}
      title={t("about", { offer: getOffer(offer), day: t.day(tripDay) })}
      facts={t("written", { when: t.moment(writtenAt) })}
    >
      <p>{t("reasonIs", { reason: reasonOf(reason) })}</p>
      {note !== "" && <p lang={review.locale}>{note}</p>}
    </ReviewCard>
  );
}
