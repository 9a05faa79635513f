import { useState, type ReactNode } from "react";

import { getLocale, type Locale } from "../../domain/config/locales";
import { DECLINE_REASONS, REVIEW_LIMITS, type DeclineReason } from "../../domain/config/reviews";
import type { ReviewDecision } from "../../domain/contracts/reviews";
import { formatDay, formatMoment } from "../../domain/i18n/format";
import { drawStars } from "../../domain/lib/draw-stars";
import type {
  DeclinedReview as Declined,
  PendingReview,
  PublishedReview as Published,
} from "../shell/client";
import { useStaffLocale, useT } from "../shell/language-context";
import { Dialog } from "../ui/dialog";
import { SelectField, TextArea } from "../ui/fields";
import { useLeaveQuestion } from "../ui/hooks";
import { useKeptText } from "../ui/kept-text";
import { Button, ButtonRow, Disclosure } from "../ui/layout";
import { useNames } from "../ui/names";
import * as styles from "./reviews.module.css";

/** Does what was decided; when it worked, says `done` and calls `onDone`. */
type Decide = (decision: ReviewDecision, done: string, onDone: () => void) => void;

interface ReviewCardProps {
  review: { stars: number; text: string; name: string; country: string; locale: Locale };
  title: string;
  facts: ReactNode;
  children: ReactNode;
}

function ReviewCard({ review, title, facts, children }: ReviewCardProps) {
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

interface AnswerFieldProps {
  /** The answer that is published. */
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
          <p className={styles.soft}>{t("answerNow")}</p>
          <blockquote className={styles.words} lang={locale}>
            {saved}
          </blockquote>
        </div>
      )}
    </>
  );
}

interface ReasonButtonProps {
  text: string;
  /** The same, with whose review. */
  label: string;
  title: string;
  locale: Locale;
  /** The review, by which what is typed is kept. */
  about: string;
  isBusy: boolean;
  /** `onDone` is called when it was done. */
  onReason: (why: { reason: DeclineReason; note: string }, onDone: () => void) => void;
}

/** Declines a review or takes it off the website, after one of the four reasons was chosen. A decision that failed leaves what was typed. */
function ReasonButton({ text, label, title, locale, about, isBusy, onReason }: ReasonButtonProps) {
  const t = useT("reviews");
  const name = useT("shared.reviewReasons");
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState<DeclineReason>(DECLINE_REASONS[0]);
  const { text: note = "", ...kept } = useKeptText("review-note", about);
  useLeaveQuestion(note !== "");
  return (
    <>
      <Button isBusy={isBusy} label={label} onClick={() => setAsking(true)}>
        {text}
      </Button>
      {isAsking && (
        <Dialog
          title={title}
          text={t("declineText")}
          onClose={() => setAsking(false)}
          action={
            <Button
              variant="action"
              isBusy={isBusy}
              onClick={() => {
                setAsking(false);
                onReason({ reason, note }, () => kept.forget(note));
              }}
            >
              {text}
            </Button>
          }
        >
          <SelectField
            label={t("reason")}
            value={reason}
            options={DECLINE_REASONS.map((known) => [known, name(known)] as const)}
            onValue={setReason}
          />
          <TextArea
            label={t("note")}
            hint={t("noteHint", { language: getLocale(locale).name })}
            lang={locale}
            rows={3}
            maxLength={REVIEW_LIMITS.note}
            value={note}
            onValue={kept.change}
          />
        </Dialog>
      )}
    </>
  );
}

interface WaitingReviewProps {
  review: PendingReview;
  canPublish: boolean;
  isBusy: boolean;
  decide: Decide;
}

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

interface PublishedReviewProps {
  review: Published;
  isBusy: boolean;
  decide: Decide;
}

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
