import { countPersons } from "../../booking/day-places";
import type { Port } from "../../config/offer";
import { csvSchema } from "../platform/csv";
import { earlierEventsSchema, enquirySchema } from "../../contracts/enquiry-changes";
import { enquiryListSchema } from "../../contracts/inbox";
import { requireStaff, logStaffAction } from "../accounts/session";
import { getFullName } from "../mail/facts";
import { type Exchange, type Answer, readQuery } from "../platform/http/request";
import { HttpError } from "../platform/http/http-error";
import { loadAnswers } from "../platform/published";
import { staffProcedure } from "../platform/rpc";
import { toIso, toIsoOrNull } from "../platform/time";
import { getStore } from "../store";
import { toInboxCsv } from "./csv";
import { loadPeople, findEnquiry, loadEnquiryReply } from "./enquiry-reply";
import type { InboxPlace, ListedEnquiry } from "./inbox-repository";
import { loadTimeline, readTimelinePlace } from "./timeline";

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
export function toRow(enquiry: ListedEnquiry, names: ReadonlyMap<string, string>) {
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

/** A page of the inbox, sorted by what is due first, then the newest. */
export const listEnquiries = staffProcedure
  .input(enquiryListSchema)
  .query(async ({ ctx: { staff, store }, input: { after, ...filter } }) => {
    const place = readPlace(after);
    const now = Date.now();
    const [counts, { names, people }, found, choices] = await Promise.all([
      store.inbox.count(now),
      loadPeople(store, staff),
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
    };
  });

/** The ready-made answers in every language, as they were published last. */
export const listAnswers = staffProcedure.query(() => ({ answers: loadAnswers() }));

/** All that is known of one enquiry, with the newest lines of its timeline. */
export const showEnquiry = staffProcedure
  .input(enquirySchema)
  .query(async ({ ctx: { staff, store }, input: { reference } }) =>
    loadEnquiryReply(store, await findEnquiry(store, reference), staff),
  );

/** The lines of a timeline that stand before a place. */
export const showEarlier = staffProcedure
  .input(earlierEventsSchema)
  .query(async ({ ctx: { store }, input: { reference, before } }) => {
    const { id } = await findEnquiry(store, reference);
    return loadTimeline(store, id, { before: readTimelinePlace(before) });
  });

const EXPORT_PAGE = 500;

/** Answers the enquiries of a filter as a CSV file in the reader's language, all pages of them. */
export async function exportEnquiries(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const { after: _after, ...filter } = readQuery(exchange, enquiryListSchema);
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
