import type { Locale } from "../../domain/config/locales";
import { REVIEW_LIMITS, STARS } from "../../domain/config/reviews";
import { countCharacters } from "../../domain/contracts/clean-text";
import type { FieldErrors } from "../../domain/contracts/error-codes";
import { listCountries, getCountryName } from "../../domain/i18n/country-names";
import { formatNumber, formatDay } from "../../domain/i18n/format";
import { getPath } from "../../domain/i18n/routes";
import { html, type Html, createPageStyle, renderPage } from "../platform/html";
import { getReviewTranslator, getMailTranslator } from "../platform/messages";
import { getSite } from "../platform/published";
import type { Review } from "./review";

const FIELDS = ["stars", "text", "name", "country", "consent"] as const;
type Field = (typeof FIELDS)[number];

function getFault({ locale, fields, values }: ReviewFormView, field: Field): string | undefined {
  if (fields[field] === undefined) return undefined;
  const t = getReviewTranslator(locale);
  if (field === "text")
    return t("errors.review", {
      min: REVIEW_LIMITS.textMin,
      max: formatNumber(REVIEW_LIMITS.textMax, locale),
      length: formatNumber(countCharacters((values["text"] ?? "").trim()), locale),
    });
  return field === "name" ? t("errors.name", { max: REVIEW_LIMITS.name }) : t(`errors.${field}`);
}

/** The link in the summary leads to the first star: the stars are one field. */
const toId = (field: Field) => (field === "stars" ? `stars-${STARS[0]}` : field);

/** The summary takes the focus, so that a screen reader begins there: `autofocus` works without a script. */
function renderSummary(view: ReviewFormView): Html {
  const t = getReviewTranslator(view.locale);
  const faults = FIELDS.flatMap((field) => {
    const fault = getFault(view, field);
    return fault === undefined ? [] : [{ field, fault }];
  });
  if (faults.length === 0) return html``;
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
    <h2>${t("errors.title")}</h2>
    <p>${t("errors.text")}</p>
    <ul>
      ${faults.map(({ field, fault }) => html`<li><a href="#${toId(field)}">${fault}</a></li>`)}
    </ul>
  </div>`;
}

function renderFault(view: ReviewFormView, field: Field): Html {
  const fault = getFault(view, field);
  return fault === undefined ? html`` : html`<p class="fault" id="${field}-fault">${fault}</p>`;
}

function describe(view: ReviewFormView, field: Field): Html {
  return getFault(view, field) === undefined
    ? html``
    : html` aria-invalid="true" aria-describedby="${field}-fault"`;
}

function renderStars(view: ReviewFormView): Html {
  const { locale, values } = view;
  const t = getReviewTranslator(locale);
  const one = (stars: (typeof STARS)[number]) =>
    html`<label class="choice" for="stars-${stars}"
      ><input
        id="stars-${stars}"
        type="radio"
        name="stars"
        value="${stars}"
        required${values["stars"] === String(stars) && html` checked`}
      />
      <span>${t(`star.${stars}`)} <b aria-hidden="true">${"★".repeat(stars)}</b></span></label
    >`;
  return html`<fieldset role="radiogroup" ${describe(view, "stars")}>
    <legend>${t("stars")}</legend>
    ${STARS.map(one)}${renderFault(view, "stars")}
  </fieldset>`;
}

function renderCountry(view: ReviewFormView): Html {
  const { locale, values } = view;
  const t = getReviewTranslator(locale);
  return html`<label for="country">${t("country")}</label>
    <select id="country" name="country" required autocomplete="country" ${describe(view, "country")}>
      <option value="">${t("choose")}</option>
      ${listCountries(locale).map(
        ([code, name]) =>
          html`<option value="${code}" ${code === values["country"] && html` selected`}>${name}</option>`,
      )}
    </select>
    ${renderFault(view, "country")}`;
}

export function renderReviewForm(view: ReviewFormView): Html {
  const { locale, values, action } = view;
  const t = getReviewTranslator(locale);
  const limits = { min: REVIEW_LIMITS.textMin, max: formatNumber(REVIEW_LIMITS.textMax, locale) };
  // No maxlength: what was pasted is not to be cut without a word.
  return html`${renderSummary(view)}
    <form method="post" action="${action}" novalidate>
      ${renderStars(view)}
      <label for="text">${t("text")} <small>${t("textHint", limits)}</small></label>
      <textarea id="text" name="text" rows="8" required${describe(view, "text")}>
${values["text"] ?? ""}</textarea>
      ${renderFault(view, "text")}
      <label for="name">${t("name")} <small>${t("nameHint")}</small></label>
      <input
        id="name"
        name="name"
        value="${values["name"] ?? ""}"
        required
        autocomplete="given-name"
        ${describe(view, "name")}
      />
      ${renderFault(view, "name")}${renderCountry(view)}
      <label class="choice consent" for="consent"
        ><input
          id="consent"
          type="checkbox"
          name="consent"
          value="yes"
          required${values["consent"] === "yes" && html` checked`}${describe(view, "consent")}
        />
        <span>${t("consent")}</span></label
      >
      ${renderFault(view, "consent")}
      <button>${t("send")}</button>
    </form>`;
}

export const REVIEW_STYLE = createPageStyle(`
small{display:block;color:var(--ink-soft);font-weight:400}
fieldset{border:0;margin:0;padding:0}
fieldset[aria-invalid=true]{padding:.25rem .75rem .75rem;border-radius:.5rem}
.choice{display:flex;gap:.75rem;align-items:center;min-block-size:2.75rem;margin:0;font-weight:400}
.choice input{flex:none;inline-size:1.5rem;block-size:1.5rem;min-block-size:0;margin:0;accent-color:var(--lagoon)}
.choice b{color:var(--lagoon);letter-spacing:.1em;font-weight:400}
.consent{margin-block-start:1.1rem}
blockquote{margin:0 0 1rem;padding-inline-start:1rem;border-inline-start:3px solid var(--lagoon);white-space:pre-line}
form button{margin-block-start:1rem}
`);

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

interface ReviewFormView {
  locale: Locale;
  action: string;
  values: Readonly<Record<string, string>>;
  /** None before they were sent. */
  fields: FieldErrors;
}

export interface ReviewView extends ReviewFormView {
  review: Review;
  title: string;
  /** The link was used before something else was sent by it. */
  isTooLate: boolean;
}
