import { getLocale, type Locale } from "../../config/locales";
import { createLink, createSignInLink } from "../links";
import { getMailTranslator } from "../messages";
import { getSite } from "../site-settings";
import { getSignInCode } from "../staff/sign-in-code";
import type { StaffPerson } from "../store/staff-people";
import type { StaffRequest } from "../store/staff-requests";
import type { SignIn } from "../store/staff-sign-ins";
import { formatMoment } from "../../i18n/format";
import { getGreetingName } from "./greeting-name";
import { toLink, type MailBlock, type WrittenMail } from "./mail-body";
import type { MailContext } from "./mail-context";

function greet({ locale, name }: StaffPerson): MailBlock {
  const t = getMailTranslator(locale);
  const known = getGreetingName(name);
  return { paragraph: known === undefined ? t("greetingWithoutName") : t("greeting", { name: known }) };
}

/** Writes the mail with the link and the code that sign a person in. */
export function writeSignInMail(signIn: SignIn, person: StaffPerson, context: MailContext): WrittenMail {
  const { locale } = person;
  const t = getMailTranslator(locale);
  const code = getSignInCode(context.getSecret(), signIn.id);
  return {
    subject: t("signIn.subject", { brand: getSite(locale).brand }),
    locale,
    blocks: [
      greet(person),
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

/** Writes the mail that tells a person of their access, with a first link. */
export function writeWelcomeMail(signIn: SignIn, person: StaffPerson, context: MailContext): WrittenMail {
  const { locale } = person;
  const t = getMailTranslator(locale);
  const address = `${context.siteUrl}/admin/sign-in`;
  return {
    subject: t("welcome.subject", { brand: getSite(locale).brand }),
    locale,
    blocks: [
      greet(person),
      { paragraph: t("welcome.intro", { siteUrl: context.siteUrl }) },
      toLink(t("welcome.button"), createSignInLink(context, signIn), true),
      { paragraph: t("welcome.once", { until: formatMoment(signIn.expiresAt, locale, "full"), address }) },
    ],
  };
}

/** Writes the mail that asks an owner to decide about somebody; `by` is that owner, whom the links remember. */
export function writeRequestMail(
  request: StaffRequest,
  { locale, by }: { locale: Locale; by: string | undefined },
  context: MailContext,
): WrittenMail {
  const t = getMailTranslator(locale);
  const { id, name, email, about } = request;
  const owner = by === undefined ? {} : { by };
  const accept = createLink(context, { purpose: "give-access", id, ...owner });
  const refuse = createLink(context, { purpose: "refuse-access", id, ...owner });
  return {
    subject: t("owner.subject", { name }),
    replyTo: { name, address: email },
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
      {
        links: [
          { label: t("owner.accept"), url: accept, strong: true },
          { label: t("owner.refuse"), url: refuse },
        ],
      },
      { paragraph: t("owner.once") },
    ],
  };
}
