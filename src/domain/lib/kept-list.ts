/**
 * The visitor's list of offers as one text, the same in the browser's storage and in an address:
 * `saona-island_port-bayahibe_date-2026-12-01_adults-2.whale-watching`. Links that people have sent depend on it.
 */
const ITEM_END = ".";
const PART_END = "_";

/** Times of day, which a list holds without their colon: `aboard-1945`. */
const TIMES = ["docks", "aboard"];

/** The parts of a choice that a list holds, named as in the choice's own address; the pick-up place is private and left out. */
const PARTS = ["port", "date", "adults", "children", "small", ...TIMES, "clock"];
const VALUE = /^[a-z0-9-]{1,40}$/;

/** Returns the items of a list: each the key of an offer, with or without a choice. */
export function getItems(list: string): string[] {
  return list.split(ITEM_END).filter(Boolean);
}

export function getItemKey(item: string): string {
  return item.split(PART_END)[0] ?? "";
}

/** Tells whether an offer is in a list. */
export function isInList(list: string, key: string): boolean {
  return getItems(list).some((item) => getItemKey(item) === key);
}

/** Writes an item: an offer's key and what is known of the choice, in the names of a choice's address. */
export function toItem(key: string, params: URLSearchParams): string {
  const parts = PARTS.flatMap((name) => {
    const text = params.get(name) ?? "";
    const value = TIMES.includes(name) ? text.replace(":", "") : text;
    return VALUE.test(value) ? [`${name}-${value}`] : [];
  });
  return [key, ...parts].join(PART_END);
}

/** Reads the choice of an item, as the address of a choice would have it; what no list holds is left out. */
export function getItemParams(item: string): URLSearchParams {
  const parts = item.split(PART_END).slice(1);
  const params = parts.map((part) => {
    const [name = "", ...values] = part.split("-");
    const value = values.join("-");
    return [name, TIMES.includes(name) ? value.replace(/^\d\d(?=\d\d$)/, "$&:") : value];
  });
  return new URLSearchParams(params.filter(([name = ""]) => PARTS.includes(name)));
}

/** Puts items together. */
export function toList(items: readonly string[]): string {
  return items.join(ITEM_END);
}

/** Takes an offer out of a list, or adds its item at the end. */
export function toggleItem(list: string, item: string): string {
  const key = getItemKey(item);
  const others = getItems(list).filter((other) => getItemKey(other) !== key);
  return toList(isInList(list, key) ? others : [...others, item]);
}
