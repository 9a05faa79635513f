import { getLocale, type Locale } from "../../config/locales";
import { REVIEW_LIMITS } from "../../config/reviews";
import { useWords } from "../language/language-context";
import { TextArea } from "../parts/text-area";
import { useLeaveQuestion } from "../parts/use-leave-question";
import { REVIEW_WORDS } from "./review-words";

interface AnswerFieldProps {
  /** The answer that is published. */
  saved?: string;
  /** The guest's language. */
  locale: Locale;
  value: string;
  onValue: (value: string) => void;
}

/** What the agency answers to a review. */
export function AnswerField({ saved = "", locale, value, onValue }: AnswerFieldProps) {
  const t = useWords(REVIEW_WORDS);
  useLeaveQuestion(value.trim() !== saved);
  return (
    <TextArea
      label={t("answer")}
      hint={t("answerHint", { language: getLocale(locale).name })}
      lang={locale}
      rows={4}
      maxLength={REVIEW_LIMITS.answer}
      value={value}
      onValue={onValue}
    />
  );
}
