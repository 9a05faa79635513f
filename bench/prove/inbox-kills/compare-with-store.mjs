import { readTable } from "../../lib/read-store.mjs";

/** Compares what the site confirmed with what it has stored and mailed. Gets figures; all but the counts of work must be 0. */
export async function compareWithStore({ confirmed, settings, mails, sentAgain }) {
  const [events, quotes, outbox, enquiries, trips, entries] = await Promise.all(
    ["enquiry_events", "quotes", "outbox", "enquiries", "booking_trips", "booking_entries"].map((table) =>
      readTable(table, settings),
    ),
  );
  const ids = new Map(enquiries.map(({ id, reference }) => [reference, id]));
  const quoteById = new Map(quotes.map((quote) => [quote.id, quote]));
  const answered = events.filter(({ kind }) => kind === "answered").map(({ data }) => JSON.parse(data).text);
  const quoted = quotes.map(({ data }) => JSON.parse(data).text);
  const accepted = events
    .filter(({ kind }) => kind === "quote-accepted")
    .map(({ data }) => JSON.parse(data).quoteId);
  const isStored = ({ mark }) => answered.includes(mark) || quoted.includes(mark);
  const isMailed = ({ mark }) => mails.some(({ raw }) => raw.includes(mark));
  const marks = [...answered, ...quoted];
  const numbers = events.map(({ enquiry_id: id, number }) => `${id} ${number}`);
  const byHand = enquiries.map(({ payload }) => JSON.parse(payload).name).filter((name) => name !== "Ana");
  const countTrips = (reference) => trips.filter((trip) => trip.booking_id === ids.get(reference)).length;
  const countPaid = (reference) =>
    entries.filter((entry) => entry.kind === "paid" && entry.booking_id === ids.get(reference)).length;
  return {
    booked: confirmed.booked.length,
    bookedLost: confirmed.booked.filter(
      ({ mark, reference }) => !byHand.includes(mark) || countTrips(reference) !== 1,
    ).length,
    bookedTwice: byHand.length - new Set(byHand).size,
    paidWrong: confirmed.paid.filter(({ reference }) => countPaid(reference) !== 1).length,
    /** A quote's trips are booked both, once it is accepted, or neither. */
    tripsWrong: quotes.filter(
      ({ id, status }) =>
        trips.filter((trip) => trip.quote_id === id).length !== (status === "accepted" ? 2 : 0),
    ).length,
    unsold: trips.filter(
      (trip) => entries.filter((entry) => entry.kind === "sold" && entry.trip_id === trip.id).length !== 1,
    ).length,
    answers: confirmed.answers.length,
    quotes: confirmed.quotes.length,
    accepted: confirmed.accepted.length,
    lost: [...confirmed.answers, ...confirmed.quotes].filter((one) => !isStored(one)).length,
    notMailed: [...confirmed.answers, ...confirmed.quotes].filter((one) => !isMailed(one)).length,
    storedTwice: marks.length - new Set(marks).size + numbers.length - new Set(numbers).size,
    acceptedLost: confirmed.accepted.filter(
      ({ quoteId, reference }) =>
        quoteById.get(quoteId)?.status !== "accepted" ||
        quoteById.get(quoteId)?.enquiry_id !== ids.get(reference) ||
        accepted.filter((id) => id === quoteId).length !== 1,
    ).length,
    acceptedNotStored: accepted.filter((id) => quoteById.get(id)?.status !== "accepted").length,
    withoutEvent: outbox.filter(
      ({ mail, event_id: event }) =>
        /answer|quote|accepted/.test(mail) && !events.some(({ id }) => id === event),
    ).length,
    sentAgain,
  };
}
