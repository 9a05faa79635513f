import { createHmac } from "node:crypto";
import type { z } from "zod";

import { type FormName, HONEYPOT_FIELD, BODY_LIMIT } from "../../../domain/config/forms";
import { toLocale, type Locale } from "../../../domain/config/locales";
import type { ErrorReply, FieldErrors } from "../../../domain/contracts/error-codes";
import { fromForm } from "../../../domain/contracts/from-form";
import { parseRequest } from "../../../domain/contracts/fields";
import { getPath, type PlainRoute } from "../../../domain/i18n/routes";
import { getStore } from "../../store";
import type { RateLimit } from "../database/limits";
import { getEnv } from "../env";
import { answerNote, renderNote } from "../html";
import { describeError, log } from "../log";
import { getServerTranslator } from "../published";
import { type Answer, type Exchange, assertSameOrigin, getBodyKind, readBody, HttpError } from "./request";
import type { FormDraft } from "./form-drafts";
import { FORM_FIELDS, renderFormPage } from "./form-page";
import { getRateLimit, toErrorAnswer, type Responders } from "./handler";
import { answerInPages } from "./page-answers";

interface AnyForm {
  form: FormName;
  /** Answers a `GET` that is about something; `undefined`: the page of the form does. */
  open?(exchange: Exchange, locale: Locale): Answer | undefined;
  /** Words after a plain post; `sent` stands in the address, where anybody can write it. */
  thank(locale: Locale, sent: string): { texts: readonly string[]; chatText?: string };
}

export interface FormRoute<Schema extends z.ZodType> extends AnyForm {
  schema: Schema;
  accept(submission: Submission<z.output<Schema>>): Promise<Outcome>;
  /** Has the mails sent; `began` is when the post came in. */
  deliver(began: number): Promise<void>;
}

const FORM_PAGES = {
  contact: "contact",
  subscribe: "home",
  registration: "registration",
} as const satisfies Record<FormName, PlainRoute>;

/** A form posted by the browser itself wants a page back; a script that posts the same way says that it wants JSON. */
function wantsPage(exchange: Exchange): boolean {
  const accept = exchange.header("accept") ?? "";
  return (
    getBodyKind(exchange) === "form" && (!accept.includes("application/json") || accept.includes("text/html"))
  );
}

/** The same plain form of the same client on one day (a double click, a reload, Back) is one submission: `rate.client` is of the day. */
function toFormKey(body: object, rate: RateLimit): string {
  const content = JSON.stringify([body, rate.client]);
  return `form-${createHmac("sha256", getEnv().getSecret()).update(content).digest("base64url")}`;
}

async function submit<Schema extends z.ZodType>(
  route: FormRoute<Schema>,
  exchange: Exchange,
  page: boolean,
): Promise<Outcome & { outcome: "accepted" }> {
  const began = performance.now();
  const body = readBody(exchange, ["json", "form"]);
  assertSameOrigin(exchange);
  const input = getBodyKind(exchange) === "form" ? fromForm(body) : body;
  const parsed = parseRequest(route.schema, input);
  if (!parsed.ok) throw new HttpError("invalid", { fields: parsed.fields });
  const now = Date.now();
  const rate = getRateLimit(exchange, route.form, now);
  const given = input["idempotencyKey"];
  const idempotencyKey = typeof given === "string" ? given : page ? toFormKey(input, rate) : undefined;
  const outcome = await route.accept({ data: parsed.data, rate, now, idempotencyKey });
  if (outcome.outcome === "limited")
    throw new HttpError("too-many-requests", { retryAfter: outcome.retryAfter });
  if (outcome.outcome === "refused") throw new HttpError("invalid", { fields: outcome.fields });
  await forgetDraft(exchange);
  await route.deliver(began);
  return outcome;
}

const DRAFTS_PER_POST = 3;

function toDraft(form: FormName, body: unknown, { code, fields = {} }: ErrorReply): FormDraft {
  const typed: Record<string, unknown> = typeof body === "object" && body !== null ? { ...body } : {};
  const values = FORM_FIELDS[form].flatMap(({ name }) => {
    const value = typed[name];
    return typeof value === "string" ? [[name, value.slice(0, BODY_LIMIT)] as const] : [];
  });
  return { form, locale: toLocale(typed["lang"]), values: Object.fromEntries(values), code, fields };
}

/** A failure may not reach the visitor; the draft ends within the hour. */
async function forgetDraft(exchange: Exchange): Promise<void> {
  const token = exchange.query("draft");
  if (token === undefined) return;
  await getStore()
    .then(({ drafts }) => drafts.delete(token))
    .catch((error: unknown) => log.error("draft-not-deleted", describeError(error)));
}

async function answerRefused(form: FormName, exchange: Exchange, error: unknown): Promise<Answer> {
  const { status, headers = {}, json } = toErrorAnswer(error);
  const reply = json as ErrorReply;
  const { code, retryAfter } = reply;
  const draft = toDraft(form, exchange.body, reply);
  const page: Answer = { status, headers, page: renderFormPage(draft, { retryAfter }) };
  // What came from elsewhere, or too much of it, is not worth keeping.
  if (code !== "invalid" && code !== "too-many-requests") return page;
  try {
    const now = Date.now();
    const { client, limit } = getRateLimit(exchange, `${form}-draft`, now);
    const rate = { client, limit: limit * DRAFTS_PER_POST };
    const token = await (await getStore()).drafts.save(draft, rate, now);
    if (token === undefined) return page;
    await forgetDraft(exchange);
    const wait = retryAfter === undefined ? "" : `&wait=${retryAfter}`;
    return { status: 303, location: `/api/${form}?draft=${token}&lang=${draft.locale}${wait}` };
  } catch (cause) {
    log.error("draft-not-kept", describeError(cause));
    return page;
  }
}

async function answerDraft(form: FormName, exchange: Exchange, locale: Locale, token: string) {
  const draft = await (await getStore()).drafts.get(token, Date.now());
  const t = getServerTranslator(locale);
  if (draft?.form !== form) return answerNote(404, locale, t(`${form}.title`), t("errors.expired"));
  const seconds = Number(exchange.query("wait"));
  const retryAfter = Number.isFinite(seconds) ? seconds : undefined;
  const page = renderFormPage({ ...draft, locale }, { retryAfter, draftToken: token });
  return { status: 200, page };
}

async function post<Schema extends z.ZodType>(route: FormRoute<Schema>, exchange: Exchange): Promise<Answer> {
  const page = wantsPage(exchange);
  try {
    const { reference } = await submit(route, exchange, page);
    if (!page)
      return { status: 200, json: { confirmed: true, ...(reference !== undefined && { reference }) } };
    const lang = toLocale((exchange.body as Record<string, unknown>)["lang"]);
    return { status: 303, location: `/api/${route.form}?sent=${reference ?? "yes"}&lang=${lang}` };
  } catch (error) {
    return page ? await answerRefused(route.form, exchange, error) : toErrorAnswer(error);
  }
}

function answerSent({ form, thank }: AnyForm, locale: Locale, sent: string): Answer {
  const { texts, ...extras } = thank(locale, sent);
  const title = getServerTranslator(locale)(`${form}.sentTitle`);
  return { status: 200, page: renderNote(locale, title, texts, extras) };
}

async function get(route: AnyForm, exchange: Exchange): Promise<Answer> {
  const { form } = route;
  const locale = toLocale(exchange.query("lang"));
  const sent = exchange.query("sent");
  if (sent !== undefined) return answerSent(route, locale, sent);
  const token = exchange.query("draft");
  if (token !== undefined) return answerDraft(form, exchange, locale, token);
  return route.open?.(exchange, locale) ?? { status: 303, location: getPath(FORM_PAGES[form], locale) };
}

/** Creates the calls of a form: JSON for scripts, pages for plain HTML forms, the same rules for both. */
export function createForm<Schema extends z.ZodType>(route: FormRoute<Schema>): Responders {
  return {
    POST: (exchange) => post(route, exchange),
    ...answerInPages({ GET: (exchange) => get(route, exchange) }),
  };
}

export type Outcome =
  | { outcome: "accepted"; reference?: string }
  | { outcome: "limited"; retryAfter: number }
  | { outcome: "refused"; fields: FieldErrors };

interface PostedTexts {
  [HONEYPOT_FIELD]?: string | undefined;
  name?: string;
  lastname?: string;
  message?: string;
  about?: string;
  source?: string;
}

const LINK = /https?:|www\.|\[url/i;

/**
 * Returns whether a machine has filled in a form: the honeypot, and a second sign, because a password manager may fill in the honeypot of a person.
 * That is a link in a text, the honeypot's text as the message, or a form that does not say on which page it stands.
 */
export function isTrapped({ [HONEYPOT_FIELD]: trap = "", source, ...texts }: PostedTexts): boolean {
  if (trap === "") return false;
  const { name = "", lastname = "", message = "", about = "" } = texts;
  const isRepeated = [message, about].includes(trap);
  return source === "" || isRepeated || [name, lastname, message, about].some((text) => LINK.test(text));
}

export interface Submission<Data> {
  data: Data;
  rate: RateLimit;
  now: number;
  /** The key the browser sent; a plain form, which cannot make one, gets one from its content. */
  idempotencyKey: string | undefined;
}
