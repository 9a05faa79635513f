import { answerDays } from "../server/departures/answer-days";
import { createHandler } from "../server/http/create-handler";

/** `GET /api/departures?offer=`: which coming days of an offer are nearly full, full or closed. */
export default createHandler({ GET: answerDays });
