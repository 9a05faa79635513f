import type { Locale } from "../../domain/config/locales";
import { REVIEW_LIMITS, STARS } from "../../domain/config/reviews";
import { countCharacters } from "../../domain/contracts/fields";
import type { FieldErrors } from "../../domain/contracts/error-codes";
import { listCountries, getCountryName } from "../../domain/i18n/country-names";
import { formatNumber, formatDay } from "../../domain/i18n/format";
import { getPath } from "../../domain/i18n/routes";
import { html, type Html, createPageStyle, renderPage } from "../platform/html";
import { getReviewTranslator, getMailTranslator, getSite } from "../platform/published";
import type { Review } from "./review";

const FIELDS = ["stars", "text", "name", "country", "consent"] as const;
type Field = (typeof FIELDS)[number];

/** Says what is wrong with which field, in the order of the form. */
function getFaults({ locale, fields, values }: ReviewFormView): Map<Field, string> {
  const t = getReviewTranslator(locale);
  const limits = { min: REVIEW_LIMITS.textMin, max: formatNumber(REVIEW_LIMITS.textMax, locale) };
  const length = formatNumber(countCharacters((values["text"] ?? "").trim()), locale);
  const texts: Record<Field, string> = {
    stars: t("errors.stars"),
    text: t("errors.review", { ...limits, length }),
    name: t("errors.name", { max: REVIEW_LIMITS.name }),
    country: t("errors.country"),
    consent: t("errors.consent"),
  };
  const wrong = FIELDS.filter((field) => fields[field] !== undefined);
  return new Map(wrong.map((field) => [field, texts[field]]));
}

/** The link in the summary leads to the first star: the stars are one field. */
const toId = (field: Field) => (field === "stars" ? `stars-${STARS[0]}` : field);

/** The summary takes the focus, so that a screen reader begins there: `autofocus` works without a script. */
function renderSummary(faults: Map<Field, string>, locale: Locale): Html {
  const t = getReviewTranslator(locale);
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
    <h2>${t("errors.title")}</h2>
    <p>${t("errors.text")}</p>
    <ul>
      ${[...faults].map(([field, fault]) => html`<li><a href="#${toId(field)}">${fault}</a></li>`)}
    </ul>
  </div>`;
}

export function renderReviewForm(view: ReviewFormView): Html {
  const { locale, values, action } = view;
  const t = getReviewTranslator(locale);
  const limits = { min: REVIEW_LIMITS.textMin, max: formatNumber(REVIEW_LIMITS.textMax, locale) };
  const faults = getFaults(view);
  const describe = (field: Field) =>
    faults.has(field) && html` aria-invalid="true" aria-describedby="${field}-fault"`;
  const renderFault = (field: Field) =>
    faults.has(field) && html`<p class="fault" id="${field}-fault">${faults.get(field) ?? ""}</p>`;
  const renderStars = (stars: (typeof STARS)[number]) =>
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
  const renderCountry = ([code, name]: readonly [string, string]) =>
    html`<option value="${code}" ${code === values["country"] && html` selected`}>${name}</option>`;
  // No maxlength: what was pasted is not to be cut without a word.
  return html`${faults.size > 0 && renderSummary(faults, locale)}
    <form method="post" action="${action}" novalidate>
      <fieldset role="radiogroup" ${describe("stars")}>
        <legend>${t("stars")}</legend>
        ${STARS.map(renderStars)}${renderFault("stars")}
      </fieldset>
      <label for="text">${t("text")} <small>${t("textHint", limits)}</small></label>
      <textarea id="text" name="text" rows="8" required${describe("text")}>${values["text"] ?? ""}</textarea>
      ${renderFault("text")}
      <label for="name">${t("name")} <small>${t("nameHint")}</small></label>
      <input
        id="name"
        name="name"
        value="${values["name"] ?? ""}"
        required
        autocomplete="given-name"
        ${describe("name")}
      />
      ${renderFault("name")}
      <label for="country">${t("country")}</label>
      <select id="country" name="country" required autocomplete="country" ${describe("country")}>
        <option value="">${t("choose")}</option>
        ${listCountries(locale).map(renderCountry)}
      </select>
      ${renderFault("country")}
      <label class="choice consent" for="consent"
        ><input
          id="consent"
          type="checkbox"
          name="consent"
          value="yes"
          required${values["consent"] === "yes" && html` checked`}${describe("consent")}
        />
        <span>${t("consent")}</span></label
      >
      ${renderFault("consent")}
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
