import { randomUUID } from "node:crypto";

import { isAdmitted } from "../../../domain/booking/admitted-party";
import { parseDay } from "../../../domain/booking/calendar-day";
import { hasFixedDays, isShipPortKey } from "../../../domain/booking/bookable-offer";
import { getDayProblem, getNextDays } from "../../../domain/booking/running-days";
import {
  OFFERED_PICKUP_KINDS,
  PARTY_LIMIT,
  type PickupKind,
  SHIP_CLOCKS,
  type ShipClock,
} from "../../../domain/config/booking";
import { type FormName, HONEYPOT_FIELD } from "../../../domain/config/forms";
import {
  LOCALE_CODES,
  DEFAULT_LOCALE,
  getLocale,
  toLocale,
  type Locale,
} from "../../../domain/config/locales";
import { PORTS, type Port } from "../../../domain/config/offer";
import { askedOfferSchema } from "../../../domain/contracts/contact";
import type { FieldCode } from "../../../domain/contracts/error-codes";
import { toFormField } from "../../../domain/contracts/from-form";
import { TEXT_LIMITS } from "../../../domain/contracts/limits";
import type { OfferFacts } from "../../../domain/contracts/offer-facts";
import { formatDay } from "../../../domain/i18n/format";
import type { KeyIn } from "../../../domain/i18n/message-key";
import { html, type Html, renderPage } from "../html";
import { getBookingTranslator, getRegistrationTranslator, getServerTranslator } from "../messages";
import {
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

/** Errors of fields that the visitor cannot correct are shown under the form's title. */
function getFaults(draft: FormDraft): Map<string, FieldCode> {
  return new Map(Object.entries(draft.fields).map(([name, code]) => [toFormField(name), code]));
}

/** Of a transfer the place is a flight, and of who is met where ships call the ship; elsewhere it may be a hotel, too. */
function getPlaceLabel({ locale, values }: FormDraft): string {
  const t = getBookingTranslator(locale);
  if (values["pickupKind"] === "airport") return t("booking.form.flight");
  return isShipPortKey(values["port"], getPorts(locale))
    ? t("booking.form.ship")
    : getServerTranslator(locale)("fields.pickupPlace");
}

/** The registration form asks for other things under the same names (the whole name, who you are): in its own words. */
function getLabel(draft: FormDraft, name: string): string {
  const { form, locale } = draft;
  if (form === "registration")
    return getRegistrationTranslator(locale)(name as "name" | "email" | "language" | "about");
  if (name === "pickupPlace") return getPlaceLabel(draft);
  return getServerTranslator(locale)(`fields.${name as KeyIn<"server.fields">}`);
}

function getOptionLabel(field: FormField, option: string, locale: Locale): string {
  if (field.name === "language") return getLocale(toLocale(option)).name;
  if (field.name === "date") return formatDay(option, locale);
  if (field.name === "pickupShipClock")
    return getBookingTranslator(locale)(`booking.form.clocks.${option as ShipClock}`);
  return field.name === "port"
    ? getPortName(option as Port, locale)
    : getServerTranslator(locale)(`pickupKinds.${option as PickupKind}`);
}

function renderControl(field: FormField, value: string, fault: string | undefined, locale: Locale): Html {
  const t = getServerTranslator(locale);
  const aria = fault !== undefined && html` aria-invalid="true" aria-describedby="${field.name}-fault"`;
  const common = html`id="${field.name}" name="${field.name}"${field.required === true && " required"}${aria}`;
  const complete = field.autocomplete !== undefined && html` autocomplete="${field.autocomplete}"`;
  if (field.type === "textarea")
    return html`<textarea ${common} rows="6" maxlength="${field.max}">${value}</textarea>`;
  if (field.type === "select")
    return html`<select ${common}>
      <option value="">${t("choose")}</option>
      ${(field.options ?? []).map(
        (option) =>
          html`<option value="${option}" ${option === value && " selected"}>
            ${getOptionLabel(field, option, locale)}
          </option>`,
      )}
    </select>`;
  const limit =
    field.type === "number"
      ? html` min="0" max="${field.max}"`
      : field.max !== undefined && html` maxlength="${field.max}"`;
  return html`<input ${common} type="${field.type}" value="${value}" ${complete}${limit} />`;
}

/** A message may be left out where the offer says what it is about. */
function isRequired(field: FormField, draft: FormDraft): boolean {
  return field.required === true && !(field.name === "message" && draft.values["service"]);
}

function renderField(field: FormField, draft: FormDraft, faults: Map<string, FieldCode>): Html {
  const value = draft.values[field.name] ?? "";
  if (field.type === "hidden") return html`<input type="hidden" name="${field.name}" value="${value}" />`;
  const t = getServerTranslator(draft.locale);
  const label = getLabel(draft, field.name);
  const code = faults.get(field.name);
  const fault = code && t(`fieldErrors.${code}`, { field: label, max: field.max ?? 0 });
  return html`<label for="${field.name}"
      >${label}${!isRequired(field, draft) && html` <small>(${t("optional")})</small>`}</label
    >
    ${renderControl({ ...field, required: isRequired(field, draft) }, value, fault, draft.locale)}${fault !== undefined && html`<p class="fault" id="${field.name}-fault">${fault}</p>`} `;
}

/** How many of the next days of an offer are offered that does not run every day. */
const OFFERED_DAYS = 20;

/** An offer that does not run every day is asked for by one of its days; one that was chosen before may be later than the next ones. */
function toDayField(field: FormField, offer: OfferFacts, port: string | undefined, chosen = ""): FormField {
  const when = { offer, port, rules: getSite(DEFAULT_LOCALE).booking, now: Date.now() };
  const isPossible = parseDay(chosen) !== undefined && getDayProblem(chosen, when) === undefined;
  const days = [...getNextDays(when, OFFERED_DAYS), ...(isPossible ? [chosen] : [])];
  return { ...field, type: "select", options: [...new Set(days)].sort() };
}

/** A draft holds what anybody typed: only what looks like an offer's key is looked up. */
function getOfferKey({ values }: FormDraft) {
  const asked = askedOfferSchema.safeParse(values);
  return asked.success ? asked.data : undefined;
}

function findOffer(draft: FormDraft): OfferFacts | undefined {
  const asked = getOfferKey(draft);
  return asked && loadOffer(asked.service, asked.collection);
}

function getTitle(draft: FormDraft): string | undefined {
  const asked = getOfferKey(draft);
  return asked && getOfferTitle(asked.service, draft.locale, asked.collection);
}

function completePickup(draft: FormDraft): FormDraft {
  if (findOffer(draft)?.asks_flight !== true) return draft;
  return { ...draft, values: { ...draft.values, pickupKind: "airport" } };
}

/**
 * Small children are asked for where they may come along; a number that was typed all the same stays to be seen. Who is met where
 * ships call is not asked whether it is a hotel or a ship; nor is that sent along, because the port may be changed. Who is met at the
 * airport is asked for no other place, and for no ship.
 */
function getFields(draft: FormDraft): readonly FormField[] {
  const { form, values } = draft;
  const offer = findOffer(draft);
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

function getOfferFault(draft: FormDraft): string | undefined {
  const field = getTitle(draft);
  if (draft.fields["service"] !== "not-on-sale" || field === undefined) return undefined;
  return getServerTranslator(draft.locale)("fieldErrors.not-on-sale", { field });
}

/** The summary takes the focus, so that a screen reader begins there: `autofocus` works without a script. */
function renderSummary(draft: FormDraft, faults: Map<string, FieldCode>, retryAfter: number): Html {
  const t = getServerTranslator(draft.locale);
  const known = (["invalid", "too-many-requests", "server-error"] as const).find(
    (code) => code === draft.code,
  );
  const text = t(`errors.${known ?? "other"}`, { minutes: Math.max(1, Math.ceil(retryAfter / 60)) });
  const shown = FORM_FIELDS[draft.form].filter(({ name, type }) => type !== "hidden" && faults.has(name));
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
    <h2>${t("errors.title")}</h2>
    <p>${getOfferFault(draft) ?? text}</p>
    ${
      shown.length > 0 &&
      html`<ul>
        ${shown.map(({ name, max = 0 }) => html`<li><a href="#${name}">${t(`fieldErrors.${faults.get(name) ?? "invalid"}`, { field: getLabel(draft, name), max })}</a></li>`)}
      </ul>`
    }
  </div>`;
}

function getSubmitText({ form, locale }: FormDraft): string {
  if (form === "subscribe") return getNewsletter(locale).submit_text;
  return form === "registration"
    ? getRegistrationTranslator(locale)("submit")
    : getServerTranslator(locale)("contact.submit");
}

function renderPrivacyNote({ form, locale }: FormDraft): Html | false {
  if (form === "registration") return false;
  return html`<p>
    <small>${form === "contact" ? getContactPage(locale).privacy_note : getNewsletter(locale).consent}</small>
  </p>`;
}

interface FormPageOptions {
  retryAfter?: number | undefined;
  /** Under which the draft is kept, so that it is deleted when the form is sent. */
  draftToken?: string | undefined;
}

/** Returns whether a value of a list has words: what can be chosen, and another day or port. */
function hasLabel({ name, options }: FormField, value: string): boolean {
  if (options === undefined) return false;
  if (options.includes(value)) return true;
  if (name === "date") return parseDay(value) !== undefined;
  return name === "port" && getPorts(DEFAULT_LOCALE).some(({ key }) => key === value);
}

/** Says in the chat what is wanted: the offer by name, or what the form is for. */
function getChatOpening(draft: FormDraft): string {
  const { form, locale } = draft;
  const service = getTitle(draft);
  const language = getLocale(locale).name;
  return service === undefined
    ? getServerTranslator(locale)(`chat.${form}`, { language })
    : getBookingTranslator(locale)("booking.chatText", { service, language });
}

function getChatText(draft: FormDraft): string {
  const lines = getFields(draft).map((field) => {
    const value = draft.values[field.name];
    if (!value || field.type === "hidden") return "";
    const text = hasLabel(field, value) ? getOptionLabel(field, value, draft.locale) : value;
    return `${getLabel(draft, field.name)}: ${text}`;
  });
  return [getChatOpening(draft), ...lines].filter(Boolean).join("\n");
}

/** Renders a form with what it holds so far, and, of one that was refused (its draft has a code), what was wrong. */
export function renderFormPage(
  given: FormDraft,
  { retryAfter = 600, draftToken }: FormPageOptions = {},
): Html {
  const draft = completePickup(given);
  const t = getServerTranslator(draft.locale);
  const faults = getFaults(draft);
  const key =
    draft.form !== "subscribe" && html`<input type="hidden" name="idempotencyKey" value="${randomUUID()}" />`;
  const isRefused = draft.code !== "";
  const title = getTitle(draft);
  const action = `/api/${draft.form}${draftToken === undefined ? "" : `?draft=${encodeURIComponent(draftToken)}`}`;
  const content = html`${isRefused && renderSummary(draft, faults, retryAfter)}${title !== undefined && html`<p>${t("contact.about", { title })}</p>`}
    <form method="post" action="${action}" novalidate>
      ${getFields(draft).map((field) => renderField(field, draft, faults))}
      <div class="trap" aria-hidden="true">
        <label for="${HONEYPOT_FIELD}">${t("fields.trap")}</label
        ><input id="${HONEYPOT_FIELD}" name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off" />
      </div>
      <input type="hidden" name="lang" value="${draft.locale}" />${key} ${renderPrivacyNote(draft)}
      <button>${getSubmitText(draft)}</button>
    </form>
    ${draftToken !== undefined && html`<p><small>${t("keptFor")}</small></p>`}`;
  return renderPage(draft.locale, t(`${draft.form}.title`), content, { chatText: getChatText(draft) });
}
