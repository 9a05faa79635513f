import { BRAND_COLORS } from "../../domain/config/brand-colors";
import type { Locale } from "../../domain/config/locales";
import { html, type Html } from "../platform/html";
import type { LinkContext } from "../platform/links";
import { getMailTranslator } from "../platform/messages";
import { getSite } from "../platform/published";
import { toLetterHtml, toLetterText, type LetterMailBlock } from "./letter-blocks";
import type { MailAddress } from "./message";
import { isForOffice, isForStaff, type MailKind } from "./outbox-row";

export interface MailLink {
  label: string;
  url: string;
  strong?: boolean;
}

export type MailFact = readonly [label: string, value: string];

/** One line of a price: what it is for, how often at which price ("" for once), what it comes to. */
export interface MailPrice {
  label: string;
  times: string;
  amount: string;
}

/** `prose` is what a person has written: empty lines part its paragraphs, line breaks stay. */
export type MailBlock =
  | { paragraph: string }
  | { prose: string }
  | { facts: readonly MailFact[] }
  | { prices: readonly MailPrice[]; total: MailFact }
  | { quote: string }
  | { links: readonly MailLink[] }
  | LetterMailBlock;

export interface WrittenMail {
  subject: string;
  /** Otherwise the agency itself. */
  replyTo?: readonly MailAddress[];
  locale: Locale;
  blocks: readonly MailBlock[];
  unsubscribeUrl?: string;
  preheader?: string;
  /** Behind the footer. */
  footerLink?: { label: string; url: string };
  /** One of many with the same words. */
  isBulk?: boolean;
  /** Of a mail that a person has written: their name, for the signature. */
  signedBy?: string;
  /** Otherwise that of its kind of reader. */
  footer?: string;
  /** The Message-IDs of the conversation that it goes on with (`Mail`). */
  thread?: readonly string[];
}

interface MailBody extends Pick<WrittenMail, "locale" | "blocks" | "preheader" | "footerLink"> {
  /** The agency's name, which stands above every mail. */
  brand: string;
  title: string;
  signature: readonly string[];
  footer: string;
}

export function toLink(label: string, url: string, strong = false): MailBlock {
  return { links: [{ label, url, strong }] };
}

function toPriceLine({ label, times, amount }: MailPrice): string {
  return `${label}: ${times === "" ? amount : `${times} = ${amount}`}`;
}

function toText(block: MailBlock): string {
  if ("paragraph" in block) return block.paragraph;
  if ("prose" in block) return block.prose;
  if ("facts" in block) return block.facts.map(([label, value]) => `${label}: ${value}`).join("\n");
  if ("prices" in block) return [...block.prices.map(toPriceLine), block.total.join(": ")].join("\n");
  if ("quote" in block) return block.quote.replace(/^/gm, "> ");
  if (!("links" in block)) return toLetterText(block);
  return block.links.map(({ label, url }) => `${label}:\n${url}`).join("\n\n");
}

export function renderMailText({ blocks, signature, footer, footerLink }: MailBody): string {
  const link = footerLink && `\n${footerLink.label}: ${footerLink.url}`;
  const parts = [...blocks.map(toText), signature.join("\n"), `-- \n${footer}${link ?? ""}`];
  return parts.filter((part) => part !== "").join("\n\n");
}

// Mail programs ignore style sheets; plain attributes on each element are what all of them read.
const { ink, lagoon, line, paper, sand, shallow } = BRAND_COLORS;
const SOFT = BRAND_COLORS["ink-soft"];
/** A label as long as this stays on one line, as a reference does, which has a hyphen. */
const SHORT_LABEL = 12;
const CELL = `padding:6px 12px 6px 0;vertical-align:top;text-align:left;border-bottom:1px solid ${line}`;
const QUOTE = `margin:0 0 20px;padding:12px 16px;border-left:4px solid ${shallow};background:${sand};white-space:pre-wrap;overflow-wrap:anywhere`;
// The border is what is left of a button where a dark mode inverts the light paper alone.
const BUTTON = `display:inline-block;padding:10px 22px;line-height:1.3;border:2px solid ${shallow};border-radius:24px;background:${lagoon};color:#ffffff;text-decoration:none;font-weight:bold`;

/** Of what stands beside the subject in a list of mails. */
const HIDDEN = "display:none;max-height:0;overflow:hidden;opacity:0";
/** Otherwise lists of mails fill up the line with the beginning of the mail: spaces without width, between which a line may break. */
const PREHEADER_END = "\u00a0\u200c".repeat(60);

function toPriceRow({ label, times, amount }: MailPrice, style = ""): Html {
  return html`<tr>
    <th scope="row" style="${CELL};font-weight:normal;${style}">
      ${label}${times !== "" && html`<br /><span style="color:${SOFT};font-size:14px">${times}</span>`}
    </th>
    <td style="${CELL};padding-right:0;text-align:right;white-space:nowrap;${style}">${amount}</td>
  </tr>`;
}

function toLines(text: string): Html[] {
  return text.split("\n").map((line, index) => html`${index > 0 && html`<br />`}${line}`);
}

function toHtml(block: MailBlock): Html {
  if ("paragraph" in block) return html`<p style="margin:0 0 20px">${block.paragraph}</p>`;
  if ("prose" in block)
    return html`${block.prose
      .split(/\n{2,}/)
      .map((text) => html`<p style="margin:0 0 20px;overflow-wrap:anywhere">${toLines(text)}</p>`)}`;
  if ("prices" in block)
    return html`<table
      role="presentation"
      cellpadding="0"
      cellspacing="0"
      style="width:100%;margin:0 0 20px;border-collapse:collapse"
    >
      ${block.prices.map((price) => toPriceRow(price))}
      ${toPriceRow({ label: block.total[0], times: "", amount: block.total[1] }, "font-weight:bold;font-size:18px")}
    </table>`;
  if ("quote" in block) return html`<blockquote style="${QUOTE}">${block.quote}</blockquote>`;
  if ("links" in block)
    return html`<p style="margin:0 0 20px;line-height:2.6">
      ${block.links.map(({ label, url, strong }) => html`<a href="${url}" style="${strong ? BUTTON : `color:${lagoon}`}">${label}</a> &nbsp; `)}
    </p>`;
  if (!("facts" in block)) return toLetterHtml(block);
  return html`<table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    style="margin:0 0 20px;border-collapse:collapse"
  >
    ${block.facts.map(
      ([label, value]) =>
        html`<tr>
          <th
            scope="row"
            style="${CELL};font-weight:normal;color:${SOFT}${label.length <= SHORT_LABEL && ";white-space:nowrap"}"
          >
            ${label}
          </th>
          <td style="${CELL};overflow-wrap:anywhere">${value}</td>
        </tr>`,
    )}
  </table>`;
}

/** Renders a mail as HTML that needs no pictures and no style sheet. */
export function renderMailHtml(body: MailBody): string {
  const { locale, brand, title, blocks, signature, footer, preheader, footerLink } = body;
  const page = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <title>${title}</title>
      </head>
      <body
        style="margin:0;background:${sand};color:${ink};font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif"
      >
        ${preheader !== undefined && html`<div style="${HIDDEN}">${preheader}${PREHEADER_END}</div>`}
        <div
          style="max-width:600px;margin:0 auto;padding:32px 24px;border-top:6px solid ${lagoon};background:${paper}"
        >
          <p style="margin:0 0 24px;font:bold 24px/1.2 Georgia,serif;color:${ink}">${brand}</p>
          ${blocks.map(toHtml)}
          ${signature.length > 0 && html`<p style="margin:24px 0">${signature.map((line) => html`${line}<br />`)}</p>`}
          <p
            style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${line};color:${SOFT};font-size:13px"
          >
            ${footer}${footerLink !== undefined && html`<br /><a href="${footerLink.url}" style="color:${SOFT}">${footerLink.label}</a>`}
          </p>
        </div>
      </body>
    </html> `;
  return page.toString();
}

interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

function getFooter(kind: MailKind, { locale, footer }: WrittenMail, siteUrl: string): string {
  if (footer !== undefined) return footer;
  const about = { mail: kind };
  const words = isForStaff(about) ? "automaticStaff" : isForOffice(about) ? "automaticOffice" : "automatic";
  return getMailTranslator(locale)(words, { siteUrl });
}

/** Guests are greeted by whom has written to them, and by the agency; nobody sends greetings to themselves. */
function getSignature(kind: MailKind, { locale, signedBy }: WrittenMail): string[] {
  const about = { mail: kind };
  if (isForOffice(about) || isForStaff(about)) return [];
  const { address, company, phone } = getSite(locale);
  // An answer may be a refusal: nobody is promised to be seen soon.
  const words = kind === "visitor-answer" ? "answer.regards" : "regards";
  const regards = getMailTranslator(locale)(words, { town: address.town });
  return [regards, ...(signedBy === undefined ? [] : [signedBy]), company, phone];
}

/** Puts the frame round a mail that all mails share: the brand above, greetings and why it was sent below. */
export function renderMail(
  written: WrittenMail,
  kind: MailKind,
  { siteUrl }: Pick<MailContext, "siteUrl">,
): RenderedMail {
  const { locale, subject, blocks, preheader, footerLink } = written;
  const body = {
    ...{ locale, blocks, title: subject, brand: getSite(locale).brand },
    signature: getSignature(kind, written),
    footer: getFooter(kind, written, siteUrl),
    ...(preheader !== undefined && { preheader }),
    ...(footerLink !== undefined && { footerLink }),
  };
  return { subject, text: renderMailText(body), html: renderMailHtml(body) };
}

export interface MailContext extends LinkContext {
  /** Where the agency wants its mails now. */
  agencyEmails: readonly string[];
}
