import type { Locale } from "../../domain/config/locales";
import type {
  LetterBlock,
  LetterContent,
  LetterOffer,
  LetterPicture,
  LetterRun,
} from "../../domain/contracts/letters";
import { formatPrice } from "../../domain/i18n/format";

import { toLink, type MailBlock, type MailCard, type MailContext, type WrittenMail } from "../mail/mail-body";
import { createLink, type LinkContext } from "../platform/secrets";
import { getMailTranslator, getSite } from "../platform/published";
import type { Subscriber } from "./subscriber-repository";

/** The subscriber and the stored letter that a mail belongs to; previews and tests have neither. */
interface LetterSubscriber {
  subscriberId: string;
  letterId: string;
}

function toAddress(siteUrl: string, url: string): string {
  return url.startsWith("/") ? siteUrl + url : url;
}

function toRuns(runs: readonly LetterRun[], siteUrl: string): LetterRun[] {
  return runs.map((run) => (run.href === undefined ? run : { ...run, href: toAddress(siteUrl, run.href) }));
}

function toBlock(block: LetterBlock, siteUrl: string): MailBlock {
  if (block.kind === "list")
    return { list: block.items.map((item) => toRuns(item, siteUrl)), isOrdered: block.isOrdered };
  const runs = toRuns(block.runs, siteUrl);
  return block.kind === "heading" ? { heading: runs } : { rich: runs };
}

const toPicture = ({ path, alt }: LetterPicture, siteUrl: string) => ({ url: siteUrl + path, alt });

function toCard(
  { title, summary, path, price, picture }: LetterOffer,
  locale: Locale,
  siteUrl: string,
): MailCard {
  const t = getMailTranslator(locale);
  const words =
    price === undefined ? "" : t(`letter.from.${price.basis}`, { price: formatPrice(price.from, locale) });
  return {
    ...{ title, text: summary, price: words, url: siteUrl + path },
    ...(picture && { picture: toPicture(picture, siteUrl) }),
  };
}

/**
 * Writes a letter as a mail of its own for each subscriber: with the link by which this one unsubscribes. A preview and a test have none that
 * acts.
 */
export function writeLetterMail(
  content: LetterContent,
  locale: Locale,
  recipient: LetterSubscriber | undefined,
  context: LinkContext,
): WrittenMail {
  const { subject, preheader, blocks, picture, offers, button } = content[locale];
  const { siteUrl } = context;
  const t = getMailTranslator(locale);
  const { company, address } = getSite(locale);
  const unsubscribeUrl =
    recipient === undefined
      ? undefined
      : createLink(context, {
          purpose: "unsubscribe",
          id: recipient.subscriberId,
          letter: recipient.letterId,
        });
  return {
    subject,
    locale,
    preheader,
    blocks: [
      ...(picture ? [{ picture: toPicture(picture, siteUrl) }] : []),
      ...blocks.map((block) => toBlock(block, siteUrl)),
      ...(button ? [toLink(button.label, toAddress(siteUrl, button.url), true)] : []),
      ...(offers.length > 0
        ? [{ cards: offers.map((offer) => toCard(offer, locale, siteUrl)), label: t("letter.offer") }]
        : []),
    ],
    footer: t("letter.footer", {
      siteUrl,
      company,
      address: `${address.street}, ${address.town}, ${address.country}`,
    }),
    footerLink: { label: t("letter.unsubscribe"), url: unsubscribeUrl ?? siteUrl },
    isBulk: true,
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  };
}

export function writeConfirmMail({ id, round, locale }: Subscriber, context: MailContext): WrittenMail {
  const t = getMailTranslator(locale);
  const unsubscribeUrl = createLink(context, { purpose: "unsubscribe", id });
  return {
    subject: t("confirm.subject"),
    locale,
    unsubscribeUrl,
    blocks: [
      { paragraph: t("confirm.intro") },
      toLink(t("confirm.button"), createLink(context, { purpose: "confirm", id, round }), true),
      { paragraph: t("confirm.ignore") },
      toLink(t("confirm.unsubscribe"), unsubscribeUrl),
    ],
  };
}
