import { createHandler } from "../server/http/create-handler";
import { answerQuote, showQuote } from "../server/quotes/quote-link";

/** `/api/quote?token=`: the page of a quote, where a guest accepts or declines it. */
export default createHandler({ GET: showQuote, POST: answerQuote });
