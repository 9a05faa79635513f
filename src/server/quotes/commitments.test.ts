/** @jest-environment node */
import { bookOn, inDays, noteBooking, offerQuote } from "../../testing/book-on-site";
import { createEnquiry } from "../../testing/create-enquiry";
import { setUpTestSite } from "../../testing/set-up-test-site";
import { addPerson, BEA, signInAs } from "../../testing/staff-client";

const site = setUpTestSite();

it("tells what an offer has promised, and on which day it is booked next", async () => {
  const bea = await signInAs(site, await addPerson(site, BEA));
  const ask = async (offer: string) =>
    (await (await bea.query("quotes.commitments", { offer })).json()) as object;
  expect(await ask("coral-key")).toEqual({ enquiries: 0, quotes: 0, bookings: 0, nextDay: null });

  const { enquiries } = await site.store();
  const asked = createEnquiry({ mails: [] });
  const payload = { ...asked.payload, service: "coral-key", collection: "excursions" } as const;
  await enquiries.accept({ ...asked, payload }, Date.now());
  await enquiries.accept(createEnquiry({ mails: [] }), Date.now());
  await offerQuote(site);
  await offerQuote(site, { validUntil: inDays(-1) });
  await offerQuote(site, { offer: "river-cave" });
  await bookOn(site, { date: inDays(12) });
  await noteBooking(site, { offer: "coral-key", day: inDays(5) });
  const found = await ask("coral-key");
  expect(found).toEqual({ enquiries: 1, quotes: 1, bookings: 2, nextDay: inDays(5) });
  expect((await bea.query("quotes.commitments", { offer: "../x" })).status).toBe(422);
});
