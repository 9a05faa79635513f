import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, parse } from "node:path";

import type { z } from "zod";

import type { Locale } from "../../domain/config/locales";
import type {
  LetterContent,
  LetterOffer,
  LetterPicture,
  LetterText,
  PublishedLetter,
  LetterBlock,
  LetterRun,
} from "../../domain/contracts/letters";
import { getOfferPath } from "../../domain/i18n/routes";
import { isPaused, getLowestPrice } from "../../domain/lib/offer-rules";
import { parseMarkdown } from "../../domain/lib/markdown";
import { LETTER_PICTURES } from "../../domain/lib/never-changed";
import type { NamedOffer } from "../check-offers";
import { isPublished } from "../publication";
import type { letterSchema } from "../schema/collections";
import { listServerSettings, parseOffers, readCollection, type ContentTexts } from "../site-content";

type Draft = z.output<typeof letterSchema>;

/** Twice as wide as a mail shows them. */
const WIDTHS = { letter: 1200, offer: 336 };

interface LetterParts {
  offers: readonly NamedOffer[];
  hasPrices: boolean;
  toPicture: (picture: { image: string; alt: string }, width: number) => Promise<LetterPicture | undefined>;
}

/** Names pictures by their content: what a letter has shown once it always shows. */
function createPictureNamer(root: string): LetterParts["toPicture"] {
  return async ({ image, alt }, width) => {
    const file = image.replace("../", "content/");
    const bytes = await readFile(join(root, file)).catch(() => undefined);
    if (bytes === undefined) return undefined;
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 20);
    return { path: `/${LETTER_PICTURES}/${parse(file).name}-${hash}-${width}.jpg`, file, width, alt };
  };
}

async function toOffer(offer: NamedOffer, { hasPrices, toPicture }: LetterParts): Promise<LetterOffer> {
  const from = hasPrices && !isPaused(offer) ? getLowestPrice(offer.prices) : undefined;
  const picture = await toPicture(offer.cover, WIDTHS.offer);
  return {
    title: offer.title,
    summary: offer.summary,
    path: getOfferPath(offer.collection, offer.locale, offer.url_slug),
    ...(from !== undefined && { price: { from, basis: offer.price_basis } }),
    ...(picture && { picture }),
  };
}

async function toText(draft: Draft, locale: Locale, parts: LetterParts): Promise<LetterText> {
  const chosen = draft.offers.flatMap(
    (key) => parts.offers.find((offer) => offer.key === key && offer.locale === locale) ?? [],
  );
  const picture = draft.picture && (await parts.toPicture(draft.picture, WIDTHS.letter));
  return {
    subject: draft.subject,
    preheader: draft.preheader,
    blocks: toLetterBlocks(draft.body),
    ...(picture && { picture }),
    offers: await Promise.all(chosen.map((offer) => toOffer(offer, parts))),
    ...(draft.button && { button: draft.button }),
  };
}

/** Lists the letters in all languages, by their keys, with the offers as the site shows them now; what the build will refuse is left out. */
export async function listLetters(
  root: string,
  files: ContentTexts,
  now = Date.now(),
): Promise<PublishedLetter[]> {
  const settings = listServerSettings(files);
  const offers = parseOffers(files).filter((offer) => isPublished(offer, now));
  const toPicture = createPictureNamer(root);
  const letters = readCollection(files, "letters").map(async ({ key, locales }) => {
    const texts = locales.map(async ({ locale, content }) => {
      const hasPrices = settings?.site[locale].pricesOn ?? true;
      return [locale, await toText(content as Draft, locale, { offers, hasPrices, toPicture })] as const;
    });
    return { key, content: Object.fromEntries(await Promise.all(texts)) as LetterContent };
  });
  return Promise.all(letters);
}

interface MarkdownNode {
  type: string;
  value?: string;
  alt?: string | null;
  url?: string;
  ordered?: boolean | null;
  children?: MarkdownNode[];
}

type Look = Omit<LetterRun, "text">;

/** Mail programs underline no address with another scheme. */
const LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i;

function toRuns({ type, value, alt, url, children = [] }: MarkdownNode, look: Look): LetterRun[] {
  if (type === "break") return [{ ...look, text: "\n" }];
  // Lines of one paragraph run on.
  if (type === "text" || type === "inlineCode")
    return [{ ...look, text: (value ?? "").replace(/\s+/g, " ") }];
  if (type === "image") return [{ ...look, text: alt ?? "" }];
  const inner: Look = {
    ...look,
    ...(type === "strong" && { strong: true }),
    ...(type === "emphasis" && { emphasis: true }),
    ...(type === "link" && url !== undefined && LINK.test(url) && { href: url }),
  };
  return children.flatMap((child) => toRuns(child, inner));
}

/** Puts runs between parts. */
function joinRuns(parts: readonly LetterRun[][], between: string): LetterRun[] {
  return parts.flatMap((runs, index) => (index === 0 ? runs : [{ text: between }, ...runs]));
}

/** The paragraphs of an entry of a list, each on a line; a list within it has a dash before each of its own. */
function toItem({ children = [] }: MarkdownNode): LetterRun[] {
  const lines = children.flatMap((part) =>
    part.type === "list"
      ? (part.children ?? []).map((item) => [{ text: "– " }, ...toItem(item)])
      : [toRuns(part, {})],
  );
  return joinRuns(lines, "\n");
}

const isEmpty = (runs: readonly LetterRun[]) => runs.every(({ text }) => text.trim() === "");

function toBlocks(node: MarkdownNode): LetterBlock[] {
  const { type, children = [] } = node;
  if (type === "list") {
    const items = children.map(toItem);
    return [
      { kind: "list", isOrdered: node.ordered === true, items: items.filter((runs) => !isEmpty(runs)) },
    ];
  }
  if (type === "paragraph" || type === "heading") {
    const runs = toRuns(node, {});
    return isEmpty(runs) ? [] : [{ kind: type, runs }];
  }
  if (type === "tableRow") {
    const cells = children.map((cell) => toRuns(cell, {}));
    return [{ kind: "paragraph", runs: joinRuns(cells, " · ") }];
  }
  if (type === "code") return [{ kind: "paragraph", runs: [{ text: node.value ?? "" }] }];
  // A quotation or a table: what is in it.
  return children.flatMap(toBlocks);
}

/** Reshapes the markdown of a letter into blocks that every mail program shows. Raw HTML is text, and links lead to pages, mail and telephone alone. */
export function toLetterBlocks(markdown: string): LetterBlock[] {
  return toBlocks(parseMarkdown(markdown));
}
