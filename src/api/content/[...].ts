import { answerContentQuery, answerPreflight, CONTENT_HEADERS } from "../../server/content-api/routes";
import { createHandler } from "../../server/platform/http/handler";

/** `/api/content/{locale}/{collection}[/{slug}]`: the offers for other programs (docs/content-api.md). */
export default createHandler({ POST: answerContentQuery, OPTIONS: answerPreflight }, CONTENT_HEADERS);
