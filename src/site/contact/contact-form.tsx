import { ErrorSummary } from "../form/error-summary";
import { Field } from "../form/field";
import { FormEnd } from "../form/form-end";
import * as styles from "../form/form.module.css";
import { Honeypot } from "../form/honeypot";
import { useErrorSentences } from "../form/use-error-sentences";
import type { Typed } from "../form/typed-fields";
import { useForm } from "../form/use-form";
import { useFreeCancellation } from "../offer-list/use-free-cancellation";
import { CONTACT_ENDPOINT } from "../../domain/config/forms";
import { getLocale } from "../../domain/config/locales";
import { fromForm } from "../../domain/contracts/from-form";
import { TEXT_LIMITS } from "../../domain/contracts/limits";
import { createLoadCheck } from "../../domain/contracts/load-check";
import { useLocale } from "../ui/locale-context";
import { getSource } from "../browser/visit-source";
import type { AskedChoice, ContactOffer } from "./ask-choice";
import type { AskedList } from "./ask-list";
import { ChoiceSummary } from "./choice-summary";
import { DaySelect } from "./day-select";
import { ListSummary } from "./list-summary";
import { NO_DAY } from "./no-day";
import { SentMessage } from "./sent-message";
import { NextSteps, type Answering } from "./next-steps";

interface ContactFormProps {
  whatsappNumber: string;
  privacyNote: string;
  answering?: Answering;
  service: Pick<ContactOffer, "key" | "collection" | "title" | "free_until_hours"> | undefined;
  asked?: AskedChoice | undefined;
  onRemoveChoice?: () => void;
  /** The visitor's list, when they ask for all of it at once. */
  list?: AskedList | undefined;
}

const loadCheck = createLoadCheck(
  async () => (await import("../../domain/contracts/contact")).contactRequestSchema,
);

/** A day that is asked for has to be answered: one that is not is sent as none, which is refused; none yet is an answer. */
function toBody(typed: Typed, idempotencyKey: string) {
  const { date, ...rest } = typed;
  const day = date === undefined || date === NO_DAY ? {} : { date };
  return { ...fromForm({ ...rest, source: getSource() }), ...day, idempotencyKey };
}

/** The contact form. It works without scripts; with them it checks at once and never loses what was typed. */
export function ContactForm({
  whatsappNumber,
  privacyNote,
  answering,
  service,
  asked,
  onRemoveChoice,
  list,
}: ContactFormProps) {
  const { locale, t } = useLocale();
  const freeUntil = useFreeCancellation(service?.free_until_hours);
  const form = useForm({ endpoint: CONTACT_ENDPOINT, toBody, loadCheck });
  const labels = {
    name: t("contact.name"),
    lastname: t("contact.lastname"),
    email: t("contact.email"),
    phone: t("contact.phone"),
    message: t("contact.message"),
    date: t("booking.facts.date"),
    port: t("booking.facts.port"),
    service: service?.title ?? "",
  };
  const errors = useErrorSentences(form.errors, labels, TEXT_LIMITS);
  const getField = (name: keyof typeof labels) => ({ name, label: labels[name], error: errors[name] });

  /** A message that was sent again may be about something else than the page that is open now. */
  function isOfPage(typed: Typed): boolean {
    const ofPage = [["service", service?.key], ["offers", list?.field], ...(asked?.fields ?? [])] as const;
    return ofPage.every(([field, value = ""]) => (typed[field] ?? "") === value);
  }

  function getChatText(typed: Typed): string {
    const { name = "", lastname = "", message = "" } = typed;
    const here = isOfPage(typed);
    const about = service && here ? `${t("contact.chatAbout", { title: service.title })}\n` : "";
    const text = t("contact.chatText", { name, lastname, message, language: getLocale(locale).name });
    // The last name may be left out; then no space is to stand before the full stop.
    // So may the message, where the offer says what it is about.
    const words = (lastname ? text : text.replace(" .", ".")).trim();
    return [about + words, ...((here && (list?.lines ?? asked?.getLines(typed["date"]))) || [])].join("\n");
  }

  /** What was asked, as it was shown above the form when it was sent. */
  function getAbout(typed: Typed): readonly string[] {
    if (!isOfPage(typed)) return [];
    const title = service && t("contact.about", { title: service.title });
    return [title ?? [], list?.lines ?? asked?.getLines(typed["date"]) ?? []].flat();
  }

  function getStoredText(reference: string, typed: Typed): string {
    return (
      (isOfPage(typed) ? asked?.getChatText(reference, typed["date"]) : undefined) ??
      t("contact.chatStored", { reference, language: getLocale(locale).name })
    );
  }

  return (
    <form className={styles.form} {...form.formProps}>
      <div className={styles.fields} hidden={form.isDone}>
        <ErrorSummary errors={errors} />
        {service && <p>{t("contact.about", { title: service.title })}</p>}
        {asked && onRemoveChoice && <ChoiceSummary asked={asked} onRemove={onRemoveChoice} />}
        {asked && <DaySelect days={asked.days} error={errors["date"]} />}
        <ListSummary list={list} />
        <input type="hidden" name="lang" value={locale} />
        <input type="hidden" name="service" value={service?.key ?? ""} />
        <input type="hidden" name="collection" value={service?.collection ?? ""} />
        <Honeypot />
        <div className={styles.pair}>
          <Field {...getField("name")} autoComplete="given-name" required />
          <Field {...getField("lastname")} autoComplete="family-name" />
        </div>
        <div className={styles.pair}>
          <Field {...getField("email")} type="email" autoComplete="email" required />
          <Field {...getField("phone")} type="tel" autoComplete="tel" />
        </div>
        <Field
          {...getField("message")}
          hint={list || asked?.facts.length ? undefined : t("contact.messageHint")}
          multiline
          required={!service && !list}
        />
        {freeUntil && <p>{freeUntil}</p>}
        <p>{privacyNote}</p>
      </div>
      <FormEnd
        form={form}
        namespace="contact"
        whatsappNumber={whatsappNumber}
        getChatText={getChatText}
        getStoredText={getStoredText}
        next={
          form.receipt && (
            <>
              <SentMessage about={getAbout(form.receipt.typed)} text={form.receipt.typed["message"]} />
              {answering && <NextSteps {...answering} />}
            </>
          )
        }
      />
    </form>
  );
}
