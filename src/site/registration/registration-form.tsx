import * as shared from "../../styles/shared.module.css";
import type { Typed } from "../form/form-draft";
import { REGISTRATION_ENDPOINT } from "../../domain/config/forms";
import { LOCALES } from "../../domain/config/locales";
import { useLocale } from "../ui/locale-context";
import { ErrorSummary, useFields } from "../form/error-summary";
import { Honeypot } from "../form/email-input";
import { DraftedSelect, Field } from "../form/field";
import { FormEnd } from "../form/form-end";
import * as styles from "../form/form.module.css";
import { useForm, createLoadCheck } from "../form/use-form";

const loadCheck = createLoadCheck(
  async () => (await import("../../domain/contracts/sign-up")).registrationRequestSchema,
);

function toBody(typed: Typed, idempotencyKey: string) {
  return { ...typed, idempotencyKey };
}

/** The form with which a new member of staff asks the owner for access to `/admin`. */
export function RegistrationForm() {
  const { locale, t } = useLocale();
  const form = useForm({ endpoint: REGISTRATION_ENDPOINT, toBody, loadCheck });
  const labels = {
    name: t("registration.name"),
    email: t("registration.email"),
    about: t("registration.about"),
  };
  const { errors, getField } = useFields(form.errors, labels);
  const getChatText = ({ name = "", email = "", about = "" }: Typed) =>
    t("registration.chatText", { name, email, about });

  return (
    <form className={shared.stack4} {...form.formProps}>
      <div className={shared.stack4} hidden={form.isDone}>
        <ErrorSummary errors={errors} />
        <input type="hidden" name="lang" value={locale} />
        <Honeypot />
        <div className={styles.pair}>
          <Field {...getField("name")} autoComplete="name" required />
          <Field {...getField("email")} type="email" autoComplete="email" required />
        </div>
        {/* At first that of the page. */}
        <DraftedSelect
          label={t("registration.language")}
          name="language"
          endpoint={REGISTRATION_ENDPOINT}
          defaultValue={locale}
        >
          {LOCALES.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </DraftedSelect>
        <Field {...getField("about")} required />
      </div>
      <FormEnd form={form} namespace="registration" getChatText={getChatText} />
    </form>
  );
}
