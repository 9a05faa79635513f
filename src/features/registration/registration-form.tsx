import { ErrorSummary } from "../../components/form/error-summary";
import { Field } from "../../components/form/field";
import { FormEnd } from "../../components/form/form-end";
import * as styles from "../../components/form/form.module.css";
import { Honeypot } from "../../components/form/honeypot";
import { useErrorSentences } from "../../components/form/use-error-sentences";
import type { Typed } from "../../components/form/typed-fields";
import { useForm } from "../../components/form/use-form";
import { useLocale } from "../../i18n/locale-context";
import { LanguageField } from "./language-field";

async function loadCheck() {
  const [{ registrationRequestSchema }, { parseRequest }] = await Promise.all([
    import("../../contracts/registration"),
    import("../../contracts/parse-request"),
  ]);
  return (body: unknown) => parseRequest(registrationRequestSchema, body);
}

function toBody(typed: Typed, idempotencyKey: string) {
  return { ...typed, idempotencyKey };
}

/** The form with which a new member of staff asks the owner for access to `/admin`. */
export function RegistrationForm({ whatsappNumber }: { whatsappNumber: string }) {
  const { locale, t } = useLocale();
  const form = useForm({ endpoint: "/api/registration", toBody, loadCheck });
  const labels = {
    name: t("registration.name"),
    email: t("registration.email"),
    about: t("registration.about"),
  };
  const errors = useErrorSentences(form.errors, labels);

  const getChatText = ({ name = "", about = "" }: Typed) => t("registration.chatText", { name, about });

  return (
    <form className={styles.form} {...form.formProps}>
      <ErrorSummary errors={errors} />
      <input type="hidden" name="lang" value={locale} />
      <Honeypot />
      <div className={styles.pair}>
        <Field name="name" label={labels.name} autoComplete="name" required error={errors.name} />
        <Field
          name="email"
          label={labels.email}
          type="email"
          autoComplete="email"
          required
          error={errors.email}
        />
      </div>
      <LanguageField />
      <Field name="about" label={labels.about} required error={errors.about} />
      <FormEnd
        form={form}
        namespace="registration"
        whatsappNumber={whatsappNumber}
        getChatText={getChatText}
      />
    </form>
  );
}
