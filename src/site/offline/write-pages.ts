import { getLocale, type Locale } from "../../domain/config/locales";
import { getPath } from "../../domain/i18n/routes";
import { escapeMarkup } from "../../domain/lib/escape-markup";

/** The texts of the service worker in one language; the note with `{{date}}`. */
export type OfflineWords = Record<
  "note" | "close" | "title" | "text" | "list" | "phone" | "meeting" | "brand",
  string
>;

/** Writes when a saved page was saved, in the visitor's time zone. */
export function writeNote({ note }: OfflineWords, savedAt: Date, locale: Locale): string {
  const { iso } = getLocale(locale);
  const format = new Intl.DateTimeFormat(iso, { dateStyle: "long", timeStyle: "short" });
  return note.replace("{{date}}", format.format(savedAt));
}

/** Inserts the note into a saved page, outside of what React renders, so that it shows without scripts as well. */
export function addNote(html: string, note: string, { close }: OfflineWords): string {
  const button = `<button type="button" aria-label="${escapeMarkup(close)}">×</button>`;
  return html.replace(
    /<body[^>]*>/,
    (body) => `${body}<div class="offlineNote" role="status">${escapeMarkup(note)}${button}</div>`,
  );
}

/** Writes the page that is shown instead of one that was not saved. */
export function writeOfflinePage(words: OfflineWords, locale: Locale): string {
  const { title, text, list, phone, meeting, brand } = words;
  const number = phone.replace(/[^\d+]/g, "");
  return `<!DOCTYPE html>
<html lang="${getLocale(locale).iso}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(`${brand} | ${title}`)}</title>
<style>
  body { margin: 0 auto; max-width: 34rem; padding: 3rem 1.25rem; background: #fffdf8; color: #10262c; font: 1.0625rem/1.6 system-ui, sans-serif }
  h1 { font: 480 2rem/1.15 georgia, serif }
  a { color: #0a5a66 }
  p a { display: inline-block; padding-block: .6rem }
</style>
<main>
<p>${escapeMarkup(brand)}</p>
<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(text)}</p>
<p><a href="${getPath("shortlist", locale)}">${escapeMarkup(list)}</a></p>
<p><a href="tel:${number}">${escapeMarkup(phone)}</a></p>
<p>${escapeMarkup(meeting)}</p>
</main>
</html>
`;
}
