import { randomUUID } from "node:crypto";

import { isAdmitted, type PartyKind } from "../../../domain/booking/admitted-party";
import { parseDay } from "../../../domain/booking/calendar-day";
import { hasFixedDays, isShipPortKey } from "../../../domain/booking/bookable-offer";
import { LEAST_PARTY } from "../../../domain/booking/choice-keys";
import { getDayProblem, getNextDays } from "../../../domain/booking/running-days";
import {
  OFFERED_PICKUP_KINDS,
  PARTY_LIMIT,
  type PickupKind,
  SHIP_CLOCKS,
  type ShipClock,
} from "../../../domain/config/booking";
import { type FormName, HONEYPOT_FIELD, TEXT_LIMITS } from "../../../domain/config/forms";
import {
  LOCALE_CODES,
  DEFAULT_LOCALE,
  getLocale,
  toLocale,
  type Locale,
} from "../../../domain/config/locales";
import { PORTS, type Port } from "../../../domain/config/offer";
import { askedOfferSchema } from "../../../domain/contracts/contact";
import { toFormField } from "../../../domain/contracts/from-form";
import type { OfferFacts } from "../../../domain/contracts/offer-facts";
import { formatDay } from "../../../domain/i18n/format";
import type { KeyIn } from "../../../domain/i18n/messages";
import { html, type Html, renderPage } from "../html";
import {
  getBookingTranslator,
  getRegistrationTranslator,
  getServerTranslator,
  getOfferTitle,
  loadOffer,
  getContactPage,
  getNewsletter,
  getPortName,
  getPorts,
  getSite,
} from "../published";
import type { FormDraft } from "./form-drafts";

interface FormField {
  name: string;
  type: "text" | "email" | "tel" | "date" | "time" | "number" | "textarea" | "select" | "hidden";
  required?: boolean;
  autocomplete?: string;
  min?: number;
  max?: number;
  options?: readonly string[];
}

const hidden = (name: string): FormField => ({ name, type: "hidden" });
const persons = (name: PartyKind): FormField => ({
  ...{ name, type: "number" },
  ...{ min: LEAST_PARTY[name], max: PARTY_LIMIT },
});
const text = (
  name: Exclude<keyof typeof TEXT_LIMITS, "place">,
  autocomplete: string,
  type: FormField["type"] = "text",
): FormField => ({ name, type, autocomplete, max: TEXT_LIMITS[name] });

const name = { ...text("name", "given-name"), required: true };
const email = { ...text("email", "email", "email"), required: true };
const message: FormField = { name: "message", type: "textarea", required: true, max: TEXT_LIMITS.message };

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
    { name: "pickupShipClock", type: "select", options: SHIP_CLOCKS },
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

/** Finds the offer that a form is about. A draft holds what anybody typed: only what looks like an offer's key is looked up. */
function findOffer({ values, locale }: FormDraft): { offer?: OfferFacts | undefined; title?: string } {
  const asked = askedOfferSchema.safeParse(values);
  if (!asked.success) return {};
  const { service, collection } = asked.data;
  return { offer: loadOffer(service, collection), title: getOfferTitle(service, locale, collection) };
}

/**
 * The registration form asks for other things under the same names (the whole name, who you are): in its own words. Of a transfer the
 * place is a flight, and of who is met where ships call the ship; elsewhere it may be a hotel, too.
 */
function getLabel({ form, locale, values }: FormDraft, name: string): string {
  if (form === "registration")
    return getRegistrationTranslator(locale)(name as "name" | "email" | "language" | "about");
  const t = getBookingTranslator(locale);
  if (name === "pickupPlace" && values["pickupKind"] === "airport") return t("booking.form.flight");
  if (name === "pickupPlace" && isShipPortKey(values["port"], getPorts(locale)))
    return t("booking.form.ship");
  return getServerTranslator(locale)(`fields.${name as KeyIn<"server.fields">}`);
}

function getOptionLabel({ name }: FormField, option: string, locale: Locale): string {
  const t = getServerTranslator(locale);
  if (name === "language") return getLocale(toLocale(option)).name;
  if (name === "date") return formatDay(option, locale);
  if (name === "pickupShipClock")
    return getBookingTranslator(locale)(`booking.form.clocks.${option as ShipClock}`);
  return name === "port" ? getPortName(option as Port, locale) : t(`pickupKinds.${option as PickupKind}`);
}

const OFFERED_DAYS = 20;

/** An offer that does not run every day is asked for by one of its days; one that was chosen before may be later than the next ones. */
function toDayField(field: FormField, offer: OfferFacts, port: string | undefined, chosen = ""): FormField {
  const when = { offer, port, rules: getSite(DEFAULT_LOCALE).booking, now: Date.now() };
  const isPossible = parseDay(chosen) !== undefined && getDayProblem(chosen, when) === undefined;
  const days = [...getNextDays(when, OFFERED_DAYS), ...(isPossible ? [chosen] : [])];
  return { ...field, type: "select", options: [...new Set(days)].sort() };
}

/**
 * Small children are asked for where they may come along; a number that was typed all the same stays to be seen. Who is met where
 * ships call is not asked whether it is a hotel or a ship; nor is that sent along, because the port may be changed. Who is met at the
 * airport is asked for no other place, and for no ship.
 */
function getFields({ form, values }: FormDraft, offer: OfferFacts | undefined): readonly FormField[] {
  const ports = getPorts(DEFAULT_LOCALE);
  const port = ports.find(({ key }) => key === values["port"])?.key;
  return FORM_FIELDS[form].flatMap((field): FormField[] => {
    if (values["pickupKind"] === "airport") {
      if (field.name === "pickupKind") return [{ ...field, type: "hidden" }];
      if (field.name.startsWith("pickupShip")) return [];
    }
    if (field.name === "pickupKind" && isShipPortKey(port, ports)) return [];
    if (!offer) return [field];
    if (field.name === "date" && hasFixedDays(offer)) return [toDayField(field, offer, port, values["date"])];
    if (field.name === "port") return [{ ...field, options: offer.ports }];
    if (field.name !== "children" && field.name !== "smallChildren") return [field];
    // Who typed some already has to see them.
    return isAdmitted(field.name, offer) || Number(values[field.name]) > 0 ? [field] : [];
  });
}

interface ShownField extends FormField {
  label: string;
  value: string;
  fault: string | undefined;
}

function getFaults(draft: FormDraft): Map<string, string> {
  const t = getServerTranslator(draft.locale);
  const codes = new Map(Object.entries(draft.fields).map(([name, code]) => [toFormField(name), code]));
  const wrong = FORM_FIELDS[draft.form].flatMap(({ name, type, min = 0, max = 0 }) => {
    const code = type === "hidden" ? undefined : codes.get(name);
    return code
      ? [[name, t(`fieldErrors.${code}`, { field: getLabel(draft, name), min, max })] as const]
      : [];
  });
  return new Map(wrong);
}

function renderControl({ value, fault, ...field }: ShownField, locale: Locale): Html {
  const aria = fault !== undefined && html` aria-invalid="true" aria-describedby="${field.name}-fault"`;
  const common = html`id="${field.name}" name="${field.name}"${field.required === true && " required"}${aria}`;
  const complete = field.autocomplete !== undefined && html` autocomplete="${field.autocomplete}"`;
  if (field.type === "textarea")
    return html`<textarea ${common} rows="6" maxlength="${field.max}">${value}</textarea>`;
  if (field.type === "select")
    return html`<select ${common}>
      <option value="">${getServerTranslator(locale)("choose")}</option>
      ${(field.options ?? []).map(
        (option) =>
          html`<option value="${option}" ${option === value && " selected"}>
            ${getOptionLabel(field, option, locale)}
          </option>`,
      )}
    </select>`;
  const limit =
    field.type === "number"
      ? html` min="${field.min}" max="${field.max}"`
      : field.max !== undefined && html` maxlength="${field.max}"`;
  return html`<input ${common} type="${field.type}" value="${value}" ${complete}${limit} />`;
}

function renderField(field: ShownField, locale: Locale): Html {
  const { name, label, value, fault } = field;
  if (field.type === "hidden") return html`<input type="hidden" name="${name}" value="${value}" />`;
  const optional = getServerTranslator(locale)("optional");
  return html`<label for="${name}">${label}${!field.required && html` <small>(${optional})</small>`}</label>
    ${renderControl(field, locale)}${fault !== undefined && html`<p class="fault" id="${name}-fault">${fault}</p>`} `;
}

/** The summary takes the focus, so that a screen reader begins there: `autofocus` works without a script. */
function renderSummary(draft: FormDraft, faults: Map<string, string>, title = "", retryAfter = 600): Html {
  const t = getServerTranslator(draft.locale);
  const codes = ["invalid", "too-many-requests", "server-error"] as const;
  const known = codes.find((code) => code === draft.code) ?? "other";
  const isOffSale = draft.fields["service"] === "not-on-sale" && title !== "";
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
    <h2>${t("errors.title")}</h2>
    <p>
      ${
        isOffSale
          ? t("fieldErrors.not-on-sale", { field: title })
          : t(`errors.${known}`, { minutes: Math.max(1, Math.ceil(retryAfter / 60)) })
      }
    </p>
    ${
      faults.size > 0 &&
      html`<ul>
        ${[...faults].map(([name, fault]) => html`<li><a href="#${name}">${fault}</a></li>`)}
      </ul>`
    }
  </div>`;
}

const SUBMIT: Record<FormName, (locale: Locale) => string> = {
  contact: (locale) => getServerTranslator(locale)("contact.submit"),
  subscribe: (locale) => getNewsletter(locale).submit_text,
  registration: (locale) => getRegistrationTranslator(locale)("submit"),
};

const PRIVACY_NOTES: Record<FormName, (locale: Locale) => string> = {
  contact: (locale) => getContactPage(locale).privacy_note,
  subscribe: (locale) => getNewsletter(locale).consent,
  registration: () => "",
};

/** Says in the chat what is wanted, the offer by name or what the form is for, and what was typed. */
function getChatText({ form, locale }: FormDraft, fields: readonly ShownField[], service?: string): string {
  const language = getLocale(locale).name;
  const opening =
    service === undefined
      ? getServerTranslator(locale)(`chat.${form}`, { language })
      : getBookingTranslator(locale)("booking.chatText", { service, language });
  const lines = fields.flatMap((field) => {
    const { name, type, value, label, options } = field;
    if (value === "" || type === "hidden") return [];
    // What can be chosen has words, and another day or port.
    const hasLabel =
      options?.includes(value) === true ||
      (options !== undefined && name === "date" && parseDay(value) !== undefined) ||
      (name === "port" && getPorts(DEFAULT_LOCALE).some(({ key }) => key === value));
    return [`${label}: ${hasLabel ? getOptionLabel(field, value, locale) : value}`];
  });
  return [opening, ...lines].join("\n");
}

interface FormPageOptions {
  retryAfter?: number | undefined;
  draftToken?: string | undefined;
}

export function renderFormPage(given: FormDraft, { retryAfter, draftToken }: FormPageOptions = {}): Html {
  const { offer, title } = findOffer(given);
  const flight = offer?.asks_flight === true && { pickupKind: "airport" };
  const draft: FormDraft = { ...given, values: { ...given.values, ...flight } };
  const { form, locale, values } = draft;
  const t = getServerTranslator(locale);
  const faults = getFaults(draft);
  const fields = getFields(draft, offer).map((field) => ({
    ...field,
    // A message may be left out where the offer says what it is about.
    required: field.required === true && !(field.name === "message" && values["service"]),
    label: field.type === "hidden" ? "" : getLabel(draft, field.name),
    value: values[field.name] ?? "",
    fault: faults.get(field.name),
  }));
  const key =
    form !== "subscribe" && html`<input type="hidden" name="idempotencyKey" value="${randomUUID()}" />`;
  const action = `/api/${form}${draftToken === undefined ? "" : `?draft=${encodeURIComponent(draftToken)}`}`;
  const note = PRIVACY_NOTES[form](locale);
  const content = html`${draft.code !== "" && renderSummary(draft, faults, title, retryAfter)}${title !== undefined && html`<p>${t("contact.about", { title })}</p>`}
    <form method="post" action="${action}" novalidate>
      ${fields.map((field) => renderField(field, locale))}
      <div class="trap" aria-hidden="true">
        <label for="${HONEYPOT_FIELD}">${t("fields.trap")}</label
        ><input id="${HONEYPOT_FIELD}" name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off" />
      </div>
      <input type="hidden" name="lang" value="${locale}" />${key}
      ${note !== "" && html`<p><small>${note}</small></p>`}
      <button>${SUBMIT[form](locale)}</button>
    </form>
    ${draftToken !== undefined && html`<p><small>${t("keptFor")}</small></p>`}`;
  const chatText = getChatText(draft, fields, title);
  return renderPage(locale, t(`${form}.title`), content, { chatText });
}
