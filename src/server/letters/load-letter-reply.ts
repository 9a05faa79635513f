import { LOCALE_CODES, type Locale } from "../../config/locales";
import type { LetterContent, LetterPreview, LetterReply } from "../../contracts/letters";
import { getEnv } from "../env";
import { renderMail } from "../mail/render-mail";
import { writeLetterMail } from "../mail/write-letter-mail";
import { toIsoOrNull } from "../staff/to-iso";
import type { Store } from "../store/store";
import { getVersion, type FoundLetter } from "./find-letter";
import { isRewritten } from "./is-rewritten";
import { getLetterFigures, getLetterState } from "./letter-figures";

function toPreview(content: LetterContent, locale: Locale): LetterPreview {
  const { siteUrl, getSecret } = getEnv();
  const context = { siteUrl, getSecret, now: Date.now() };
  const written = writeLetterMail(content, locale, undefined, context);
  const { subject, html, text } = renderMail(written, "letter", context);
  return { subject, preheader: content[locale].preheader, html, text };
}

/** Loads what the page of one letter shows. */
export async function loadLetterReply(store: Store, found: FoundLetter): Promise<LetterReply> {
  const { key, content, published, sent } = found;
  const previews = LOCALE_CODES.map((locale) => [locale, toPreview(content, locale)] as const);
  return {
    key,
    version: getVersion(content),
    state: sent === undefined ? "draft" : getLetterState(sent),
    startedAt: toIsoOrNull(sent?.letter.createdAt ?? null),
    finishedAt: toIsoOrNull(sent?.letter.finishedAt ?? null),
    who: sent?.letter.who ?? null,
    figures: sent === undefined ? null : getLetterFigures(sent),
    isChanged: sent !== undefined && published !== undefined && isRewritten(content, published),
    previews: Object.fromEntries(previews) as LetterReply["previews"],
    subscribers: await store.subscribers.countConfirmed(),
  };
}
