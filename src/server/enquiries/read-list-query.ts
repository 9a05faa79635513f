import { enquiryListSchema, type EnquiryQuery } from "../../contracts/inbox";
import type { Exchange } from "../http/exchange";
import { HttpError } from "../http/http-error";
import { readQuery } from "../http/read-query";
import type { InboxPlace, ListedEnquiry } from "../store/inbox-list";

/** Reads what of the list is asked for. */
export function readListQuery(exchange: Exchange): EnquiryQuery {
  return readQuery(exchange, enquiryListSchema);
}

/** Reads where a page ended: `-1796000000000.<id>`; throws 422 for anything else. */
export function readPlace(after: string | undefined): InboxPlace | undefined {
  if (after === undefined) return undefined;
  const [, rank, id] = /^(-\d{1,15})\.([\w-]{1,60})$/.exec(after) ?? [];
  if (rank === undefined || id === undefined)
    throw new HttpError("invalid", { fields: { after: "invalid" } });
  return { rank: Number(rank), id };
}

/** Writes where a page ends. */
export function toPlace({ rank, id }: Pick<ListedEnquiry, "rank" | "id">): string {
  return `${rank}.${id}`;
}
