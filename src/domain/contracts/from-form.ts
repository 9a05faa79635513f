import { isChosen, toChoiceTexts, type Choice } from "../booking/choice";

const NUMBER_FIELDS = ["adults", "children", "smallChildren"];
const PICKUP_FIELDS: Record<string, string> = {
  pickupKind: "kind",
  pickupPlace: "place",
  pickupShipDocked: "shipDocked",
  pickupShipAllAboard: "shipAllAboard",
  pickupShipClock: "shipClock",
};

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function toValue(name: string, value: unknown): unknown {
  if (name === "offers" && typeof value === "string") return toJson(value);
  if (NUMBER_FIELDS.includes(name) && typeof value === "string" && /^\s*\d{1,3}\s*$/.test(value))
    return Number(value);
  return value;
}

/**
 * Turns the flat strings of a plain HTML form into the body that a script would send: empty fields are left out,
 * numbers become numbers, the JSON of `offers` becomes a list, what begins with `pickup` becomes `pickup`.
 * Anything unexpected is passed on for the schema to refuse.
 */
export function fromForm(form: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const body = new Map<string, unknown>();
  const pickup = new Map<string, unknown>();
  for (const [name, value] of Object.entries(form)) {
    if (typeof value === "string" && value.trim() === "") continue;
    const pickupField = Object.hasOwn(PICKUP_FIELDS, name) ? PICKUP_FIELDS[name] : undefined;
    if (pickupField === undefined) body.set(name, toValue(name, value));
    else pickup.set(pickupField, value);
  }
  if (pickup.size > 0) body.set("pickup", { kind: "unknown", ...Object.fromEntries(pickup) });
  return Object.fromEntries(body);
}

const PICKUP_NAMES = new Map(Object.entries(PICKUP_FIELDS).map(([name, key]) => [key, name]));

/** Returns the name that a field of the body has in the HTML form, e.g. `pickup.place` → `pickupPlace`. */
export function toFormField(name: string): string {
  const [, key = ""] = name.split("pickup.");
  return PICKUP_NAMES.get(key) ?? name;
}

/** Writes a choice as the fields of a plain form, in the names that `fromForm` reads; none when nothing was chosen. */
export function toFormValues(choice: Choice): Record<string, string> {
  const texts = isChosen(choice) ? toChoiceTexts(choice) : [];
  return Object.fromEntries(
    texts.flatMap(([field, text]) => (text ? [[PICKUP_NAMES.get(field) ?? field, text]] : [])),
  );
}
