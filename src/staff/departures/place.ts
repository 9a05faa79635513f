import { KEY } from "../../domain/config/patterns";

/** Where one is in the room Departures, as the address says it behind `#`; `from` "" is today, `offer` "" all of them. */
export type Place =
  { kind: "list"; offer: string; from: string } | { kind: "day"; offer: string; day: string };

export type ListPlace = Extract<Place, { kind: "list" }>;

export const START: ListPlace = { kind: "list", offer: "", from: "" };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isKey = (text: string) => KEY.test(text);

export const toInput = ({ offer, from }: Pick<ListPlace, "offer" | "from">) => ({
  ...(offer && { offer }),
  ...(from && { from }),
});

export const toQuery = (place: ListPlace) => new URLSearchParams(toInput(place)).toString();

export function toHash(place: Place): string {
  return place.kind === "day" ? `#${place.offer}/${place.day}` : `#${toQuery(place)}`;
}

/** Reads the place that an address names; what it does not understand is left out. */
export function parseHash(hash: string): Place {
  const text = hash.replace(/^#/, "");
  const [offer = "", day = "", ...rest] = text.split("/");
  if (rest.length === 0 && isKey(offer) && DAY.test(day)) return { kind: "day", offer, day };
  const params = new URLSearchParams(text);
  const asked = { offer: params.get("offer") ?? "", from: params.get("from") ?? "" };
  return {
    kind: "list",
    offer: isKey(asked.offer) ? asked.offer : "",
    from: DAY.test(asked.from) ? asked.from : "",
  };
}
