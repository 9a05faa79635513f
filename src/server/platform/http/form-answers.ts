import { CHOICE_KEYS } from "../../../domain/booking/choice-keys";
import { NO_CHOICE, parseGuestChoice } from "../../../domain/booking/choice";
import type { FormName } from "../../../domain/config/forms";
import { toLocale, type Locale } from "../../../domain/config/locales";
import { askedOfferSchema } from "../../../domain/contracts/contact";
import type { ErrorReply } from "../../../domain/contracts/error-codes";
import { BODY_LIMIT } from "../../../domain/contracts/limits";
import { toFormValues } from "../../../domain/contracts/from-form";
import { getPath } from "../../../domain/i18n/routes";
import { checkBooking } from "../../enquiries/check-booking";
import { getStore } from "../../store";
import { html, type Html, answerNote, renderPage, type PageStyle } from "../html";
import { describeError, log } from "../log";
import { getServerTranslator } from "../messages";
import { getPorts } from "../published";
import { type Answer, type Exchange, type JsonAnswer, getAskedLocale } from "./request";
import type { FormDraft } from "./form-drafts";
import { FORM_FIELDS, renderFormPage } from "./form-page";
import { getRateLimit } from "./handler";

/** How many refused forms of a client are kept for each post that is taken. */
const DRAFTS_PER_POST = 3;

/** Keeps of a refused form what the form's own fields hold. */
function toDraft(form: FormName, body: unknown, reply: ErrorReply): FormDraft {
  const typed: Record<string, unknown> = typeof body === "object" && body !== null ? { ...body } : {};
  const values = FORM_FIELDS[form].flatMap(({ name }) => {
    const value = typed[name];
    return typeof value === "string" ? [[name, value.slice(0, BODY_LIMIT)] as const] : [];
  });
  const locale = toLocale(typed["lang"]);
  return { form, locale, values: Object.fromEntries(values), code: reply.code, fields: reply.fields ?? {} };
}

/** Deletes the draft that a post was made from. A failure may not reach the visitor; the draft ends within the hour. */
export async function forgetDraft(exchange: Exchange): Promise<void> {
  const token = exchange.query("draft");
  if (token === undefined) return;
  await getStore()
    .then(({ drafts }) => drafts.delete(token))
    .catch((error: unknown) => log.error("draft-not-deleted", describeError(error)));
}

/** Answers a plain post that was refused with a redirect to the kept form, so that a reload does not post again. */
export async function answerRefusedForm(
  form: FormName,
  exchange: Exchange,
  answer: JsonAnswer,
): Promise<Answer> {
  const reply = answer.json as ErrorReply;
  const draft = toDraft(form, exchange.body, reply);
  // What came from elsewhere, or too much of it, is not worth keeping.
  const keep = reply.code === "invalid" || reply.code === "too-many-requests";
  const page: Answer = {
    status: answer.status,
    headers: answer.headers ?? {},
    page: renderFormPage(draft, { retryAfter: reply.retryAfter }),
  };
  if (!keep) return page;
  try {
    const now = Date.now();
    const { client, limit } = getRateLimit(exchange, `${form}-draft`, now);
    const rate = { client, limit: limit * DRAFTS_PER_POST };
    const token = await (await getStore()).drafts.save(draft, rate, now);
    if (token === undefined) return page;
    await forgetDraft(exchange);
    const wait = reply.retryAfter === undefined ? "" : `&wait=${reply.retryAfter}`;
    return { status: 303, location: `/api/${form}?draft=${token}&lang=${draft.locale}${wait}` };
  } catch (error) {
    log.error("draft-not-kept", describeError(error));
    return page;
  }
}

/** Answers with the form that a draft belongs to; an hour later with a note that it has expired. */
export async function answerWithDraft(
  form: FormName,
  locale: Locale,
  token: string,
  wait: string | undefined,
): Promise<Answer> {
  const draft = await (await getStore()).drafts.get(token, Date.now());
  if (draft === undefined || draft.form !== form) {
    const t = getServerTranslator(locale);
    return answerNote(404, locale, t(`${form}.title`), t("errors.expired"));
  }
  const seconds = Number(wait);
  return {
    status: 200,
    page: renderFormPage(
      { ...draft, locale },
      {
        retryAfter: Number.isFinite(seconds) ? seconds : undefined,
        draftToken: token,
      },
    ),
  };
}

/** The page of a form in a language; `typed` is what the chat can carry instead. */
interface FormPage {
  title: string;
  form: Html;
  typed: string;
  style: PageStyle;
}

/** Answers what could not be stored with its form as it was sent. What knew the guest's language could not be read either. */
export function answerUnsentForm(
  exchange: Exchange,
  status: number,
  toPage: (locale: Locale) => FormPage,
): Answer {
  const locale = getAskedLocale(exchange);
  const t = getServerTranslator(locale);
  const { title, form, typed, style } = toPage(locale);
  const content = html`<div class="summary" role="alert" tabindex="-1" autofocus>
      <h2>${t("errors.title")}</h2>
      <p>${t("errors.server-error")}</p>
    </div>
    ${form}`;
  return {
    status,
    headers: { "Content-Security-Policy": style.csp },
    page: renderPage(locale, title, content, { chatText: typed, style }),
  };
}

/** Answers an offer's plain form with the contact form: the choice filled in, a wrong day or an offer off sale marked. */
export function answerAskedForm(exchange: Exchange, locale: Locale, now: number): Answer {
  const asked = askedOfferSchema.safeParse({
    service: exchange.query("service"),
    collection: exchange.query("collection"),
  });
  if (!asked.success) return { status: 303, location: getPath("contact", locale) };
  const params = new URLSearchParams(
    Object.values(CHOICE_KEYS).map((key) => [key, exchange.query(key) ?? ""]),
  );
  const { service, collection } = asked.data;
  const choice = parseGuestChoice(params, getPorts(locale));
  const checked = checkBooking(choice, asked.data, now);
  // What was chosen of an offer that is off sale would be refused again: without it the message is a question.
  const kept = !checked.ok && checked.fields["service"] !== undefined ? NO_CHOICE : choice;
  const draft = {
    form: "contact" as const,
    locale,
    values: { ...toFormValues(kept), service, collection },
    code: checked.ok ? "" : "invalid",
    fields: checked.ok ? {} : checked.fields,
  };
  return { status: 200, page: renderFormPage(draft) };
}
