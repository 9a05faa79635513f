import { getLocale, type Locale } from "../config/locales";
import { getPath } from "../i18n/routes";
import type { OfflineWords } from "./offline-words";

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** Says of when a saved page is, by the visitor's own clock. */
export function writeNote({ note }: OfflineWords, savedAt: Date, locale: Locale): string {
  const { iso } = getLocale(locale);
  const format = new Intl.DateTimeFormat(iso, { dateStyle: "long", timeStyle: "short" });
  return note.replace("{{date}}", format.format(savedAt));
}

/** Puts the note into a saved page: before everything that scripts draw, so that it also stands there without them. */
export function addNote(html: string, note: string): string {
  return html.replace(
    /<body[^>]*>/,
    (body) => `${body}<p class="offlineNote" role="status">${escape(note)}</p>`,
  );
}

/** Writes the page that stands in for one that was not saved. */
export function writeOfflinePage(words: OfflineWords, locale: Locale): string {
  const { title, text, list, phone, meeting, brand } = words;
  const number = phone.replace(/[^\d+]/g, "");
  return `<!DOCTYPE html>
<html lang="${getLocale(locale).iso}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(`${brand} | ${title}`)}</title>
<style>
  body { margin: 0 auto; max-width: 34rem; padding: 3rem 1.25rem; background: #fffdf8; color: #10262c; font: 1.0625rem/1.6 system-ui, sans-serif }
  h1 { font: 480 2rem/1.15 georgia, serif }
  a { color: #0a5a66 }
  p a { display: inline-block; padding-block: .6rem }
</style>
<main>
<p>${escape(brand)}</p>
<h1>${escape(title)}</h1>
<p>${escape(text)}</p>
<p><a href="${getPath("shortlist", locale)}">${escape(list)}</a></p>
<p><a href="tel:${number}">${escape(phone)}</a></p>
<p>${escape(meeting)}</p>
</main>
</html>
`;
}
