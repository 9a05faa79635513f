import { useMemo } from "react";

import { KEY, REFERENCE } from "../../domain/config/patterns";
import type { EnquiryView } from "../../domain/contracts/inbox";
import { replaceHash, useHash } from "../ui/hooks";

/** "" stands for anything. */
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
  /** Days on which it came in, both included. */
  askedFrom: string;
  askedTo: string;
}

/** Where one is in the room Enquiries, as the address says it behind `#`. */
export type Place =
  | { kind: "list"; filters: ListFilters }
  /** `atStatus`: where its status is chosen, to which mails lead. */
  | { kind: "enquiry"; reference: string; atStatus?: true }
  | { kind: "figures" }
  /** `month` "" is the present one. */
  | { kind: "accounts"; month: string }
  /** `offer` and `day` are what a departure begins it with, or "". */
  | { kind: "new-booking"; offer: string; day: string }
  | { kind: "new-enquiry" };

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
  ...{ askedFrom: "", askedTo: "" },
};

const isText = (name: string): name is Exclude<keyof ListFilters, "view"> =>
  name !== "view" && Object.hasOwn(NO_FILTERS, name);

/** Returns the query of a list: what is narrowed alone, so that an unfiltered list has an empty one. */
export function toQuery(filters: ListFilters): string {
  const set = Object.entries(filters).filter(
    ([name, value]) => value !== NO_FILTERS[name as keyof ListFilters],
  );
  return new URLSearchParams(set as [string, string][]).toString();
}

/** Writes what an address says behind the name of a place. */
function withValues(name: string, values: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== "")).toString();
  return query === "" ? `#${name}` : `#${name}?${query}`;
}

export function toHash(place: Place): string {
  switch (place.kind) {
    case "list":
      return `#${toQuery(place.filters)}`;
    case "enquiry":
      return `#${place.reference}${place.atStatus ? "/status" : ""}`;
    case "figures":
    case "new-enquiry":
      return `#${place.kind}`;
    case "accounts":
      return withValues("accounts", { month: place.month });
    case "new-booking":
      return withValues("new-booking", { offer: place.offer, day: place.day });
  }
}

function parseList(text: string): Place {
  const filters = { ...NO_FILTERS };
  for (const [name, value] of new URLSearchParams(text)) {
    const view = VIEWS.find((known) => known === value);
    if (name === "view") filters.view = view ?? "all";
    else if (isText(name)) filters[name] = value;
  }
  return { kind: "list", filters };
}

/** Reads the place that an address names; what it does not understand is left out. */
export function parseHash(hash: string): Place {
  const text = hash.replace(/^#/, "");
  const [reference = "", part] = text.split("/");
  if (REFERENCE.test(reference) && (part === undefined || part === "status"))
    return { kind: "enquiry", reference, ...(part && { atStatus: true }) };
  const [name = "", query = ""] = text.split("?", 2);
  const values = new URLSearchParams(query);
  const read = (key: string, pattern: RegExp) => {
    const value = values.get(key) ?? "";
    return pattern.test(value) ? value : "";
  };
  if (name === "figures" || name === "new-enquiry") return { kind: name };
  if (name === "accounts") return { kind: "accounts", month: read("month", /^\d{4}-\d{2}$/) };
  if (name === "new-booking")
    return { kind: "new-booking", offer: read("offer", KEY), day: read("day", /^\d{4}-\d{2}-\d{2}$/) };
  return parseList(text);
}

/** Tells how many filters narrow a list beside its view and the search. */
export function countFilters({ view: _view, q: _q, ...others }: ListFilters): number {
  return Object.values(others).filter((value) => value !== "").length;
}

/** Goes to a place of the room; `isSame` keeps the step back to the place before this one, as typing into the search does. */
export function goToPlace(place: Place, isSame = false): void {
  if (isSame) replaceHash(toHash(place));
  else location.hash = toHash(place);
}

/** Follows where one is in the room. */
export function usePlace(): Place {
  const hash = useHash();
  return useMemo(() => parseHash(hash), [hash]);
}
