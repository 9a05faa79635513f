import { countPersons } from "../../booking/count-persons";
import type { Port } from "../../config/offer";
import { csvSchema } from "../../contracts/csv";
import type { AnswersReply } from "../../contracts/enquiry-changes";
import {
  enquiryListSchema,
  type EnquiryQuery,
  type EnquiryRow,
  type EnquiryListReply,
} from "../../contracts/inbox";
import { requireStaff, logStaffAction } from "../accounts/session";
import { getFullName } from "../mail/facts";
import { createETag, answerOnce } from "../platform/http/etag";
import type { Exchange, Answer } from "../platform/http/exchange";
import { HttpError } from "../platform/http/http-error";
import { readQuery } from "../platform/http/request";
import { loadAnswers } from "../platform/published-lists";
import { toIso, toIsoOrNull } from "../platform/time";
import { getStore } from "../store";
import { toInboxCsv } from "./csv";
import { loadPeople, findEnquiry, loadEnquiryReply, loadWriting } from "./enquiry-reply";
import type { InboxPlace, ListedEnquiry } from "./inbox-repository";
import { loadTimeline, readTimelinePlace } from "./timeline";

/** Reads what of the list is asked for. */
function readListQuery(exchange: Exchange): EnquiryQuery {
  return readQuery(exchange, enquiryListSchema);
}

/** Reads where a page ended: `-1796000000000.<id>`; throws 422 for anything else. */
function readPlace(after: string | undefined): InboxPlace | undefined {
  if (after === undefined) return undefined;
  const [, rank, id] = /^(-\d{1,15})\.([\w-]{1,60})$/.exec(after) ?? [];
  if (rank === undefined || id === undefined)
    throw new HttpError("invalid", { fields: { after: "invalid" } });
  return { rank: Number(rank), id };
}

/** Writes where a page ends. */
function toPlace({ rank, id }: Pick<ListedEnquiry, "rank" | "id">): string {
  return `${rank}.${id}`;
}

const EXCERPT_LENGTH = 160;

function toExcerpt(message: string): string {
  const letters = [...message.replace(/\s+/g, " ").trim()];
  return letters.length <= EXCERPT_LENGTH
    ? letters.join("")
    : `${letters
        .slice(0, EXCERPT_LENGTH - 1)
        .join("")
        .trimEnd()}…`;
}

/** Reshapes an enquiry to a line of the list; `names` are those of the people by their ids. */
function toRow(enquiry: ListedEnquiry, names: ReadonlyMap<string, string>): EnquiryRow {
  const { payload, personId } = enquiry;
  return {
    reference: enquiry.reference,
    name: getFullName(enquiry),
    locale: enquiry.locale,
    status: enquiry.status,
    isHeld: enquiry.spamReason !== null,
    about: enquiry.about,
    offer: enquiry.offer,
    offers: enquiry.trips || (enquiry.offer === null ? 0 : 1),
    // Only ports of our own are stored.
    port: enquiry.port as Port | null,
    date: enquiry.date,
    persons: countPersons(payload),
    excerpt: toExcerpt(payload.message),
    person: personId === null ? null : { id: personId, name: names.get(personId) ?? "" },
    createdAt: toIso(enquiry.createdAt),
    touchedAt: toIso(enquiry.touchedAt),
    dueAt: toIsoOrNull(enquiry.dueAt),
  };
}

const PAGE = 50;

/** Answers a page of the inbox. Pages ask again every few seconds: while nothing has changed, the enquiries are not read. */
export async function answerEnquiryList(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const { after, ...filter } = readListQuery(exchange);
  const place = readPlace(after);
  const store = await getStore();
  const now = Date.now();
  const [{ counts, stamp }, { names, people }] = await Promise.all([
    store.inbox.getState(now),
    loadPeople(store, staff),
  ]);
  const tag = createETag(filter, after, counts, stamp, [...names], people);
  return answerOnce(exchange, tag, async () => {
    const [found, choices] = await Promise.all([
      store.inbox.list(filter, { limit: PAGE + 1, after: place }, now),
      store.inbox.getChoices(),
    ]);
    const rows = found.slice(0, PAGE);
    const last = found.length > PAGE ? rows.at(-1) : undefined;
    return {
      rows: rows.map((enquiry) => toRow(enquiry, names)),
      counts,
      ...(last && { next: toPlace(last) }),
      ...choices,
      people,
    } satisfies EnquiryListReply;
  });
}

/** Answers the ready-made answers in every language, as they were published last. */
export async function listAnswers(exchange: Exchange): Promise<Answer> {
  await requireStaff(exchange);
  const reply: AnswersReply = { answers: loadAnswers() };
  return { status: 200, json: reply };
}

/** What changes without the enquiry and its people, like the title of an offer, is seen after so long. */
const STALE_MS = 5 * 60_000;

/** Answers all that is known of one enquiry, with the newest lines of its timeline. Pages ask again every few seconds: while nothing has changed, it is not read. */
export async function showEnquiry(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const store = await getStore();
  const enquiry = await findEnquiry(store, exchange.query("reference"));
  const [mails, writing, { names, people }] = await Promise.all([
    store.timeline.getMailState(enquiry.id),
    loadWriting(store, enquiry, staff),
    loadPeople(store, staff),
  ]);
  const { id, version, touchedAt } = enquiry;
  const period = Math.floor(Date.now() / STALE_MS);
  const seen = { version, touchedAt, mails, writing, people, names: [...names] };
  const tag = createETag(id, staff.id, staff.locale, seen, period);
  return answerOnce(exchange, tag, () => loadEnquiryReply(store, enquiry, staff));
}

/** Answers the lines of a timeline that stand before a place. */
export async function showEarlier(exchange: Exchange): Promise<Answer> {
  await requireStaff(exchange);
  const store = await getStore();
  const { id } = await findEnquiry(store, exchange.query("reference"));
  const before = readTimelinePlace(exchange.query("before") ?? "");
  return { status: 200, json: await loadTimeline(store, id, { before }) };
}

const EXPORT_PAGE = 500;

/** Answers the enquiries of a filter as a CSV file in the reader's language, all pages of them. */
export async function exportEnquiries(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const { after: _after, ...filter } = readListQuery(exchange);
  const { separator } = readQuery(exchange, csvSchema);
  const store = await getStore();
  const now = Date.now();
  const { names } = await loadPeople(store, staff);
  const enquiries: ListedEnquiry[] = [];
  let after: InboxPlace | undefined;
  do {
    const page = await store.inbox.list(filter, { limit: EXPORT_PAGE, after }, now);
    enquiries.push(...page);
    after = page.length === EXPORT_PAGE ? page.at(-1) : undefined;
  } while (after !== undefined);
  await logStaffAction(staff, "enquiries-exported", String(enquiries.length));
  return {
    status: 200,
    headers: { "Content-Disposition": `attachment; filename="enquiries.csv"` },
    type: "text/csv; charset=utf-8",
    bytes: Buffer.from(toInboxCsv(enquiries, { names, locale: staff.locale, separator })),
  };
}
