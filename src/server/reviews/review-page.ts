import { formatDay } from "../../i18n/format";
import { getCountryName } from "../../i18n/country-names";
import { getPath } from "../../i18n/routes";
import { html, type Html } from "../html";
import { renderPage } from "../http/html-page";
import { getMailTranslator, getReviewTranslator } from "../messages";
import { getSite } from "../site-settings";
import type { Review } from "../store/review";
import { renderReviewForm } from "./review-form";
import { REVIEW_STYLE } from "./review-style";
import type { ReviewView } from "./review-view";

/** Says whether a review is published, declined, withdrawn or still looked at. */
function renderState({ locale, status, reason }: Review): Html {
  const t = getReviewTranslator(locale);
  if (status === "invited") return html``;
  const text =
    status === "declined"
      ? t("declined.text", {
          reason: reason === null ? "" : getMailTranslator(locale)(`review.reasons.${reason}`),
        })
      : t(`${status}.text`);
  return html`<section class="state">
    <h2>${t(`${status}.title`)}</h2>
    <p>${text}</p>
  </section>`;
}

function renderWritten({ locale, data }: Review): Html {
  if (data === null) return html``;
  const t = getReviewTranslator(locale);
  const { stars, text, name, country } = data;
  return html`<section>
    <h2>${t("yours")}</h2>
    <p>${t("givenStars", { stars })} <span aria-hidden="true">${"★".repeat(stars)}</span></p>
    <blockquote lang="${locale}">${text}</blockquote>
    <p>${name}, ${getCountryName(country, locale)}</p>
  </section>`;
}

function renderWithdraw({ review: { locale }, action }: ReviewView): Html {
  const t = getReviewTranslator(locale);
  return html`<section>
    <h2>${t("withdraw.title")}</h2>
    <p>${t("withdraw.text")}</p>
    <form method="post" action="${action}">
      <input type="hidden" name="do" value="withdraw" />
      <button class="quiet">${t("withdraw.button")}</button>
    </form>
  </section>`;
}

/** Renders the page of a review in the guest's language: the form, or what was written, and whether it is published. */
export function renderReviewPage(view: ReviewView): Html {
  const { review, title, isTooLate } = view;
  const { locale, status, tripDay, data } = review;
  const t = getReviewTranslator(locale);
  const content = html`${isTooLate && html`<p class="summary" role="alert">${t("tooLate")}</p>`}
    ${status === "invited" && html`<p>${t("intro", { title, day: formatDay(tripDay, locale) })}</p>`}
    ${renderState(review)}${renderWritten(review)}
    <p>${t("rules")} <a href="${getPath("reviews", locale)}">${t("rulesLink")}</a></p>
    ${status === "invited" && renderReviewForm(view)} ${data !== null && renderWithdraw(view)}`;
  const chatText = t("chatText", { brand: getSite(locale).brand, title });
  return renderPage(locale, t("title"), content, { chatText, style: REVIEW_STYLE });
}
