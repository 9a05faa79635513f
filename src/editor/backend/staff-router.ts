import { meRouter, peopleRouter } from "../../server/accounts/people";
import { passkeysRouter } from "../../server/accounts/passkeys";
import { sessionRouter } from "../../server/accounts/sign-in";
import { accountsRouter, bookingsRouter } from "../../server/bookings/router";
import { calendarsRouter, departuresRouter } from "../../server/departures/router";
import { enquiriesRouter } from "../../server/enquiries/router";
import { lettersRouter } from "../../server/newsletter/letters";
import { partnersRouter } from "../../server/partners/ledger";
import { router } from "../../server/platform/rpc";
import { quotesRouter } from "../../server/quotes/routes";
import { todayRouter } from "../../server/today/router";
import { reviewsRouter } from "./reviews/router";

/** `/api/staff/people.list` and the like. It stands here because reviews are kept as files of the content. */
export const staffRouter = router({
  today: todayRouter,
  session: sessionRouter,
  me: meRouter,
  passkeys: passkeysRouter,
  people: peopleRouter,
  enquiries: enquiriesRouter,
  quotes: quotesRouter,
  bookings: bookingsRouter,
  accounts: accountsRouter,
  departures: departuresRouter,
  calendars: calendarsRouter,
  letters: lettersRouter,
  partners: partnersRouter,
  reviews: reviewsRouter,
});
export type StaffRouter = typeof staffRouter;
export type { EditorRouter } from "./editor-routes";
