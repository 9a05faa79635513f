import { ErrorSummary } from "../form/error-summary";
import { Field } from "../form/field";
import { FormEnd } from "../form/form-end";
import * as styles from "../form/form.module.css";
import { Honeypot } from "../form/honeypot";
import { useErrorSentences } from "../form/use-error-sentences";
import type { Typed } from "../form/typed-fields";
import { useForm } from "../form/use-form";
import { REGISTRATION_ENDPOINT } from "../../domain/config/forms";
import { TEXT_LIMITS } from "../../domain/contracts/limits";
import { createLoadCheck } from "../../domain/contracts/load-check";
import { useLocale } from "../ui/locale-context";
import { LanguageField } from "./language-field";

const loadCheck = createLoadCheck(
  async () => (await import("../../domain/contracts/registration")).registrationRequestSchema,
);

function toBody(typed: Typed, idempotencyKey: string) {
  return { ...typed, idempotencyKey };
}

/** The form with which a new member of staff asks the owner for access to `/admin`. */
export function RegistrationForm({ whatsappNumber }: { whatsappNumber: string }) {
  const { locale, t } = useLocale();
  const form = useForm({ endpoint: REGISTRATION_ENDPOINT, toBody, loadCheck });
  const labels = {
    name: t("registration.name"),
    email: t("registration.email"),
    about: t("registration.about"),
  };
  const errors = useErrorSentences(form.errors, labels, TEXT_LIMITS);
  const getField = (name: keyof typeof labels) => ({ name, label: labels[name], error: errors[name] });
  const getChatText = ({ name = "", email = "", about = "" }: Typed) =>
    t("registration.chatText", { name, email, about });

  return (
    <form className={styles.form} {...form.formProps}>
      <div className={styles.fields} hidden={form.isDone}>
        <ErrorSummary errors={errors} />
        <input type="hidden" name="lang" value={locale} />
        <Honeypot />
        <div className={styles.pair}>
          <Field {...getField("name")} autoComplete="name" required />
          <Field {...getField("email")} type="email" autoComplete="email" required />
        </div>
        <LanguageField />
        <Field {...getField("about")} required />
      </div>
      <FormEnd
        form={form}
        namespace="registration"
        whatsappNumber={whatsappNumber}
        getChatText={getChatText}
      />
    </form>
  );
}
