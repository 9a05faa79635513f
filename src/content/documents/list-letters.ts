import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import type { z } from "zod";
import { LETTER_PICTURES } from "../../config/letter-pictures";
import type { Locale } from "../../config/locales";
import type { NamedOffer } from "../check-offers";
import { parseContentFile } from "../parse-content-file";
import { isPublished } from "../publication";
import type { letterSchema } from "../schema/letter";
import type {
  LetterContent,
  LetterOffer,
  LetterPicture,
  LetterText,
  PublishedLetter,
} from "../../contracts/letters";
import { getOfferPath } from "../../i18n/routes";
import { isPaused } from "../../lib/is-paused";
import { getLowestPrice } from "../../lib/lowest-price";
import { parseOffers } from "./find-content-problems";
import { listServerSettings } from "./list-server-settings";
import { toLetterBlocks } from "./to-letter-blocks";

type Draft = z.output<typeof letterSchema>;

const FOLDER = /^content\/letters\/(.+)\.json$/;

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
  files: ReadonlyMap<string, string>,
  now = Date.now(),
): Promise<PublishedLetter[]> {
  const settings = listServerSettings(files);
  const offers = parseOffers(files).filter((offer) => isPublished(offer, now));
  const toPicture = createPictureNamer(root);
  const letters = [...files].map(async ([path, source]): Promise<PublishedLetter[]> => {
    const [, key] = FOLDER.exec(path) ?? [];
    if (key === undefined) return [];
    const { locales, problems } = parseContentFile(`letters/${key}.json`, source);
    if (problems.length > 0) return [];
    const texts = locales.map(async ({ locale, content }) => {
      const hasPrices = settings?.site[locale].pricesOn ?? true;
      return [locale, await toText(content as Draft, locale, { offers, hasPrices, toPicture })] as const;
    });
    return [{ key, content: Object.fromEntries(await Promise.all(texts)) as LetterContent }];
  });
  return (await Promise.all(letters)).flat().sort((a, b) => (a.key < b.key ? -1 : 1));
}
