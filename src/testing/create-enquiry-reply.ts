import type { EnquiryEvent } from "../domain/contracts/inbox";
import {
  type EnquiryChoicesReply,
  type EnquiryListReply,
  type EnquiryReply,
  type EnquiryRow,
  type BookedTripReply,
  type BookingReply,
} from "../staff/shell/client";

/** Creates a line of the staff's list: a new enquiry of Carla, who asks for Saona. */
export function createEnquiryRow(facts: Partial<EnquiryRow> = {}): EnquiryRow {
  return {
    ...{ reference: "PA-7K2P4", name: "Carla Rossi", locale: "it", status: "new", isHeld: false },
    ...{ about: "asked", offer: "saona-island", offers: 1, port: "bayahibe", date: "2026-12-05", persons: 3 },
    ...{ excerpt: "Buongiorno, è possibile", person: null, dueAt: Date.parse("2026-11-23T14:40:00.000Z") },
    ...{
      createdAt: Date.parse("2026-11-23T13:00:00.000Z"),
      touchedAt: Date.parse("2026-11-23T13:00:00.000Z"),
    },
    ...facts,
  };
}

/** Creates the answer of the list with some rows. */
export function createListReply(rows: EnquiryRow[], facts: Partial<EnquiryListReply> = {}): EnquiryListReply {
  const waiting = rows.filter(({ dueAt }) => dueAt !== null).length;
  return {
    rows,
    counts: { due: waiting, waiting, new: 1, open: 0, answered: 4, booked: 2, lost: 1, held: 1, all: 1234 },
    ...facts,
  };
}

export const CHOICES: EnquiryChoicesReply = {
  offers: ["saona-island", "catalina-island"],
  sources: [{ key: "hotel-sol", name: "Hotel Sol" }],
  people: [{ id: "ana", name: "Ana" }],
};

/** The enquiry's arrival. */
export const RECEIVED: EnquiryEvent = {
  ...{ id: "e1", at: Date.parse("2026-11-23T13:00:00.000Z"), who: null, kind: "received" },
};

/** Creates what the server answers of one enquiry. */
export function createEnquiryReply(facts: Partial<EnquiryReply> = {}): EnquiryReply {
  return {
    ...{ reference: "PA-7K2P4", version: 1, status: "new", isHeld: false, locale: "it" },
    ...{ name: "Carla", lastname: "Rossi", email: "carla@example.com", phone: "+39 333 1234567" },
    phoneNumber: "+393331234567",
    ...{ message: "Buongiorno, è possibile?", source: "Hotel Sol" },
    ...{
      createdAt: Date.parse("2026-11-23T13:00:00.000Z"),
      dueAt: Date.parse("2026-11-23T15:00:00.000Z"),
      person: null,
    },
    chosen: [
      {
        ...{ offer: "saona-island", title: "Saona Island", port: "bayahibe", date: "2026-12-05" },
        ...{ adults: 2, children: 1, smallChildren: 0 },
        facts: [{ label: "Price", text: "2 adults × $75 + 1 child × $45 = $195" }],
        ...{ problems: [], dayNotes: ["The sea is rough."] },
      },
    ],
    ...{
      others: [],
      events: [RECEIVED],
      quotes: [],
      booking: null,
      draft: "",
      writing: [],
      hasMailbox: true,
    },
    values: {
      name: "Carla",
      offer: "Isola Saona",
      date: "5 dicembre",
      price: "",
      pickup: "Hotel Sol",
      reference: "PA-7K2P4",
    },
    people: [
      { id: "ana", name: "Ana" },
      { id: "luis", name: "Luis" },
    ],
    ...facts,
  };
}

/** Creates a booked trip: Saona on the fifth of December for Carla's party, 195 dollars. */
export function createBookedTrip(facts: Partial<BookedTripReply> = {}): BookedTripReply {
  return {
    ...{ id: "t1", offer: "saona-island", title: "Isola Saona", port: "bayahibe", date: "2026-12-05" },
    ...{ adults: 2, children: 1, smallChildren: 0, pickup: { place: "Hotel Sol", time: "07:30" } },
    ...{ status: "confirmed", cancelledBy: null, isOver: false, amountCents: 19_500, feeCents: 0 },
    settledAt: null,
    ...facts,
  };
}

export function createBooking(facts: Partial<BookingReply> = {}): BookingReply {
  const { trips = [createBookedTrip()] } = facts;
  const totalCents = trips.reduce(
    (sum, { status, amountCents }) => sum + (status === "cancelled" ? 0 : amountCents),
    0,
  );
  return { totalCents, paidCents: 0, deposit: null, payments: [], notes: "", ...facts, trips };
}
