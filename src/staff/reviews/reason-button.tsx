import { useState } from "react";

import { getLocale, type Locale } from "../../config/locales";
import { DECLINE_REASONS, REVIEW_LIMITS, type DeclineReason } from "../../config/reviews";
import { useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { ButtonRow } from "../ui/button-row";
import { Dialog } from "../ui/dialog";
import { SelectField } from "../ui/select-field";
import { TextArea } from "../ui/text-area";
import { useKeptText } from "../ui/use-kept-text";
import { useLeaveQuestion } from "../ui/use-leave-question";

interface ReasonButtonProps {
  text: string;
  /** The same, with whose review. */
  label: string;
  title: string;
  /** The guest's language. */
  locale: Locale;
  /** The review, by which what is typed is kept. */
  about: string;
  isBusy: boolean;
  /** `onDone` is called when it was done. */
  onReason: (why: { reason: DeclineReason; note: string }, onDone: () => void) => void;
}

/** Declines a review or takes it off the website, after one of the four reasons was chosen. A decision that failed leaves what was typed. */
export function ReasonButton({ text, label, title, locale, about, isBusy, onReason }: ReasonButtonProps) {
  const t = useT("reviews");
  const page = useT("shared.page");
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
        <Dialog title={title} text={t("declineText")} onClose={() => setAsking(false)}>
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
          <ButtonRow isAtEnd>
            <Button onClick={() => setAsking(false)}>{page("cancel")}</Button>
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
          </ButtonRow>
        </Dialog>
      )}
    </>
  );
}
