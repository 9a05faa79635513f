import type { ErrorCode, ErrorReply } from "../../../contracts/error-codes";
import { getPath } from "../../../i18n/routes";
import { html } from "../html";
import { describeError, log } from "../log";
import { getServerTranslator } from "../messages";
import type { Answer, Exchange, JsonAnswer, Respond } from "./exchange";
import { toErrorAnswer, type Responders } from "./handler";
import { renderPage, answerNote } from "./html-page";
import { ERROR_CODE_HEADER } from "./http-error";
import { getAskedLocale, isOneClick, getBodyKind } from "./request";

/** The sentences of failures for which the guest can do something else than for a form that is refused. */
const SENTENCES: Partial<Record<ErrorCode, "errors.failed" | "errors.too-large">> = {
  "server-error": "errors.failed",
  "too-large": "errors.too-large",
};

/** Tells whether a person reads the answer. Scripts get JSON, and mail programs that unsubscribe (RFC 8058), whatever they accept. */
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

function withPages(respond: Respond): Respond {
  return async (exchange) => {
    try {
      return await respond(exchange);
    } catch (error) {
      return answerFailure(exchange, error);
    }
  };
}

/** Gives what answers with pages the same pages for its failures. */
export function answerInPages(responders: Responders): Responders {
  const pages = Object.entries(responders).map(([method, respond]) => [method, withPages(respond)] as const);
  return Object.fromEntries(pages);
}

/** Answers a link that is too old, was used up or is not ours; it does not say which. What knew its language may be gone. */
export function answerBadLink(exchange: Exchange): Answer {
  const locale = getAskedLocale(exchange);
  const t = getServerTranslator(locale);
  return answerNote(404, locale, t("link.badTitle"), t("link.badText"));
}
