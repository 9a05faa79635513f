import type { QuoteRefusal } from "../departures/quote-day";
import type { Enquiry } from "../store/enquiry";
import type { Quote } from "../store/quote";

/** What the page of a quote shows. */
export interface QuoteView {
  quote: Quote;
  enquiry: Enquiry;
  /** Where the page's forms post to. */
  action: string;
  /** Of a quote that was replaced: the page of the newest one. */
  newestUrl: string | undefined;
  /** Why an open quote cannot be accepted now. */
  refusal: QuoteRefusal | undefined;
  now: number;
}
