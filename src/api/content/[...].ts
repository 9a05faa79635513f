import {
  answerContentQuery,
  answerPreflight,
  CONTENT_HEADERS,
} from "../../server/content-query/answer-content-query";
import { createHandler } from "../../server/http/create-handler";

/** `/api/content/{locale}/{collection}[/{slug}]`: the offers for other programs (docs/content-api.md). */
export default createHandler({ POST: answerContentQuery, OPTIONS: answerPreflight }, CONTENT_HEADERS);
