import { useMemo } from "react";

import { KEY, REFERENCE } from "../../domain/config/patterns";
import type { EnquiryView } from "../../domain/contracts/inbox";
import { readParams, replaceHash, useHash, writeParams } from "../ui/hooks";

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

/** Returns the query of a list: what is narrowed alone, so that an unfiltered list has an empty one. */
export const toQuery = ({ view, ...others }: ListFilters) =>
  writeParams({ view: view === NO_FILTERS.view ? "" : view, ...others });

const ANY = /./;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const FILTERS = {
  ...{ view: RegExp(`^(${VIEWS.join("|")})$`), q: ANY, offer: ANY, port: ANY, lang: ANY },
  ...{ person: ANY, source: ANY, from: ANY, to: ANY, askedFrom: ANY, askedTo: ANY },
} satisfies Record<keyof ListFilters, RegExp>;

/** The places beside the list and one enquiry, with what an address may say of them. */
const VALUES: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  figures: {},
  "new-enquiry": {},
  accounts: { month: /^\d{4}-\d{2}$/ },
  "new-booking": { offer: KEY, day: DAY },
};

export function toHash(place: Place): string {
  if (place.kind === "list") return `#${toQuery(place.filters)}`;
  if (place.kind === "enquiry") return `#${place.reference}${place.atStatus ? "/status" : ""}`;
  const { kind, ...values } = place;
  return [`#${kind}`, writeParams(values)].filter(Boolean).join("?");
}

export function parseHash(hash: string): Place {
  const text = hash.replace(/^#/, "");
  const [reference = "", part] = text.split("/");
  if (REFERENCE.test(reference) && (part === undefined || part === "status"))
    return { kind: "enquiry", reference, ...(part && { atStatus: true }) };
  const [kind = "", query = ""] = text.split("?", 2);
  const values = Object.hasOwn(VALUES, kind) ? VALUES[kind] : undefined;
  if (values) return { kind, ...readParams(query, values) } as Place;
  const filters = readParams(text, FILTERS);
  return { kind: "list", filters: { ...filters, view: filters.view || NO_FILTERS.view } as ListFilters };
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

export function usePlace(): Place {
  const hash = useHash();
  return useMemo(() => parseHash(hash), [hash]);
}
