import { createHandler } from "../../server/http/create-handler";
import { sendQuote } from "../../server/quotes/send-quote";

/** `/api/staff/quote`: sends a quote to a guest. */
export default createHandler({ POST: sendQuote });
