import { readTable } from "../../lib/read-store.mjs";

/** Compares what the site confirmed with what it has stored and mailed. Gets figures; all but the counts of work must be 0. */
export async function compareWithStore({ confirmed, settings, mails, sentAgain }) {
  const [events, quotes, outbox, enquiries] = await Promise.all(
    ["enquiry_events", "quotes", "outbox", "enquiries"].map((table) => readTable(table, settings)),
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
  return {
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
