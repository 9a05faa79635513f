const QUOTED = /^\s*>/;
/** The labels of the block that Outlook writes above an older mail: from, sent, to, subject, in the languages of the site. */
const HEADER_LINE =
  /^\s*\*?(from|sent|date|to|cc|subject|de|enviado( el)?|fecha|para|asunto|da|inviato|data|a|oggetto)\s*:\*?\s\S/i;
const SUBJECT_LINE = /^\s*\*?(subject|asunto|oggetto)\s*:/i;
const RULE = /^\s*(-{2,}\s?[\p{L} ]{4,40}\s?-{2,}|_{10,})\s*$/u;
/** "On Monday, … wrote:", whose end may stand in a second line. */
const WROTE = /(wrote|escribió|ha scritto)\s*:\s*$/i;

const isBlank = (line: string | undefined) => line === undefined || line.trim() === "";

/** Gets how many lines there are before an older mail that is quoted with `>` until the end. */
function findQuote(lines: readonly string[]): number {
  let end = lines.length;
  while (end > 0 && (isBlank(lines[end - 1]) || QUOTED.test(lines[end - 1] ?? ""))) end -= 1;
  if (!lines.slice(end).some((line) => QUOTED.test(line))) return lines.length;
  const isIntroduced = WROTE.test(lines[end - 1] ?? "");
  if (!isIntroduced) return end;
  const isOfTwoLines = /^\s*(on|el|il|le)\s/i.test(lines[end - 2] ?? "") && !isBlank(lines[end - 2]);
  return /^\s*(on|el|il|le)\s/i.test(lines[end - 1] ?? "") || !isOfTwoLines ? end - 1 : end - 2;
}

/** An address and a subject are part of it: "Date: 5 May, From: Bayahibe, To: Saona" is what a guest may write. */
function isHeaderBlock(lines: readonly string[]): boolean {
  const end = lines.findIndex((line) => !HEADER_LINE.test(line));
  const block = end < 0 ? lines : lines.slice(0, end);
  const hasAddress = block.some((line) => line.includes("@"));
  return block.length >= 3 && hasAddress && block.some((line) => SUBJECT_LINE.test(line));
}

/** Gets how many lines there are before an older mail with its headers above it. */
function findHeaders(lines: readonly string[]): number {
  const start = lines.findIndex((_, index) => isHeaderBlock(lines.slice(index, index + 7)));
  if (start < 0) return lines.length;
  let end = start;
  while (end > 0 && isBlank(lines[end - 1])) end -= 1;
  return RULE.test(lines[end - 1] ?? "") ? end - 1 : start;
}

/**
 * Cuts off the older mails below a reply where it is sure that nothing of the guest stands there: lines with `>` to the very end, or what
 * follows the headers of an older mail. A guest who writes between the lines is not cut, and a mail without words of its own stays whole.
 */
export function cutHistory(text: string): string {
  const lines = text.split("\n");
  const own = lines
    .slice(0, Math.min(findQuote(lines), findHeaders(lines)))
    .join("\n")
    .trimEnd();
  return own.trim() === "" ? text.trim() : own;
}
