import { REFERENCE } from "../../domain/config/patterns";
import type { EnquiryView } from "../../domain/contracts/inbox";
import { type Place, writeParams } from "../ui/hooks";

export const VIEWS = [
  "all",
  "due",
  "new",
  "open",
  "answered",
  "booked",
  "lost",
  "held",
] as const satisfies readonly EnquiryView[];

const FILTERS = [
  ...(["view", "q", "offer", "port", "lang", "person", "source"] as const),
  // Days of travel, and days on which it came in, both included.
  ...(["from", "to", "askedFrom", "askedTo"] as const),
] as const;

/** Of the list of enquiries, as the address says them; "" stands for anything. */
export type ListFilters = Readonly<Record<(typeof FILTERS)[number], string>>;

export const readFilters = ({ values }: Pick<Place, "values">) =>
  Object.fromEntries(FILTERS.map((name) => [name, values.get(name) ?? ""])) as ListFilters;

export const toListHash = (filters: ListFilters) => `#${writeParams(filters)}`;

/** Tells how many filters narrow a list beside its view and the search. */
export function countFilters({ view: _view, q: _q, ...others }: ListFilters): number {
  return Object.values(others).filter((value) => value !== "").length;
}

/** What takes the place of the list, beside one enquiry: `#PA-7K2P4`, or `#PA-7K2P4/status`, to which mails lead. */
const VIEW_PATHS = ["figures", "accounts", "new-booking", "new-enquiry"];

export const isList = ({ path }: Place) =>
  !VIEW_PATHS.includes(path) && !REFERENCE.test(path.split("/")[0] ?? "");
