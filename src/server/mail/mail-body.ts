import { BRAND_COLORS } from "../../domain/config/brand";
import type { Locale } from "../../domain/config/locales";
import type { LetterRun } from "../../domain/contracts/letters";
import { html, type Html } from "../platform/html";
import type { LinkContext } from "../platform/secrets";
import { getMailTranslator, getSite } from "../platform/published";
import type { MailAddress } from "./message";
import { getReader, type MailKind } from "./outbox-row";

export interface MailLink {
  label: string;
  url: string;
  strong?: boolean;
}

export type MailFact = readonly [label: string, value: string];

export interface MailPrice {
  label: string;
  times: string;
  amount: string;
}

export interface MailCard {
  title: string;
  text: string;
  price: string;
  url: string;
  picture?: { url: string; alt: string };
}

/** `prose` is what a person has written: empty lines part its paragraphs, line breaks stay. */
export type MailBlock =
  | { paragraph: string }
  | { prose: string }
  | { facts: readonly MailFact[] }
  | { prices: readonly MailPrice[]; total: MailFact }
  | { quote: string }
  | { links: readonly MailLink[] }
  | { heading: readonly LetterRun[] }
  | { rich: readonly LetterRun[] }
  | { list: readonly (readonly LetterRun[])[]; isOrdered: boolean }
  | { picture: { url: string; alt: string } }
  | { cards: readonly MailCard[]; label: string };

export interface WrittenMail {
  subject: string;
  /** Otherwise the agency itself. */
  replyTo?: readonly MailAddress[];
  locale: Locale;
  blocks: readonly MailBlock[];
  unsubscribeUrl?: string;
  preheader?: string;
  footerLink?: { label: string; url: string };
  isBulk?: boolean;
  /** Of a mail that a person has written: their name, for the signature. */
  signedBy?: string;
  /** Otherwise that of its kind of reader. */
  footer?: string;
  /** The Message-IDs of the conversation that it goes on with (`Mail`). */
  thread?: readonly string[];
}

export function toLink(label: string, url: string, strong = false): MailBlock {
  return { links: [{ label, url, strong }] };
}

// Mail programs ignore style sheets; plain attributes on each element are what all of them read.
const { ink, lagoon, line, paper, sand, shallow } = BRAND_COLORS;
const SOFT = BRAND_COLORS["ink-soft"];
/** A label as long as this stays on one line, as a reference does, which has a hyphen. */
const SHORT_LABEL = 12;
const LINK = `color:${lagoon}`;
const PARAGRAPH = "margin:0 0 20px;overflow-wrap:anywhere";
const LIST = "margin:0 0 20px;padding:0 0 0 24px";
const CELL = `padding:6px 12px 6px 0;vertical-align:top;text-align:left;border-bottom:1px solid ${line}`;
const QUOTE = `margin:0 0 20px;padding:12px 16px;border-left:4px solid ${shallow};background:${sand};white-space:pre-wrap;overflow-wrap:anywhere`;
// The border is what is left of a button where a dark mode inverts the light paper alone.
const BUTTON = `display:inline-block;padding:10px 22px;line-height:1.3;border:2px solid ${shallow};border-radius:24px;background:${lagoon};color:#ffffff;text-decoration:none;font-weight:bold`;
const PICTURE = "display:block;height:auto;border:0;border-radius:8px";

const HIDDEN = "display:none;max-height:0;overflow:hidden;opacity:0";
/** Otherwise lists of mails fill up the line with the beginning of the mail: spaces without width, between which a line may break. */
const PREHEADER_END = "\u00a0\u200c".repeat(60);

const toLines = (text: string): Html[] =>
  text.split("\n").map((one, index) => html`${index > 0 && html`<br />`}${one}`);

const toTable = (style: string, rows: readonly Html[]) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" style="${style};border-collapse:collapse">
    ${rows}
  </table>`;

const toParagraphs = (text: string) =>
  html`${text.split(/\n{2,}/).map((part) => html`<p style="${PARAGRAPH}">${toLines(part)}</p>`)}`;

function toPriceRow({ label, times, amount }: MailPrice, style = ""): Html {
  return html`<tr>
    <th scope="row" style="${CELL};font-weight:normal;${style}">
      ${label}${times !== "" && html`<br /><span style="color:${SOFT};font-size:14px">${times}</span>`}
    </th>
    <td style="${CELL};padding-right:0;text-align:right;white-space:nowrap;${style}">${amount}</td>
  </tr>`;
}

const toFactRow = ([label, value]: MailFact) =>
  html`<tr>
    <th
      scope="row"
      style="${CELL};font-weight:normal;color:${SOFT}${label.length <= SHORT_LABEL && ";white-space:nowrap"}"
    >
      ${label}
    </th>
    <td style="${CELL};overflow-wrap:anywhere">${value}</td>
  </tr>`;

const toPlain = (runs: readonly LetterRun[], toWords = (text: string) => text) =>
  runs.map(({ text, href }) => toWords(text) + (href === undefined ? "" : ` (${href})`)).join("");

function toRun({ text, strong, emphasis, href }: LetterRun): Html {
  const leaning = emphasis ? html`<em>${toLines(text)}</em>` : html`${toLines(text)}`;
  const loud = strong ? html`<strong>${leaning}</strong>` : leaning;
  return href === undefined ? loud : html`<a href="${href}" style="${LINK}">${loud}</a>`;
}

function toCard({ title, text, price, url, picture }: MailCard, label: string): Html {
  const shown =
    picture !== undefined &&
    html`<td style="width:112px;padding:16px 16px 0 0;vertical-align:top">
      <a href="${url}"
        ><img src="${picture.url}" alt="${picture.alt}" width="112" style="${PICTURE};width:112px"
      /></a>
    </td>`;
  const row = html`<tr>
    ${shown}
    <td style="padding:16px 0 0;vertical-align:top">
      <p style="margin:0 0 4px;font:bold 18px/1.3 Georgia,serif">
        <a href="${url}" style="color:${ink};text-decoration:none">${title}</a>
      </p>
      <p style="margin:0 0 4px;font-size:15px;color:${SOFT}">${text}</p>
      ${price !== "" && html`<p style="margin:0 0 4px;font-weight:bold">${price}</p>`}
      <p style="margin:0"><a href="${url}" style="${LINK}" aria-label="${label}: ${title}">${label}</a></p>
    </td>
  </tr>`;
  return toTable(`width:100%;margin:0 0 16px;border-top:1px solid ${line}`, [row]);
}

function renderBlock(block: MailBlock): [text: string, html: Html] {
  if ("paragraph" in block) return [block.paragraph, toParagraphs(block.paragraph)];
  if ("prose" in block) return [block.prose, toParagraphs(block.prose)];
  if ("quote" in block)
    return [block.quote.replace(/^/gm, "> "), html`<blockquote style="${QUOTE}">${block.quote}</blockquote>`];
  if ("facts" in block)
    return [
      block.facts.map((fact) => fact.join(": ")).join("\n"),
      toTable("margin:0 0 20px", block.facts.map(toFactRow)),
    ];
  if ("prices" in block) {
    const { prices, total } = block;
    const lines = prices.map(
      ({ label, times, amount }) => `${label}: ${times === "" ? amount : `${times} = ${amount}`}`,
    );
    const sum = toPriceRow(
      { label: total[0], times: "", amount: total[1] },
      "font-weight:bold;font-size:18px",
    );
    const rows = [...prices.map((price) => toPriceRow(price)), sum];
    return [[...lines, total.join(": ")].join("\n"), toTable("width:100%;margin:0 0 20px", rows)];
  }
  if ("links" in block)
    return [
      block.links.map(({ label, url }) => `${label}:\n${url}`).join("\n\n"),
      html`<p style="margin:0 0 20px;line-height:2.6">
        ${block.links.map(({ label, url, strong }) => html`<a href="${url}" style="${strong ? BUTTON : LINK}">${label}</a> &nbsp; `)}
      </p>`,
    ];
  if ("heading" in block)
    return [
      toPlain(block.heading, (text) => text.toUpperCase()),
      html`<h2 style="margin:28px 0 12px;font:bold 20px/1.3 Georgia,serif;color:${ink}">
        ${block.heading.map(toRun)}
      </h2>`,
    ];
  if ("rich" in block)
    return [toPlain(block.rich), html`<p style="${PARAGRAPH}">${block.rich.map(toRun)}</p>`];
  if ("list" in block) {
    const { list, isOrdered } = block;
    const lines = list.map((item, index) => `${isOrdered ? `${index + 1}.` : "-"} ${toPlain(item)}`);
    const items = list.map((item) => html`<li style="margin:0 0 6px">${item.map(toRun)}</li>`);
    const all = isOrdered
      ? html`<ol style="${LIST}">
          ${items}
        </ol>`
      : html`<ul style="${LIST}">
          ${items}
        </ul>`;
    return [lines.join("\n"), all];
  }
  if ("picture" in block) {
    const { url, alt } = block.picture;
    const style = `${PICTURE};width:100%;max-width:600px`;
    return [
      "",
      html`<p style="margin:0 0 24px"><img src="${url}" alt="${alt}" width="600" style="${style}" /></p>`,
    ];
  }
  const { cards, label } = block;
  const texts = cards.map(({ title, text, price, url }) =>
    [title, text, price, url].filter(Boolean).join("\n"),
  );
  return [texts.join("\n\n"), html`${cards.map((card) => toCard(card, label))}`];
}

const FOOTERS = {
  guest: "automatic",
  agency: "automaticOffice",
  staff: "automaticStaff",
  person: "automaticStaff",
} as const;

function getFooter(kind: MailKind, { locale, footer }: WrittenMail, siteUrl: string): string {
  if (footer !== undefined) return footer;
  return getMailTranslator(locale)(FOOTERS[getReader({ mail: kind })], { siteUrl });
}

/** Guests are greeted by whom has written to them, and by the agency; nobody sends greetings to themselves. */
function getSignature(kind: MailKind, { locale, signedBy }: WrittenMail): string[] {
  if (getReader({ mail: kind }) !== "guest") return [];
  const { address, company, phone } = getSite(locale);
  // An answer may be a refusal: nobody is promised to be seen soon.
  const words = kind === "visitor-answer" ? "answer.regards" : "regards";
  const regards = getMailTranslator(locale)(words, { town: address.town });
  return [regards, ...(signedBy === undefined ? [] : [signedBy]), company, phone];
}

/** Renders a mail with the frame that all mails share: the brand above, greetings and why it was sent below. */
export function renderMail(
  written: WrittenMail,
  kind: MailKind,
  { siteUrl }: Pick<MailContext, "siteUrl">,
): { subject: string; text: string; html: string } {
  const { locale, subject, preheader, footerLink } = written;
  const blocks = written.blocks.map(renderBlock);
  const signature = getSignature(kind, written);
  const footer = getFooter(kind, written, siteUrl);
  const end = footerLink && `\n${footerLink.label}: ${footerLink.url}`;
  const texts = [...blocks.map(([text]) => text), signature.join("\n"), `-- \n${footer}${end ?? ""}`];
  const page = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <title>${subject}</title>
      </head>
      <body
        style="margin:0;background:${sand};color:${ink};font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif"
      >
        ${preheader !== undefined && html`<div style="${HIDDEN}">${preheader}${PREHEADER_END}</div>`}
        <div
          style="max-width:600px;margin:0 auto;padding:32px 24px;border-top:6px solid ${lagoon};background:${paper}"
        >
          <p style="margin:0 0 24px;font:bold 24px/1.2 Georgia,serif;color:${ink}">
            ${getSite(locale).brand}
          </p>
          ${blocks.map(([, block]) => block)}
          ${signature.length > 0 && html`<p style="margin:24px 0">${signature.map((one) => html`${one}<br />`)}</p>`}
          <p
            style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${line};color:${SOFT};font-size:13px"
          >
            ${footer}${footerLink !== undefined && html`<br /><a href="${footerLink.url}" style="color:${SOFT}">${footerLink.label}</a>`}
          </p>
        </div>
      </body>
    </html> `;
  return { subject, text: texts.filter((text) => text !== "").join("\n\n"), html: page.toString() };
}

export interface MailContext extends LinkContext {
  agencyEmails: readonly string[];
}
