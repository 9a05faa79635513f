import { useId } from "react";

import * as controls from "../form/control.module.css";
import { EmailInput, Honeypot } from "../form/email-input";
import { useForm, createLoadCheck } from "../form/use-form";
import { getButtonProps } from "../ui/button-class";
import { OutsideLink } from "../ui/links";
import { getLocale } from "../../domain/config/locales";
import { formatTime } from "../../domain/i18n/format";
import { useFrame, useLocale } from "../ui/locale-context";
import { getChatUrl } from "../../domain/lib/chat-url";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./newsletter-form.module.css";

interface NewsletterFormProps {
  /** Where the form stands, noted with the consent. */
  path: string;
}

const loadCheck = createLoadCheck(
  async () => (await import("../../domain/contracts/sign-up")).subscribeRequestSchema,
);

const KNOWN_ERRORS = ["required", "invalid-email", "unwritable-email", "too-long"] as const;

/** The newsletter block of the footer: one address, one button; the server asks for a confirmation by mail. */
export function NewsletterForm({ path }: NewsletterFormProps) {
  const { locale, t } = useLocale();
  const { newsletter: block, whatsappNumber } = useFrame();
  const id = useId();
  const form = useForm({ endpoint: "/api/subscribe", toBody: (fields) => fields, loadCheck });
  const code = form.errors.email ?? Object.values(form.errors)[0];
  const error = code && t(`newsletter.errors.${KNOWN_ERRORS.find((known) => known === code) ?? "invalid"}`);
  const failureText =
    form.failure &&
    {
      offline: t("newsletter.offline"),
      failed: t("newsletter.failed"),
      "too-many": t("newsletter.tooMany"),
    }[form.failure.kind];
  const { email = "" } = form.failure?.typed ?? {};
  const chatText = t("newsletter.chatText", { email, language: getLocale(locale).name });
  return (
    <section aria-labelledby={`${id}-title`}>
      <form className={styles.form} {...form.formProps}>
        <h2 id={`${id}-title`}>{block.title}</h2>
        <p>{block.text}</p>
        <input type="hidden" name="lang" value={locale} />
        <input type="hidden" name="source" value={path} />
        <Honeypot />
        <div className={styles.row}>
          <label className={styles.label} htmlFor={`${id}-email`}>
            {t("newsletter.email")}
          </label>
          <EmailInput
            className={controls.control}
            id={`${id}-email`}
            type="text"
            inputMode="email"
            name="email"
            autoComplete="email"
            required
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-message`}
          />
          <button type="submit" aria-disabled={form.isSending} {...getButtonProps("light")}>
            {form.isSending ? t("newsletter.sending") : block.submit_text}
          </button>
        </div>
        <div className={styles.message} id={`${id}-message`} role="status">
          {error && <p className={styles.error}>{error}</p>}
          {failureText && (
            <p className={styles.error}>
              {failureText}{" "}
              <OutsideLink href={getChatUrl(whatsappNumber, chatText)}>{t("common.chat")}</OutsideLink>
            </p>
          )}
          {form.isConfirmed && <p>{block.message}</p>}
          {form.receipt && <p>{t("newsletter.sent", { time: formatTime(form.receipt.sentAt, locale) })}</p>}
        </div>
        <p className={shared.small}>{block.consent}</p>
      </form>
    </section>
  );
}
