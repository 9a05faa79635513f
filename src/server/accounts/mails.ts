import { getLocale, type Locale } from "../../domain/config/locales";
import { formatMoment } from "../../domain/i18n/format";
import { greetPerson } from "../mail/facts";
import { toLink, type WrittenMail, type MailContext } from "../mail/mail-body";
import { createSignInLink } from "../platform/secrets";
import { getMailTranslator, getSite } from "../platform/published";
import type { StaffPerson } from "./people-repository";
import type { ContactNotice, StaffRequest } from "./request-repository";
import { getSignInCode } from "./session";
import type { SignIn } from "./sign-in-repository";

export function writeSignInMail(signIn: SignIn, person: StaffPerson, context: MailContext): WrittenMail {
  const { locale } = person;
  const t = getMailTranslator(locale);
  const code = getSignInCode(context.getSecret(), signIn.id);
  return {
    subject: t("signIn.subject", { brand: getSite(locale).brand }),
    locale,
    blocks: [
      greetPerson(person),
      { paragraph: t("signIn.intro", { siteUrl: context.siteUrl }) },
      toLink(t("signIn.button"), createSignInLink(context, signIn), true),
      { paragraph: t("signIn.typeCode") },
      // In two halves it is easier to read and to type; the page takes it with the blank.
      { facts: [[t("signIn.code"), `${code.slice(0, 3)} ${code.slice(3)}`]] },
      { paragraph: t("signIn.once") },
      { paragraph: t("signIn.ignore") },
    ],
  };
}

export function writeWelcomeMail(signIn: SignIn, person: StaffPerson, context: MailContext): WrittenMail {
  const { locale } = person;
  const t = getMailTranslator(locale);
  const address = `${context.siteUrl}/admin/sign-in`;
  return {
    subject: t("welcome.subject", { brand: getSite(locale).brand }),
    locale,
    blocks: [
      greetPerson(person),
      { paragraph: t("welcome.intro", { siteUrl: context.siteUrl }) },
      toLink(t("welcome.button"), createSignInLink(context, signIn), true),
      { paragraph: t("welcome.once", { until: formatMoment(signIn.expiresAt, locale, "full"), address }) },
    ],
  };
}

/** Writes the mail that asks an owner to decide about somebody. An answer to it quotes it to that stranger: no link in it acts. */
export function writeRequestMail(request: StaffRequest, locale: Locale, context: MailContext): WrittenMail {
  const t = getMailTranslator(locale);
  const { name, email, about } = request;
  return {
    subject: t("owner.subject", { name }),
    replyTo: [{ name, address: email }],
    locale,
    blocks: [
      { paragraph: t("owner.intro", { name }) },
      {
        facts: [
          [t("facts.name"), name],
          [t("facts.email"), email],
          [t("facts.language"), getLocale(request.locale).name],
        ],
      },
      { quote: about },
      toLink(t("owner.open"), `${context.siteUrl}/admin/people`, true),
      { paragraph: t("owner.until") },
    ],
  };
}

/** Writes the mail that tells an owner where guests' mails, calls and chats go from now on. */
export function writeContactDataMail({ by, changes }: ContactNotice, locale: Locale): WrittenMail {
  const t = getMailTranslator(locale);
  return {
    subject: t("contactData.subject"),
    locale,
    blocks: [
      { paragraph: t("contactData.intro", { by }) },
      {
        facts: changes.map(({ field, before, after }) => [t(`contactData.${field}`), `${before} → ${after}`]),
      },
      { paragraph: t("contactData.check") },
    ],
  };
}
