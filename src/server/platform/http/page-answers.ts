import type { Locale } from "../../../domain/config/locales";
import type { ErrorCode, ErrorReply } from "../../../domain/contracts/error-codes";
import { getPath } from "../../../domain/i18n/routes";
import type { Enquiry } from "../../enquiries/enquiry";
import { getStore, type Store } from "../../store";
import { getEnv } from "../env";
import { html, renderPage, answerNote, type Html, type PageStyle } from "../html";
import { LINKS, readToken } from "../secrets";
import { describeError, log } from "../log";
import { getServerTranslator } from "../published";
import { toErrorAnswer, type Responders } from "./handler";
import {
  ERROR_CODE_HEADER,
  type Exchange,
  type Answer,
  type JsonAnswer,
  type Respond,
  getAskedLocale,
  isOneClick,
  getBodyKind,
} from "./request";

/** The sentences of failures for which the guest can do something else than for a form that is refused. */
const SENTENCES: Partial<Record<ErrorCode, "errors.failed" | "errors.too-large">> = {
  "server-error": "errors.failed",
  "too-large": "errors.too-large",
};

/** Returns whether a person reads the answer. Scripts get JSON, and mail programs that unsubscribe (RFC 8058), whatever they accept. */
export function isForReader(exchange: Exchange): boolean {
  const accepted = exchange.header("accept") ?? "";
  return accepted.includes("text/html") && getBodyKind(exchange) !== "json" && !isOneClick(exchange);
}

function toPage(exchange: Exchange, { status, headers, json }: JsonAnswer): Answer {
  const { code } = json as ErrorReply;
  const locale = getAskedLocale(exchange);
  const t = getServerTranslator(locale);
  const content = html`<p>${t(SENTENCES[code] ?? "errors.other")}</p>
    <p><a href="${getPath("contact", locale)}">${t("contactPage")}</a></p>`;
  return {
    status,
    headers: { ...headers, [ERROR_CODE_HEADER]: code },
    page: renderPage(locale, t("errors.title"), content),
  };
}

/** Turns whatever was thrown into a reply: a page with the ways on for a person, in the language of the request, JSON for a program. */
export function answerFailure(exchange: Exchange, error: unknown): Answer {
  const answer = toErrorAnswer(error);
  if (!isForReader(exchange)) return answer;
  try {
    return toPage(exchange, answer);
  } catch (cause) {
    log.error("error-page-failed", describeError(cause));
    return answer;
  }
}

/** Gives what answers with pages the same pages for its failures. */
export function answerInPages(responders: Responders): Responders {
  const withPages = (respond: Respond) => async (exchange: Exchange) => {
    try {
      return await respond(exchange);
    } catch (error) {
      return answerFailure(exchange, error);
    }
  };
  return Object.fromEntries(
    Object.entries(responders).map(([method, respond]) => [method, withPages(respond)]),
  );
}

/** Answers a link that is too old, was used up or is not ours; it does not say which. What knew its language may be gone. */
export function answerBadLink(exchange: Exchange): Answer {
  const locale = getAskedLocale(exchange);
  const t = getServerTranslator(locale);
  return answerNote(404, locale, t("link.badTitle"), t("link.badText"));
}

type Purpose = "quote" | "review";

/** Finds what a guest's link is for, with its enquiry; `undefined` where the link or what it is for is none. */
export async function findByLink<Name extends Purpose, Subject extends { enquiryId: string }>(
  exchange: Exchange,
  purpose: Name,
  get: (store: Store, id: string) => Promise<Subject | undefined>,
): Promise<(Record<Name, Subject> & { enquiry: Enquiry }) | undefined> {
  const token = readToken(getEnv().getSecret(), exchange.query("token"), Date.now());
  if (token?.purpose !== purpose) return undefined;
  const store = await getStore();
  const subject = await get(store, token.id);
  const enquiry = subject && (await store.enquiries.get(subject.enquiryId));
  return enquiry && { ...({ [purpose]: subject } as Record<Name, Subject>), enquiry };
}

export function getLinkPath(exchange: Exchange, purpose: Purpose): string {
  return `${LINKS[purpose].path}?token=${encodeURIComponent(exchange.query("token") ?? "")}`;
}

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
