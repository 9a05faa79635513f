import { useFrame, useLocale } from "../ui/locale-context";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./contact-form.module.css";
import { getLocale } from "../../domain/config/locales";
import { ErrorSummary, useFields } from "../form/error-summary";
import { Honeypot } from "../form/email-input";
import { Field } from "../form/field";
import { FormEnd } from "../form/form-end";
import * as formStyles from "../form/form.module.css";
import type { Typed } from "../form/form-draft";
import { useForm, createLoadCheck } from "../form/use-form";
import { useReplyTime } from "../layout/page-heading";
import { useFreeCancellation } from "../offer-list/use-offer-facts";
import { CONTACT_ENDPOINT } from "../../domain/config/forms";
import { fromForm } from "../../domain/contracts/from-form";
import { getSource } from "../browser/visit-source";
import type { AskedChoice, ContactOffer, AskedList } from "./ask";
import { ChoiceSummary, DaySelect, ListSummary, NO_DAY } from "./asked-fields";

interface SentMessageProps {
  /** The offers and what was chosen of them, line by line. */
  about: readonly string[];
  text: string | undefined;
}

function SentMessage({ about, text = "" }: SentMessageProps) {
  const { t } = useLocale();
  const lines = [...about, ...(text.trim() ? [text] : [])];
  if (lines.length === 0) return null;
  return (
    <div className={styles.next}>
      <h3 className={shared.textHeading}>{t("contact.sent")}</h3>
      {lines.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
    </div>
  );
}

/** `people`: the first names of those who answer. */
function NextSteps({ people }: { people: readonly string[] }) {
  const { locale, t } = useLocale();
  const { town } = useFrame().address;
  const replyTime = useReplyTime();
  const names = new Intl.ListFormat(getLocale(locale).iso, { type: "disjunction" }).format(people);
  return (
    <div className={styles.next}>
      <h3 className={shared.textHeading}>{t("contact.next.title")}</h3>
      <ol className={`${shared.stack2} ${shared.numbered}`}>
        <li>
          {replyTime}. {t("contact.next.clock")}
        </li>
        <li>
          {people.length > 0 ? t("contact.next.people", { names, town }) : t("contact.next.office", { town })}
        </li>
        <li>{t("contact.next.how")}</li>
      </ol>
    </div>
  );
}

interface ContactFormProps {
  privacyNote: string;
  /** The first names of those who answer. */
  people?: readonly string[];
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
export function ContactForm({ privacyNote, people, service, asked, onRemoveChoice, list }: ContactFormProps) {
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
  const { errors, getField } = useFields(form.errors, labels);

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
    <form className={shared.stack4} {...form.formProps}>
      <div className={shared.stack4} hidden={form.isDone}>
        <ErrorSummary errors={errors} />
        {service && <p>{t("contact.about", { title: service.title })}</p>}
        {asked && onRemoveChoice && <ChoiceSummary asked={asked} onRemove={onRemoveChoice} />}
        {asked && <DaySelect days={asked.days} error={errors["date"]} />}
        <ListSummary list={list} />
        <input type="hidden" name="lang" value={locale} />
        <input type="hidden" name="service" value={service?.key ?? ""} />
        <input type="hidden" name="collection" value={service?.collection ?? ""} />
        <Honeypot />
        <div className={formStyles.pair}>
          <Field {...getField("name")} autoComplete="given-name" required />
          <Field {...getField("lastname")} autoComplete="family-name" />
        </div>
        <div className={formStyles.pair}>
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
        getChatText={getChatText}
        getStoredText={getStoredText}
        next={
          form.receipt && (
            <>
              <SentMessage about={getAbout(form.receipt.typed)} text={form.receipt.typed["message"]} />
              {people && <NextSteps people={people} />}
            </>
          )
        }
      />
    </form>
  );
}
