/** @jest-environment node */
import { bookOn, inDays, noteBooking } from "../../testing/book-on-site";
import { setUpTestSite } from "../../testing/set-up-test-site";
import { addPerson, BEA, signInAs } from "../../testing/staff-client";
import { createLink } from "./secrets";

describe("an enquiry whose booking lies ahead", () => {
  const site = setUpTestSite({ AGENCY_EMAIL: "office@example.com" });
  const toLink = (id: string) =>
    createLink({ ...site.env, siteUrl: site.url, now: Date.now() }, { purpose: "delete", id });

  it.each([
    ["en", "Your trip comes first", "to cancel, reply to our email"],
    ["es", "Primero está su viaje", "Para cancelar, responda a nuestro correo"],
    ["it", "Prima viene il tuo viaggio", "Per annullare, rispondi alla nostra email"],
  ] as const)("is not deleted by its guest, who is told so in %s", async (locale, title, words) => {
    const { enquiry } = await bookOn(site, { locale });
    const link = toLink(enquiry.id);
    for (const method of ["GET", "POST"]) {
      const response = await fetch(link, { method, redirect: "manual" });
      const page = await response.text();
      expect(response.status).toBe(409);
      for (const text of [title, words, enquiry.reference, "Coral"]) expect(page).toContain(text);
    }
    const { enquiries } = await site.store();
    expect(await enquiries.get(enquiry.id)).toBeDefined();
  });

  it("is not deleted by staff, neither alone nor with all of its guest, before it is cancelled", async () => {
    const bea = await signInAs(site, await addPerson(site, BEA));
    const { reference, version } = await noteBooking(
      site,
      { offer: "coral-key", day: inDays(9) },
      { email: "rosa@example.com" },
    );
    const remove = (all: boolean) => bea.mutate("enquiries.delete", { reference, all });
    expect([(await remove(false)).status, (await remove(true)).status]).toEqual([409, 409]);
    const booking = (await (await bea.query("enquiries.get", { reference })).json()) as {
      booking: { trips: { id: string }[] };
    };
    const tripIds = booking.booking.trips.map(({ id }) => id);
    const cancelling = { reference, version, tripIds, by: "guest", text: "Como pidió", key: "cancel-0001" };
    expect((await bea.mutate("bookings.cancelTrips", cancelling)).status).toBe(200);
    expect(await (await remove(true)).json()).toMatchObject({ enquiries: 1, bookings: 1 });
  });
});
