import { BRAND_COLORS } from "../../domain/config/brand-colors";
import type { LetterRun } from "../../domain/contracts/letters";
import { html, type Html } from "../platform/html";

/** An offer in a letter, in the subscriber's language, with whole addresses. */
export interface MailCard {
  title: string;
  text: string;
  price: string;
  url: string;
  picture?: { url: string; alt: string };
}

export type LetterMailBlock =
  | { heading: readonly LetterRun[] }
  | { rich: readonly LetterRun[] }
  | { list: readonly (readonly LetterRun[])[]; isOrdered: boolean }
  | { picture: { url: string; alt: string } }
  | { cards: readonly MailCard[]; label: string };

const { ink, lagoon, line } = BRAND_COLORS;
const SOFT = BRAND_COLORS["ink-soft"];
const LINK = `color:${lagoon}`;

const toPlain = (runs: readonly LetterRun[], toWords = (text: string) => text) =>
  runs.map(({ text, href }) => toWords(text) + (href === undefined ? "" : ` (${href})`)).join("");

function toRun({ text, strong, emphasis, href }: LetterRun): Html {
  const lines = text.split("\n").map((part, index) => html`${index > 0 && html`<br />`}${part}`);
  const leaning = emphasis ? html`<em>${lines}</em>` : html`${lines}`;
  const loud = strong ? html`<strong>${leaning}</strong>` : leaning;
  return href === undefined ? loud : html`<a href="${href}" style="${LINK}">${loud}</a>`;
}

/** Renders a block of a letter as plain text; links stand behind their words. */
export function toLetterText(block: LetterMailBlock): string {
  if ("heading" in block) return toPlain(block.heading, (text) => text.toUpperCase());
  if ("rich" in block) return toPlain(block.rich);
  if ("list" in block)
    return block.list
      .map((item, index) => `${block.isOrdered ? `${index + 1}.` : "-"} ${toPlain(item)}`)
      .join("\n");
  if ("picture" in block) return "";
  return block.cards
    .map(({ title, text, price, url }) => [title, text, price, url].filter((part) => part !== "").join("\n"))
    .join("\n\n");
}

function toCard({ title, text, price, url, picture }: MailCard, label: string): Html {
  return html`<table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    style="width:100%;margin:0 0 16px;border-collapse:collapse;border-top:1px solid ${line}"
  >
    <tr>
      ${
        picture !== undefined &&
        html`<td style="width:112px;padding:16px 16px 0 0;vertical-align:top">
          <a href="${url}"
            ><img
              src="${picture.url}"
              alt="${picture.alt}"
              width="112"
              style="display:block;width:112px;height:auto;border:0;border-radius:8px"
          /></a>
        </td>`
      }
      <td style="padding:16px 0 0;vertical-align:top">
        <p style="margin:0 0 4px;font:bold 18px/1.3 Georgia,serif">
          <a href="${url}" style="color:${ink};text-decoration:none">${title}</a>
        </p>
        <p style="margin:0 0 4px;font-size:15px;color:${SOFT}">${text}</p>
        ${price !== "" && html`<p style="margin:0 0 4px;font-weight:bold">${price}</p>`}
        <p style="margin:0"><a href="${url}" style="${LINK}" aria-label="${label}: ${title}">${label}</a></p>
      </td>
    </tr>
  </table>`;
}

export function toLetterHtml(block: LetterMailBlock): Html {
  if ("heading" in block)
    return html`<h2 style="margin:28px 0 12px;font:bold 20px/1.3 Georgia,serif;color:${ink}">
      ${block.heading.map(toRun)}
    </h2>`;
  if ("rich" in block)
    return html`<p style="margin:0 0 20px;overflow-wrap:anywhere">${block.rich.map(toRun)}</p>`;
  if ("list" in block) {
    const items = block.list.map((item) => html`<li style="margin:0 0 6px">${item.map(toRun)}</li>`);
    const style = "margin:0 0 20px;padding:0 0 0 24px";
    return block.isOrdered
      ? html`<ol style="${style}">
          ${items}
        </ol>`
      : html`<ul style="${style}">
          ${items}
        </ul>`;
  }
  if ("picture" in block)
    return html`<p style="margin:0 0 24px">
      <img
        src="${block.picture.url}"
        alt="${block.picture.alt}"
        width="600"
        style="display:block;width:100%;max-width:600px;height:auto;border:0;border-radius:8px"
      />
    </p>`;
  return html`${block.cards.map((card) => toCard(card, block.label))}`;
}
