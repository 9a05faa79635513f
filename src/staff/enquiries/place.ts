import { REFERENCE } from "../../config/patterns";
import type { EnquiryView } from "../../contracts/inbox";

/** What the list is narrowed to; "" stands for anything. */
export interface ListFilters {
  view: EnquiryView;
  q: string;
  offer: string;
  port: string;
  lang: string;
  person: string;
  source: string;
  /** Days of travel, both included. */
  from: string;
  to: string;
}

/** Where one is in the room Enquiries, as the address says it behind `#`. */
export type Place =
  | { kind: "list"; filters: ListFilters }
  /** `atStatus`: where its status is chosen, to which mails lead. */
  | { kind: "enquiry"; reference: string; atStatus?: true }
  | { kind: "figures" };

/** The views in the order in which they are offered. */
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

export const NO_FILTERS: ListFilters = {
  ...{ view: "all", q: "", offer: "", port: "", lang: "", person: "", source: "", from: "", to: "" },
};

const isText = (name: string): name is Exclude<keyof ListFilters, "view"> =>
  name !== "view" && Object.hasOwn(NO_FILTERS, name);

/** Gets the query of a list: what is narrowed alone, so that an unfiltered list has an empty one. */
export function toQuery(filters: ListFilters): string {
  const set = Object.entries(filters).filter(
    ([name, value]) => value !== NO_FILTERS[name as keyof ListFilters],
  );
  return new URLSearchParams(set as [string, string][]).toString();
}

/** Gets the address of a place on the page. */
export function toHash(place: Place): string {
  if (place.kind === "enquiry") return `#${place.reference}${place.atStatus ? "/status" : ""}`;
  return place.kind === "figures" ? "#figures" : `#${toQuery(place.filters)}`;
}

/** Reads the place that an address names; what it does not understand is left out. */
export function parseHash(hash: string): Place {
  const text = hash.replace(/^#/, "");
  const [reference = "", part] = text.split("/");
  if (REFERENCE.test(reference) && (part === undefined || part === "status"))
    return { kind: "enquiry", reference, ...(part && { atStatus: true }) };
  if (text === "figures") return { kind: "figures" };
  const filters = { ...NO_FILTERS };
  for (const [name, value] of new URLSearchParams(text)) {
    const view = VIEWS.find((known) => known === value);
    if (name === "view") filters.view = view ?? "all";
    else if (isText(name)) filters[name] = value;
  }
  return { kind: "list", filters };
}

/** Tells how many filters narrow a list beside its view and the search. */
export function countFilters({ view: _view, q: _q, ...others }: ListFilters): number {
  return Object.values(others).filter((value) => value !== "").length;
}
