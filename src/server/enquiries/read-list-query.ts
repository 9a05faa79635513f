import { enquiryListSchema, type EnquiryQuery } from "../../contracts/inbox";
import { parseRequest } from "../../contracts/parse-request";
import type { Exchange } from "../http/exchange";
import { HttpError } from "../http/http-error";
import type { InboxPlace, ListedEnquiry } from "../store/inbox-list";

const NAMES = Object.keys(enquiryListSchema.shape);

/** Reads what of the list is asked for; a field that is left empty asks for nothing. Throws 422 with the refused fields. */
export function readListQuery(exchange: Exchange): EnquiryQuery {
  const given = NAMES.flatMap((name) => {
    const value = exchange.query(name);
    return value === undefined || value === "" ? [] : [[name, value] as const];
  });
  const parsed = parseRequest(enquiryListSchema, Object.fromEntries(given));
  if (!parsed.ok) throw new HttpError("invalid", { fields: parsed.fields });
  return parsed.data;
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
