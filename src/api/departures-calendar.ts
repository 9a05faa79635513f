import { answerCalendar } from "../server/departures/answer-calendar";
import { createHandler } from "../server/http/create-handler";

/** `GET /api/departures-calendar?key=`: the departures as a calendar for the crew's phones. */
export default createHandler({ GET: answerCalendar });
