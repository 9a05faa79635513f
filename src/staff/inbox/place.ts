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

/** The places beside the list and one enquiry, with what an address may say of them. */
const VALUES = {
  figures: {},
  "new-enquiry": {},
  accounts: { month: /^\d{4}-\d{2}$/ },
  "new-booking": { offer: KEY, day: /^\d{4}-\d{2}-\d{2}$/ },
} satisfies Record<string, Record<string, RegExp>>;

export function toHash(place: Place): string {
  if (place.kind === "list") return `#${toQuery(place.filters)}`;
  if (place.kind === "enquiry") return `#${place.reference}${place.atStatus ? "/status" : ""}`;
  const { kind, ...values } = place;
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== "")).toString();
  return [`#${kind}`, query].filter(Boolean).join("?");
}

/** Reads the place that an address names; what it does not understand is left out. */
export function parseHash(hash: string): Place {
  const text = hash.replace(/^#/, "");
  const [reference = "", part] = text.split("/");
  if (REFERENCE.test(reference) && (part === undefined || part === "status"))
    return { kind: "enquiry", reference, ...(part && { atStatus: true }) };
  const [kind = "", query = ""] = text.split("?", 2);
  if (Object.hasOwn(VALUES, kind)) {
    const given = new URLSearchParams(query);
    const read = Object.entries<RegExp>(VALUES[kind as keyof typeof VALUES]).map(([name, pattern]) => {
      const value = given.get(name) ?? "";
      return [name, pattern.test(value) ? value : ""];
    });
    return { kind, ...Object.fromEntries(read) } as Place;
  }
  const filters = { ...NO_FILTERS };
  for (const [name, value] of new URLSearchParams(text)) {
    if (name === "view") filters.view = VIEWS.find((known) => known === value) ?? "all";
    else if (isText(name)) filters[name] = value;
  }
  return { kind: "list", filters };
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
