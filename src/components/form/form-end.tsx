import { useEffect, useRef } from "react";

import { useLocale } from "../../i18n/locale-context";
import { getChatUrl } from "../../lib/chat-url";
import { getButtonProps } from "../ui/button-class";
import * as styles from "./form-end.module.css";
import { FormFailure } from "./form-failure";
import { FormReceipt } from "./form-receipt";
import type { Typed } from "./typed-fields";
import type { useForm } from "./use-form";

interface FormEndProps {
  form: Pick<ReturnType<typeof useForm>, "isSending" | "isConfirmed" | "receipt" | "failure">;
  /** Whose sentences it speaks. */
  namespace: "contact" | "registration";
  whatsappNumber: string;
  /** Puts what was typed into the text that WhatsApp is opened with. */
  getChatText: (typed: Typed) => string;
  /** Puts the stored enquiry's reference into the text with which the conversation goes on. */
  getStoredText?: (reference: string, typed: Typed) => string;
}

/** The end of a form: its button, then the result of sending, scrolled into view. */
export function FormEnd({ form, namespace, whatsappNumber, getChatText, getStoredText }: FormEndProps) {
  const { t } = useLocale();
  const { isSending, isConfirmed, receipt, failure } = form;
  const button = useRef<HTMLButtonElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const storedText = receipt?.reference && getStoredText?.(receipt.reference, receipt.typed);
  useEffect(() => {
    if (!(receipt ?? failure) || !button.current) return;
    // A message that is sent again by itself must not scroll the page while the visitor reads elsewhere in it.
    const { top, bottom } = button.current.getBoundingClientRect();
    if (bottom > 0 && top < window.innerHeight) outcome.current?.scrollIntoView({ block: "nearest" });
  }, [receipt, failure]);

  return (
    <>
      <div>
        <button ref={button} type="submit" aria-disabled={isSending} {...getButtonProps("action")}>
          {isSending ? t("form.sending") : t(`${namespace}.submit`)}
        </button>
      </div>
      <div ref={outcome} className={styles.outcome}>
        <FormFailure
          failure={failure}
          chatUrl={failure ? getChatUrl(whatsappNumber, getChatText(failure.typed)) : ""}
        />
        <FormReceipt
          isConfirmed={isConfirmed}
          thanks={t(`${namespace}.thanks`)}
          receipt={receipt}
          keptKey={`${namespace}.kept`}
          chatUrl={storedText && getChatUrl(whatsappNumber, storedText)}
        />
      </div>
    </>
  );
}
