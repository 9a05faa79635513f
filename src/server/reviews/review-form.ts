import { REVIEW_LIMITS, STARS } from "../../config/reviews";
import { countCharacters } from "../../contracts/clean-text";
import { listCountries } from "../../i18n/country-names";
import { formatNumber } from "../../i18n/format";
import { html, type Html } from "../html";
import { getReviewTranslator } from "../messages";
import type { ReviewFormView } from "./review-view";

const FIELDS = ["stars", "text", "name", "country", "consent"] as const;
type Field = (typeof FIELDS)[number];

/** Says what is wrong with a field; `undefined` when nothing is. */
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

/** Gets what names the fault of a field for a screen reader. */
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

/** Renders the form of a review with what it holds so far, and what was wrong with it. */
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
