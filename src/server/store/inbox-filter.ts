import { sql, type ExpressionBuilder, type SqlBool } from "kysely";

import type { EnquiryQuery, EnquiryView } from "../../contracts/inbox";
import type { Database } from "./database";
import type { Tables } from "./tables";

/** What of the enquiries is asked for; `person` is an id or `nobody`. */
export type InboxFilter = Omit<EnquiryQuery, "after">;

type Where = ExpressionBuilder<Tables, "enquiries">;

function isInView({ eb, and }: Where, view: EnquiryView, now: number) {
  if (view === "held") return eb("suspicion", "is not", null);
  const isNotHeld = eb("suspicion", "is", null);
  if (view === "all") return isNotHeld;
  return and([isNotHeld, view === "due" ? eb("due_at", "<=", now) : eb("status", "=", view)]);
}

/** What is searched for, in the words of the database; of a common word SQLite looks up each enquiry of the list, of a rare one each that has it. */
export interface WordQuery {
  query: string;
  isCommon: boolean;
}

/** Both databases search the same words: see `search-words.ts`. */
function hasWords(dialect: Database["dialect"], { query, isCommon }: WordQuery) {
  if (dialect === "postgres")
    return sql<SqlBool>`array_to_tsvector(string_to_array(words, ' ')) @@ ${query}::tsquery`;
  return isCommon
    ? sql<SqlBool>`exists (
        select 1 from enquiry_search_rows where enquiry_id = enquiries.id
        and number in (select rowid from enquiry_search where enquiry_search match ${query}))`
    : sql<SqlBool>`enquiries.id in (
        select enquiry_id from enquiry_search join enquiry_search_rows on number = enquiry_search.rowid
        where enquiry_search match ${query})`;
}

/** Asks for offer, port and days of the same trip: of enquiries about several offers in their rows, of others in the columns. */
export function hasTrip(
  { eb, and, or, selectFrom }: Where,
  { offer, port, from, to }: Partial<Pick<InboxFilter, "offer" | "port" | "from" | "to">>,
) {
  const isInColumns = [
    ...(offer === undefined ? [] : [eb("offer", "=", offer)]),
    ...(port === undefined ? [] : [eb("port", "=", port)]),
    ...(from === undefined ? [] : [eb("travel_date", ">=", from)]),
    ...(to === undefined ? [] : [eb("travel_date", "<=", to)]),
  ];
  if (isInColumns.length === 0) return [];
  const enquiriesWithTrip = selectFrom("enquiry_trips")
    .select("enquiry_id")
    .$if(offer !== undefined, (query) => query.where("enquiry_trips.offer", "=", offer ?? ""))
    .$if(port !== undefined, (query) => query.where("enquiry_trips.port", "=", port ?? ""))
    .$if(from !== undefined, (query) => query.where("day", ">=", from ?? ""))
    .$if(to !== undefined, (query) => query.where("day", "<=", to ?? ""));
  const hasOne = or([eb("trips", "is", null), eb("trips", "=", 0)]);
  // By `in` and not `exists`: the rows that fit are then looked up once, and not for each enquiry.
  return [or([and([hasOne, ...isInColumns]), eb("enquiries.id", "in", enquiriesWithTrip)])];
}

/** Gets the conditions of a filter. Whatever staff typed becomes a value or folded words, never a part of the statement. */
export function toConditions(
  where: Where,
  filter: InboxFilter,
  { dialect, now, words }: { dialect: Database["dialect"]; now: number; words: WordQuery | undefined },
) {
  const { eb, and } = where;
  const { lang, person, source } = filter;
  return and([
    isInView(where, filter.view, now),
    ...(words === undefined ? [] : [hasWords(dialect, words)]),
    ...hasTrip(where, filter),
    ...(lang === undefined ? [] : [eb("enquiries.locale", "=", lang)]),
    ...(person === undefined
      ? []
      : [person === "nobody" ? eb("person_id", "is", null) : eb("person_id", "=", person)]),
    ...(source === "" ? [] : [eb("source", "=", source)]),
  ]);
}
