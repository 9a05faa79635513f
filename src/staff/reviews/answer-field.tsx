import { getLocale, type Locale } from "../../config/locales";
import { REVIEW_LIMITS } from "../../config/reviews";
import { useT } from "../shell/language-context";
import { TextArea } from "../ui/text-area";
import { useLeaveQuestion } from "../ui/use-leave-question";
import * as styles from "./reviews.module.css";

interface AnswerFieldProps {
  /** The answer that is published. */
  saved?: string;
  /** The guest's language. */
  locale: Locale;
  value: string;
  onValue: (value: string) => void;
}

/** A colleague may have written it. */
export function AnswerField({ saved = "", locale, value, onValue }: AnswerFieldProps) {
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
