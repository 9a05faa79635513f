import type { Locale } from "../../../config/locales";
import type { QuoteSend } from "../../../contracts/enquiry-changes";
import type { FieldErrors } from "../../../contracts/error-codes";
import type { EnquiryReply } from "../../../contracts/inbox";
import { QUOTE_LIMITS } from "../../../contracts/limits";
import type { QuoteDraftReply, QuoteLine } from "../../../contracts/quotes";
import { parseMoney, toMoneyField } from "./money";

/** One line of a quote as it is being written. */
export interface TypedLine {
  id: number;
  label: string;
  count: string;
  price: string;
  /** Whether it was added by hand: working out the prices anew leaves it alone. */
  isOwn?: boolean;
}

/** A quote as it is being written: texts of fields. */
export interface TypedQuote {
  offer: string;
  port: string;
  date: string;
  adults: string;
  children: string;
  smallChildren: string;
  lines: readonly TypedLine[];
  validUntil: string;
  payUrl: string;
  text: string;
}

export type PartyField = "adults" | "children" | "smallChildren";
export const PARTY_FIELDS = ["adults", "children", "smallChildren"] as const satisfies readonly PartyField[];

const MAX_PARTY = 99;

/** Gets the quote to begin with: what the guest chose first. */
export function startQuote({ chosen: [first] }: Pick<EnquiryReply, "chosen">): TypedQuote {
  const toText = (count: number | null | undefined) => String(count ?? 0);
  return {
    offer: first?.offer ?? "",
    port: first?.port ?? "",
    date: first?.date ?? "",
    adults: toText(first?.adults),
    children: toText(first?.children),
    smallChildren: toText(first?.smallChildren),
    ...{ lines: [], validUntil: "", payUrl: "", text: "" },
  };
}

const newId = (lines: readonly TypedLine[]) => Math.max(0, ...lines.map(({ id }) => id)) + 1;

/** Adds an empty line. */
export function addLine(quote: TypedQuote): TypedQuote {
  const line = { id: newId(quote.lines), label: "", count: "1", price: "", isOwn: true };
  return { ...quote, lines: [...quote.lines, line] };
}

/**
 * Takes the lines that the price rules give in the place of those they gave before. Lines that were added and filled in stay, and a day
 * until which it is valid when one was chosen.
 */
export function takeDraft(quote: TypedQuote, draft: QuoteDraftReply, locale: Locale): TypedQuote {
  const first = newId(quote.lines);
  const own = quote.lines.filter(({ isOwn, label, price }) => isOwn && label + price !== "");
  const worked = draft.lines.map(({ label, count, unitCents }, index) => {
    const price = toMoneyField(unitCents, locale);
    return { id: first + index, label, count: String(count), price };
  });
  return { ...quote, lines: [...worked, ...own], validUntil: quote.validUntil || draft.validUntil };
}

/** Reads the number of persons of a field; what is none counts as nobody. */
export function readPersons(text: string): number {
  return /^\d{1,2}$/.test(text.trim()) ? Math.min(Number(text), MAX_PARTY) : 0;
}

function readCount(text: string): number | undefined {
  const count = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return count >= 1 && count <= QUOTE_LIMITS.count ? count : undefined;
}

/** Gets what a line comes to, in cents; `undefined` while its figures are not right. */
export function getLineCents({ count, price }: TypedLine, locale: Locale): number | undefined {
  const [times, unitCents] = [readCount(count), parseMoney(price, locale)];
  return times === undefined || unitCents === undefined ? undefined : times * unitCents;
}

/** Gets the total: always the sum of the lines; those that are not right yet count nothing. */
export function getTotalCents(lines: readonly TypedLine[], locale: Locale): number {
  return lines.reduce((sum, line) => sum + (getLineCents(line, locale) ?? 0), 0);
}

/** The field that is not right yet, and what is wrong with it. */
export interface QuoteProblem {
  field: string;
  word:
    | ("needLines" | "needLabel" | "needCount" | "needPrice" | "needDay" | "noSuchDay" | "needHttps")
    | ("dayOver" | "validTooLong" | "wrongTotal" | "offerGone");
}

/** Gets the field that the server has refused: it knows today's day in Santo Domingo, and which offers there are. */
export function findRefused(fields: FieldErrors): QuoteProblem | undefined {
  if (fields["date"]) return { field: "date", word: "dayOver" };
  if (fields["validUntil"] === "too-far") return { field: "validUntil", word: "validTooLong" };
  if (fields["validUntil"]) return { field: "validUntil", word: "dayOver" };
  if (fields["lines"]) return { field: "lines", word: "wrongTotal" };
  if (fields["payUrl"]) return { field: "payUrl", word: "needHttps" };
  return fields["offer"] && { field: "offer", word: "offerGone" };
}

function readLine(line: TypedLine, locale: Locale): QuoteLine | QuoteProblem {
  const [count, unitCents] = [readCount(line.count), parseMoney(line.price, locale)];
  if (line.label.trim() === "") return { field: `label ${line.id}`, word: "needLabel" };
  if (count === undefined) return { field: `count ${line.id}`, word: "needCount" };
  if (unitCents === undefined) return { field: `price ${line.id}`, word: "needPrice" };
  return { label: line.label, count, unitCents };
}

/** What is sent of a quote, without enquiry, version and key. */
export type ReadQuote = Omit<QuoteSend, "reference" | "version" | "key" | "evenIfFull">;

/** Reads a quote as it was typed: the first problem, or what can be sent. */
export function readQuote(quote: TypedQuote, locale: Locale): QuoteProblem | ReadQuote {
  const lines: QuoteLine[] = [];
  for (const typed of quote.lines) {
    const line = readLine(typed, locale);
    if ("field" in line) return line;
    lines.push(line);
  }
  if (lines.length === 0) return { field: "lines", word: "needLines" };
  if (!/^\d{4}-\d{2}-\d{2}$/.test(quote.validUntil)) return { field: "validUntil", word: "needDay" };
  const payUrl = quote.payUrl.trim();
  if (payUrl !== "" && !/^https:\/\/[^\s]+$/.test(payUrl)) return { field: "payUrl", word: "needHttps" };
  const party = Object.fromEntries(PARTY_FIELDS.map((name) => [name, readPersons(quote[name])]));
  return {
    ...(quote.offer && { offer: quote.offer }),
    ...(quote.port && { port: quote.port as NonNullable<QuoteSend["port"]> }),
    ...(quote.date && { date: quote.date }),
    ...(party as Record<PartyField, number>),
    ...{ lines, validUntil: quote.validUntil, payUrl, text: quote.text },
  };
}
