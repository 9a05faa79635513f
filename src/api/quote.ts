import { answerInPages } from "../server/http/answer-in-pages";
import { createHandler } from "../server/http/create-handler";
import { answerQuote, showQuote } from "../server/quotes/quote-link";

/** `/api/quote?token=`: the page of a quote, where a guest accepts or declines it. */
export default createHandler(answerInPages({ GET: showQuote, POST: answerQuote }));
