import { OFFERED_PICKUP_KINDS, PARTY_LIMIT } from "../../config/booking";
import type { FormName } from "../../config/forms";
import { LOCALE_CODES } from "../../config/locales";
import { PORTS } from "../../config/offer";
import { TEXT_LIMITS } from "../../contracts/limits";

/** One field of a form without scripts. */
export interface FormField {
  name: string;
  type: "text" | "email" | "tel" | "date" | "time" | "number" | "textarea" | "select" | "hidden";
  required?: boolean;
  autocomplete?: string;
  max?: number;
  options?: readonly string[];
}

const hidden = (name: string): FormField => ({ name, type: "hidden" });
const persons = (name: string): FormField => ({ name, type: "number", max: PARTY_LIMIT });
const text = (
  name: Exclude<keyof typeof TEXT_LIMITS, "place">,
  autocomplete: string,
  type: FormField["type"] = "text",
): FormField => ({ name, type, autocomplete, max: TEXT_LIMITS[name] });

const name = { ...text("name", "given-name"), required: true };
const email = { ...text("email", "email", "email"), required: true };
const message: FormField = { name: "message", type: "textarea", required: true, max: TEXT_LIMITS.message };

/** The fields of each form, in the order in which the site shows them. */
export const FORM_FIELDS: Record<FormName, readonly FormField[]> = {
  contact: [
    name,
    text("lastname", "family-name"),
    email,
    text("phone", "tel", "tel"),
    { name: "date", type: "date" },
    persons("adults"),
    persons("children"),
    persons("smallChildren"),
    { name: "port", type: "select", options: PORTS },
    { name: "pickupKind", type: "select", options: OFFERED_PICKUP_KINDS },
    { name: "pickupPlace", type: "text", max: TEXT_LIMITS.place },
    { name: "pickupShipDocked", type: "time" },
    { name: "pickupShipAllAboard", type: "time" },
    message,
    hidden("service"),
    hidden("collection"),
    hidden("offers"),
    hidden("source"),
  ],
  subscribe: [email, hidden("source")],
  registration: [
    { ...name, autocomplete: "name" },
    email,
    { name: "language", type: "select", required: true, options: LOCALE_CODES },
    { name: "about", type: "text", required: true, max: TEXT_LIMITS.about },
  ],
};
