import { csvSchema } from "../../contracts/csv";
import type { Answer, Exchange } from "../http/exchange";
import { readQuery } from "../http/read-query";
import { logStaffAction } from "../staff/log-action";
import { requireStaff } from "../staff/require-staff";
import { getStore } from "../store/get-store";
import type { InboxPlace, ListedEnquiry } from "../store/inbox-list";
import { toInboxCsv } from "./inbox-csv";
import { loadPeople } from "./load-people";
import { readListQuery } from "./read-list-query";

const PAGE = 500;

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
    const page = await store.inbox.list(filter, { limit: PAGE, after }, now);
    enquiries.push(...page);
    after = page.length === PAGE ? page.at(-1) : undefined;
  } while (after !== undefined);
  await logStaffAction(staff, "enquiries-exported", String(enquiries.length));
  return {
    status: 200,
    headers: { "Content-Disposition": `attachment; filename="enquiries.csv"` },
    type: "text/csv; charset=utf-8",
    bytes: Buffer.from(toInboxCsv(enquiries, { names, locale: staff.locale, separator })),
  };
}
