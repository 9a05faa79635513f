import { sql, type ExpressionBuilder, type NotNull, type SqlBool } from "kysely";

import { addDays, getAgencyTime } from "../../domain/booking/calendar-day";
import { type EnquiryQuery, type EnquiryView, ENQUIRY_STATUSES } from "../../domain/contracts/inbox";
import { toSourceKey } from "../platform/published";
import type { Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";
import { toEnquiry, type Enquiry } from "./enquiry";
import { toSearchQuery } from "./inbox-columns";

/** `person` is an id or `nobody`. */
type InboxFilter = Omit<EnquiryQuery, "after">;

type Where = ExpressionBuilder<Tables, "enquiries">;

function isInView({ eb, and }: Where, view: EnquiryView, now: number) {
  if (view === "held") return eb("suspicion", "is not", null);
  const isNotHeld = eb("suspicion", "is", null);
  if (view === "all") return isNotHeld;
  return and([isNotHeld, view === "due" ? eb("dueAt", "<=", now) : eb("status", "=", view)]);
}

/** Both databases search the same words: see `inbox-columns.ts`. */
function hasWords(dialect: Database["dialect"], query: string) {
  return dialect === "postgres"
    ? sql<SqlBool>`array_to_tsvector(string_to_array(words, ' ')) @@ ${query}::tsquery`
    : // The plus keeps SQLite from looking up each enquiry that has a common word, and sorting them.
      sql<SqlBool>`+enquiries.id in (
        select enquiry_id from enquiry_search join enquiry_search_rows on number = enquiry_search.rowid
        where enquiry_search match ${query})`;
}

/** Asks for offer, port and days of the same trip. */
export function hasTrip(
  { eb, and, selectFrom }: Where,
  { offer, port, from, to }: Partial<Pick<InboxFilter, "offer" | "port" | "from" | "to">>,
) {
  if ([offer, port, from, to].every((asked) => asked === undefined)) return and([]);
  const enquiriesWithTrip = selectFrom("enquiryTrips")
    .select("enquiryId")
    .$if(offer !== undefined, (query) => query.where("enquiryTrips.offer", "=", offer ?? ""))
    .$if(port !== undefined, (query) => query.where("enquiryTrips.port", "=", port ?? ""))
    .$if(from !== undefined, (query) => query.where("day", ">=", from ?? ""))
    .$if(to !== undefined, (query) => query.where("day", "<=", to ?? ""));
  // By `in` and not `exists`: the rows that fit are then looked up once, and not for each enquiry.
  return eb("enquiries.id", "in", enquiriesWithTrip);
}

/** The order of the list: what waits for us by when it is due, the oldest of one time first, then the newest. The indexes of `0001-first-release.ts` begin with the same words. */
const RANK = sql<number>`coalesce(due_at - 100000000000000, -created_at)`;
const MAX_CHOICES = 200;

export interface InboxPlace {
  rank: number;
  createdAt: number;
  id: string;
}

export function createInboxStore({ db, dialect }: Database) {
  const selectSources = () =>
    db
      .selectFrom("enquiries")
      .select("source")
      .distinct()
      .where("source", "is not", null)
      .$narrowType<{ source: NotNull }>();

  function selectOffers() {
    // Each offer first, and then one enquiry of it: there are many more trips than offers.
    const asked = db.selectFrom("enquiryTrips").select("offer").distinct().where("offer", "is not", null);
    return db
      .selectFrom(asked.as("asked"))
      .select("asked.offer")
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("enquiryTrips")
            .innerJoin("enquiries", "enquiries.id", "enquiryId")
            .select("enquiries.id")
            .whereRef("enquiryTrips.offer", "=", "asked.offer")
            .where("suspicion", "is", null),
        ),
      );
  }

  /** Lists how a source is written, with its own way: `in ()` is no SQL. */
  async function listSpellings(source: string): Promise<string[]> {
    const key = toSourceKey(source);
    const rows = await selectSources().execute();
    return [source, ...rows.map((row) => row.source).filter((one) => toSourceKey(one) === key)];
  }

  return {
    async list(
      filter: InboxFilter,
      { limit, after }: { limit: number; after?: InboxPlace | undefined },
      now: number,
    ): Promise<(Enquiry & InboxPlace)[]> {
      const { lang, person, source, askedFrom, askedTo } = filter;
      const words = toSearchQuery(filter.q, dialect);
      let query = db
        .selectFrom("enquiries")
        .selectAll()
        .select(RANK.as("rank"))
        .where((where) => isInView(where, filter.view, now))
        .where((where) => hasTrip(where, filter));
      if (words !== undefined) query = query.where(hasWords(dialect, words));
      if (lang !== undefined) query = query.where("enquiries.locale", "=", lang);
      if (person === "nobody") query = query.where("personId", "is", null);
      else if (person !== undefined) query = query.where("personId", "=", person);
      if (source !== "") query = query.where("source", "in", await listSpellings(source));
      if (askedFrom !== undefined) query = query.where("createdAt", ">=", getAgencyTime(askedFrom, "00:00"));
      if (askedTo !== undefined)
        query = query.where("createdAt", "<", getAgencyTime(addDays(askedTo, 1), "00:00"));
      if (after !== undefined)
        query = query.where(
          sql<boolean>`(${RANK}, created_at, id) > (${after.rank}, ${after.createdAt}, ${after.id})`,
        );
      const rows = await query.orderBy(RANK).orderBy("createdAt").orderBy("id").limit(limit).execute();
      return rows.map(({ rank, ...row }) => ({ ...toEnquiry(row), rank }));
    },
    async count(now: number): Promise<Record<EnquiryView | "waiting", number>> {
      const rows = await db
        .selectFrom("enquiries")
        .select(["status", "suspicion"])
        .select([
          sql<number>`count(*)`.as("rows"),
          sql<number>`count(case when due_at <= ${now} then 1 end)`.as("due"),
          sql<number>`count(due_at)`.as("waiting"),
        ])
        .groupBy(["status", "suspicion"])
        .execute();
      const counts = Object.fromEntries(
        ["due", "waiting", "held", "all", ...ENQUIRY_STATUSES].map((view) => [view, 0]),
      ) as Record<EnquiryView | "waiting", number>;
      for (const row of rows) {
        if (row.suspicion !== null) counts.held += row.rows;
        else {
          counts[row.status] += row.rows;
          counts.due += row.due;
          counts.waiting += row.waiting;
          counts.all += row.rows;
        }
      }
      return counts;
    },
    async getChoices(): Promise<{ offers: string[]; sources: string[] }> {
      const [offers, sources] = await Promise.all([
        selectOffers().orderBy("offer").limit(MAX_CHOICES).execute(),
        selectSources().where("suspicion", "is", null).orderBy("source").limit(MAX_CHOICES).execute(),
      ]);
      return {
        offers: offers.flatMap(({ offer }) => offer ?? []),
        sources: sources.map(({ source }) => source),
      };
    },
    listOf(mailbox: string) {
      return db
        .selectFrom("enquiries")
        .select(["id", "reference", "status", "createdAt", "offer", "travelDate as date"])
        .where("mailbox", "=", mailbox)
        .orderBy("createdAt", "desc")
        .execute();
    },
  };
}
