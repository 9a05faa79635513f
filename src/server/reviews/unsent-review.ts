import { html } from "../html";
import { getLinkPath } from "../guest-link";
import { getAskedLocale } from "../http/asked-locale";
import type { Answer, Exchange } from "../http/exchange";
import { renderPage } from "../http/html-page";
import { getReviewTranslator, getServerTranslator } from "../messages";
import { renderReviewForm } from "./review-form";
import { REVIEW_STYLE } from "./review-style";

/** Answers a review that could not be stored with its form as it was sent. What knew the guest's language could not be read either. */
export function answerUnsentReview(
  exchange: Exchange,
  status: number,
  values: Readonly<Record<string, string>>,
): Answer {
  const locale = getAskedLocale(exchange);
  const t = getServerTranslator(locale);
  const action = getLinkPath(exchange, "review");
  const content = html`<div class="summary" role="alert" tabindex="-1" autofocus>
      <h2>${t("errors.title")}</h2>
      <p>${t("errors.server-error")}</p>
    </div>
    ${renderReviewForm({ locale, action, values, fields: {} })}`;
  const extras = { chatText: values["text"] ?? "", style: REVIEW_STYLE };
  return {
    status,
    headers: { "Content-Security-Policy": REVIEW_STYLE.csp },
    page: renderPage(locale, getReviewTranslator(locale)("title"), content, extras),
  };
}
