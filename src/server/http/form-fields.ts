import { PARTY_LIMIT, PICKUP_KINDS } from "../../config/booking";
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
const name: FormField = {
  name: "name",
  type: "text",
  required: true,
  autocomplete: "given-name",
  max: TEXT_LIMITS.name,
};
const email: FormField = {
  name: "email",
  type: "email",
  required: true,
  autocomplete: "email",
  max: TEXT_LIMITS.email,
};
const message: FormField = { name: "message", type: "textarea", required: true, max: TEXT_LIMITS.message };
const persons = (field: string): FormField => ({ name: field, type: "number", max: PARTY_LIMIT });

/** The fields of each form, in the order in which the site shows them. */
export const FORM_FIELDS: Record<FormName, readonly FormField[]> = {
  contact: [
    name,
    { name: "lastname", type: "text", autocomplete: "family-name", max: TEXT_LIMITS.lastname },
    email,
    { name: "phone", type: "tel", autocomplete: "tel", max: TEXT_LIMITS.phone },
    { name: "date", type: "date" },
    persons("adults"),
    persons("children"),
    persons("smallChildren"),
    { name: "port", type: "select", options: PORTS },
    { name: "pickupKind", type: "select", options: PICKUP_KINDS },
    { name: "pickupPlace", type: "text", max: TEXT_LIMITS.place },
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
