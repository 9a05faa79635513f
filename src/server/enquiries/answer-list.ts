import type { EnquiryListReply } from "../../contracts/inbox";
import { createETag, answerOnce } from "../http/etag";
import type { Answer, Exchange } from "../http/exchange";
import { requireStaff } from "../staff/require-staff";
import { getStore } from "../store/get-store";
import { loadPeople } from "./load-people";
import { readListQuery, readPlace, toPlace } from "./read-list-query";
import { toRow } from "./to-row";

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
