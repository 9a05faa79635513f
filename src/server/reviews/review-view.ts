import type { Locale } from "../../config/locales";
import type { FieldErrors } from "../../contracts/error-codes";
import type { Review } from "../store/review";

/** What the form of a review shows. */
export interface ReviewFormView {
  locale: Locale;
  /** Where the page's forms post to. */
  action: string;
  /** What the form's fields hold, by their names. */
  values: Readonly<Record<string, string>>;
  /** What was wrong with them; none before they were sent. */
  fields: FieldErrors;
}

/** What the page of a review shows. */
export interface ReviewView extends ReviewFormView {
  review: Review;
  /** The offer's title in the guest's language. */
  title: string;
  /** The link was used before something else was sent by it. */
  isTooLate: boolean;
}
