/** What mail programs write above an older mail, in English, Spanish, Italian, German, French, Portuguese, Dutch and Polish. */
const SENDER = "from|de|da|von|van|od";
const SUBJECT = "subject|asunto|oggetto|betreff|objet|assunto|onderwerp|temat";
const OTHERS =
  "sent|date|to|cc|enviad[oa](?: el)?|fecha|para|inviato|data|a|gesendet|datum|an|envoyé|à|verzonden|aan|wysłano|do";
const SENDER_LINE = new RegExp(`^\\s*\\*?(?:${SENDER})\\s?:\\*?\\s\\S`, "i");
const SUBJECT_LINE = new RegExp(`^\\s*\\*?(?:${SUBJECT})\\s?:`, "i");
const HEADER_LINE = new RegExp(`^\\s*\\*?(?:${SENDER}|${SUBJECT}|${OTHERS})\\s?:\\*?\\s\\S`, "i");
const RULE = /^\s*(-{2,}\s?[\p{L}' ]{4,40}\s?-{2,}|_{10,})\s*$/u;
const WROTE =
  /(wrote|escribió|ha scritto|schrieb.{0,200}|a écrit|escreveu|schreef.{0,200}|pisze|napisał\(?a?\)?)\s?:\s*$/i;
/** How such a line begins; its end may stand in the next one. */
const ON = /^\s*(on|el|en|il|in data|am|le|em|op|dnia|w dniu)\s.*\d/i;
const QUOTED = /^\s*>/;
const SCANNED =
  /^\s*\W*(virus-free|libre de virus|sin virus|senza virus|privo di virus|virenfrei|sans virus|sem vírus|scanned by|this (e-?mail|message) (has been|was) (scanned|checked)|(este|questa) (correo|mensaje|e-?mail).{0,40}(virus|antivirus))/i;
/** A footer has a few lines. */
const LONGEST_FOOTER = 8;

const isBlank = (line: string | undefined) => line === undefined || line.trim() === "";

/** A sender with an address, and a subject: "Date: 5 May, From: Bayahibe, To: Saona" is what a guest may write. */
function isHeaderBlock(lines: readonly string[]): boolean {
  const end = lines.findIndex((line) => !HEADER_LINE.test(line));
  const block = end < 0 ? lines : lines.slice(0, end);
  return (
    block.length >= 3 &&
    block.some((line) => SENDER_LINE.test(line)) &&
    block.some((line) => line.includes("@")) &&
    block.some((line) => SUBJECT_LINE.test(line))
  );
}

/** How many lines the heading has that begins here: "On Monday, … wrote:". */
function getHeadingLength(lines: readonly string[]): number {
  const [first = "", second = ""] = lines;
  if (!ON.test(first) && !first.includes("@")) return 0;
  if (WROTE.test(first)) return 1;
  return !isBlank(second) && ON.test(first) && WROTE.test(`${first} ${second}`) ? 2 : 0;
}

/** Gets the line with which the history begins. Words between quoted lines are the guest's: then it is no history. */
function findHistory(lines: readonly string[]): number {
  let start = lines.length;
  let quoted = 0;
  let plain = 0;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index] ?? "";
    const next = lines.slice(index, index + 7);
    const heading = getHeadingLength(next);
    const below = { quoted, plain: plain - (heading === 2 ? 1 : 0) };
    const isQuoted = QUOTED.test(line);
    const isFooter = lines.length - index <= LONGEST_FOOTER && SCANNED.test(line);
    if (
      isFooter ||
      isHeaderBlock(next) ||
      (isQuoted && plain === 0) ||
      (heading > 0 && (below.plain === 0 || below.quoted === 0))
    )
      start = index;
    if (isQuoted) quoted += 1;
    else if (!isBlank(line)) plain += 1;
  }
  return start;
}

/**
 * Parts a mail into what its writer says and the older mails below it, which may contain words of theirs, too: all of it is kept. A mail
 * without words of its own is not parted.
 */
export function splitHistory(mail: string): { text: string; earlier: string } {
  const lines = mail.split("\n");
  let start = findHistory(lines);
  while (start > 0 && (isBlank(lines[start - 1]) || RULE.test(lines[start - 1] ?? ""))) start -= 1;
  const text = lines.slice(0, start).join("\n").trim();
  return text === ""
    ? { text: mail.trim(), earlier: "" }
    : { text, earlier: lines.slice(start).join("\n").trim() };
}
