import { useEffect, useRef, type ReactNode } from "react";

import { formatTime } from "../../domain/i18n/format";
import { useFrame, useLocale } from "../ui/locale-context";
import { getChatUrl } from "../../domain/lib/chat-url";
import { getButtonProps } from "../ui/button-class";
import { OutsideLink } from "../ui/links";
import * as summary from "./error-summary.module.css";
import * as styles from "./form-end.module.css";
import type { FormFailure, Typed } from "./form-draft";
import type { useForm } from "./use-form";

interface FormEndProps {
  form: ReturnType<typeof useForm>;
  /** Whose sentences it speaks. */
  namespace: "contact" | "registration";
  /** Puts what was typed into the text that WhatsApp is opened with. */
  getChatText: (typed: Typed) => string;
  /** Puts the stored enquiry's reference into the text with which the conversation goes on. */
  getStoredText?: (reference: string, typed: Typed) => string;
  next?: ReactNode;
}

interface FailureProps {
  failure: FormFailure;
  chatUrl: string;
  /** WhatsApp is being opened with the message. */
  onChat: () => void;
}

function Failure({ failure, chatUrl, onChat }: FailureProps) {
  const { t } = useLocale();
  const text = {
    offline: () => t("form.failed.offline"),
    failed: () => t("form.failed.server"),
    "too-many": () => t("form.failed.tooMany", { count: failure.kind === "too-many" ? failure.minutes : 0 }),
  }[failure.kind]();
  return (
    <div className={summary.summary} role="alert">
      <h3 className={summary.title}>{t("form.failed.title")}</h3>
      <p>{text}</p>
      <p>
        <OutsideLink href={chatUrl} onClick={onChat} {...getButtonProps("outline")}>
          {t("form.failed.chat")}
        </OutsideLink>
      </p>
    </div>
  );
}

/**
 * The end of a form: its button, then the result of sending, scrolled into view: thanks that show for three seconds, and what
 * stays in place of the form: the reference, the time and what follows.
 */
export function FormEnd({ form, namespace, getChatText, getStoredText, next }: FormEndProps) {
  const { locale, t } = useLocale();
  const { whatsappNumber } = useFrame();
  const { isSending, isConfirmed, isDone, receipt, failure, settleFailure, writeAgain } = form;
  const button = useRef<HTMLButtonElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const reference = receipt?.reference ?? "";
  const storedText = receipt && reference && getStoredText?.(reference, receipt.typed);
  useEffect(() => {
    // The form is gone, and its button with it.
    if (isDone) outcome.current?.focus();
    if (!(receipt ?? failure) || !button.current) return;
    // A message that is sent again by itself must not scroll the page while the visitor reads elsewhere in it.
    const { top, bottom } = button.current.getBoundingClientRect();
    if (bottom > 0 && top < window.innerHeight) outcome.current?.scrollIntoView({ block: "nearest" });
  }, [receipt, failure, isDone]);

  return (
    <>
      <div hidden={isDone}>
        <button ref={button} type="submit" aria-disabled={isSending} {...getButtonProps("action")}>
          {isSending ? t("form.sending") : t(`${namespace}.submit`)}
        </button>
      </div>
      <div ref={outcome} className={styles.outcome} tabIndex={-1}>
        {failure && (
          <Failure
            failure={failure}
            chatUrl={getChatUrl(whatsappNumber, getChatText(failure.typed))}
            onChat={settleFailure}
          />
        )}
        <div role="status">
          {isConfirmed && <p className={styles.banner}>{t(`${namespace}.thanks`)}</p>}
          {receipt && (
            <p className={styles.kept}>
              {t(`${namespace}.kept`, { reference, time: formatTime(receipt.sentAt, locale) })}
            </p>
          )}
          {receipt && next}
          {storedText && (
            <p>
              <OutsideLink href={getChatUrl(whatsappNumber, storedText)}>
                {t("form.continueChat")}
              </OutsideLink>
            </p>
          )}
        </div>
        {isDone && (
          <button type="button" onClick={writeAgain} {...getButtonProps("outline")}>
            {t("form.another")}
          </button>
        )}
      </div>
    </>
  );
}
