import type { ContactPayload } from "./enquiry";
import { toSearchWords } from "./search-words";

/** Gets what the list shows, filters and searches, out of what was asked; the trips of several offers: `enquiry-trips.ts`. */
export function toInboxColumns(payload: ContactPayload, reference: string) {
  const { offers = [] } = payload;
  const days = [payload.date, ...offers.map(({ date }) => date)].filter((date) => date !== undefined);
  return {
    mailbox: payload.email.toLowerCase(),
    offer: payload.service ?? offers[0]?.service ?? null,
    port: payload.port ?? offers.find(({ port }) => port !== undefined)?.port ?? null,
    travel_date: days.sort()[0] ?? null,
    source: payload.source === "" ? null : payload.source,
    words: toSearchWords([
      reference,
      ...[payload.name, payload.lastname, payload.email, payload.phone, payload.message, payload.source],
      ...[payload.service, payload.port, payload.pickup?.place],
      ...offers.map(({ service }) => service),
    ]),
  };
}
