import { DeparturesPage } from "../staff/departures/departures-page";
import type { DepartureParty, DepartureReply, DepartureRow } from "../staff/shell/client";
import { ok, type FakeCalls, type MadeCall } from "./fake-staff-calls";
import { openStaffPage } from "./open-inbox";

const ROW: DepartureRow = {
  ...{ offer: "saona-island", day: "2026-12-24", state: "few", held: 18, capacity: 20, isByBoat: false },
  ...{ persons: 18, parties: 5 },
};
export const GUEST: DepartureParty = {
  ...{ reference: "PA-7K2P4", tripId: "t1", name: "Ana Pérez", locale: "es", isNoShow: false },
  ...{ phone: "+1 809 555 1234", phoneNumber: "+18095551234", notes: "Peanut allergy", dueCents: 19_500 },
  ...{ adults: 2, children: 1, smallChildren: 0 },
  ...{ port: "bayahibe", pickup: "08:00", place: "Dreams Dominicus" },
};

/** A day for which a party has booked, and the same day after it was closed. */
export const ONE_DAY: DepartureReply = {
  ...ROW,
  ...{
    guests: [GUEST],
    cancelledGuests: [],
    isClosedByContent: false,
    reason: "",
    who: null,
    changedAt: null,
  },
};
export const CLOSED_DAY: DepartureReply = {
  ...ONE_DAY,
  ...{ state: "closed", who: "Bea", changedAt: Date.parse("2026-11-23T14:00:00.000Z") },
};

export const DAY_LIST = { rows: [ROW], from: "2026-11-23", to: "2026-12-20", today: "2026-11-23" };

/** The call that loads the day. */
export const DAY_CALL = "GET staff/departures.get?offer=saona-island&day=2026-12-24";

const CALLS: FakeCalls = {
  "GET staff/departures.list": ok(DAY_LIST),
  [DAY_CALL]: ok(ONE_DAY),
  "GET staff/calendars.list": ok({ calendars: [] }),
};

export const openDepartures = (hash: string, calls: FakeCalls = {}): Promise<MadeCall[]> =>
  openStaffPage(DeparturesPage, `/admin/departures${hash}`, { ...CALLS, ...calls });
