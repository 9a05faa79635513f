import { router } from "../platform/rpc";
import { addCalendar, endCalendar, listCalendars } from "./calendar";
import { cancelDeparture, previewCancellation } from "./cancellation";
import { changeDeparture, listDepartures, showDeparture } from "./procedures";

export const departuresRouter = router({
  list: listDepartures,
  get: showDeparture,
  change: changeDeparture,
  previewCancellation,
  cancel: cancelDeparture,
});

/** The secret addresses of the crews' calendars, for owners. */
export const calendarsRouter = router({ list: listCalendars, add: addCalendar, end: endCalendar });
