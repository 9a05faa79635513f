import { createHandler } from "../../server/http/create-handler";
import { draftQuote } from "../../server/quotes/draft-quote";

/** `/api/staff/quote-draft`: lines of a quote by the price rules of an offer. */
export default createHandler({ POST: draftQuote });
