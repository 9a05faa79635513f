import { useLocale } from "../../i18n/locale-context";
import { getChatUrl } from "../../lib/chat-url";
import { getButtonProps } from "../ui/button-class";
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

/** How a form ends: its button, then what became of the message. */
export function FormEnd({ form, namespace, whatsappNumber, getChatText, getStoredText }: FormEndProps) {
  const { t } = useLocale();
  const { isSending, isConfirmed, receipt, failure } = form;
  const storedText = receipt?.reference && getStoredText?.(receipt.reference, receipt.typed);
  return (
    <>
      <div>
        <button type="submit" aria-disabled={isSending} {...getButtonProps("action")}>
          {isSending ? t("form.sending") : t(`${namespace}.submit`)}
        </button>
      </div>
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
    </>
  );
}
