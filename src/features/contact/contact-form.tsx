import { ErrorSummary } from "../../components/form/error-summary";
import { Field } from "../../components/form/field";
import { FormEnd } from "../../components/form/form-end";
import * as styles from "../../components/form/form.module.css";
import { Honeypot } from "../../components/form/honeypot";
import { useErrorSentences } from "../../components/form/use-error-sentences";
import type { Typed } from "../../components/form/typed-fields";
import { useForm } from "../../components/form/use-form";
import { getLocale } from "../../config/locales";
import { fromForm } from "../../contracts/from-form";
import type { BookingPort } from "../../booking/bookable-offer";
import { useLocale } from "../../i18n/locale-context";
import { getSource } from "../../lib/visit-source";
import { AskedList } from "./asked-list";
import type { AskedEntry } from "./use-asked-list";

interface ContactFormProps {
  whatsappNumber: string;
  privacyNote: string;
  /** The offer that the visitor came from. */
  service: { key: string; collection: string; title: string } | undefined;
  /** The offers of the visitor's list, when they ask for all of them at once. */
  list?: readonly AskedEntry[];
  ports?: readonly BookingPort[];
}

const NONE: readonly never[] = [];

async function loadCheck() {
  const [{ contactRequestSchema }, { getFieldErrors }] = await Promise.all([
    import("../../contracts/contact"),
    import("../../contracts/field-errors"),
  ]);
  return (body: unknown) => getFieldErrors(contactRequestSchema, body);
}

function toBody(typed: Typed, idempotencyKey: string) {
  return { ...fromForm({ ...typed, source: getSource() }), idempotencyKey };
}

/** The contact form. It works without scripts; with them it checks at once and never loses what was typed. */
export function ContactForm({
  whatsappNumber,
  privacyNote,
  service,
  list = NONE,
  ports = NONE,
}: ContactFormProps) {
  const { locale, t } = useLocale();
  const form = useForm({ endpoint: "/api/contact", toBody, loadCheck });
  const labels = {
    name: t("contact.name"),
    lastname: t("contact.lastname"),
    email: t("contact.email"),
    phone: t("contact.phone"),
    message: t("contact.message"),
  };
  const errors = useErrorSentences(form.errors, labels);

  function getChatText({ name = "", lastname = "", message = "" }: Typed): string {
    const titles = list.length > 0 ? list.map((entry) => entry.title) : service ? [service.title] : [];
    const about = titles.length > 0 ? `${t("contact.chatAbout", { title: titles.join(", ") })}\n` : "";
    const text = t("contact.chatText", { name, lastname, message, language: getLocale(locale).name });
    // The last name may be left out; then no space is to stand before the full stop.
    return about + (lastname ? text : text.replace(" .", "."));
  }

  return (
    <form className={styles.form} method="post" action="/api/contact" noValidate {...form.formProps}>
      <ErrorSummary errors={errors} />
      {service && <p>{t("contact.about", { title: service.title })}</p>}
      <AskedList list={list} ports={ports} />
      <input type="hidden" name="lang" value={locale} />
      <input type="hidden" name="service" value={service?.key ?? ""} />
      <input type="hidden" name="collection" value={service?.collection ?? ""} />
      <Honeypot />
      <div className={styles.pair}>
        <Field name="name" label={labels.name} autoComplete="given-name" required error={errors.name} />
        <Field name="lastname" label={labels.lastname} autoComplete="family-name" error={errors.lastname} />
      </div>
      <div className={styles.pair}>
        <Field
          name="email"
          label={labels.email}
          type="email"
          autoComplete="email"
          required
          error={errors.email}
        />
        <Field name="phone" label={labels.phone} type="tel" autoComplete="tel" error={errors.phone} />
      </div>
      <Field
        name="message"
        label={labels.message}
        hint={t("contact.messageHint")}
        multiline
        required
        error={errors.message}
      />
      <p>{privacyNote}</p>
      <FormEnd form={form} namespace="contact" whatsappNumber={whatsappNumber} getChatText={getChatText} />
    </form>
  );
}
