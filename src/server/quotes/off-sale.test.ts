/** @jest-environment node */
import { acceptOn, inDays, offerQuote, storeEnquiry } from "../../testing/book-on-site";
import { readMails } from "../../testing/read-mails";
import { getOfferFacts, setUpTestSite } from "../../testing/set-up-test-site";
import { addPerson, BEA, signInAs } from "../../testing/staff-client";
import type { EnquiryReply } from "../../staff/shell/client";

const site = setUpTestSite({ AGENCY_EMAILS: "agency@example.com" });
const LINE = { label: "Adulti", count: 2, unitCents: 7500 };

/** Staff pause or hide the offer, or put it on sale again. */
const setSale = (sale: string) => Object.assign(getOfferFacts("coral-key"), { sale });
afterEach(() => setSale("on-sale"));

const getEnquiry = async (id: string) => (await site.store()).enquiries.get(id);

it.each(["paused", "hidden"])(
  "tells a guest who accepts a quote of an offer that is %s since, books nothing and asks staff",
  async (sale) => {
    const offered = await offerQuote(site, { locale: "en" });
    setSale(sale);
    // Opening it tells nobody: what staff have to decide is asked by accepting.
    expect(await (await site.get(offered.path)).text()).toMatch(/name="answer" value="accept"/);
    const response = await acceptOn(site, offered);
    const html = await response.text();
    expect(response.status).toBe(409);
    for (const part of ["This trip is not on sale at the moment", offered.enquiry.reference])
      expect(html).toContain(part);
    expect(html).not.toMatch(/name="answer" value="accept"/);
    expect(await getEnquiry(offered.enquiry.id)).toMatchObject({ status: "open" });
    const mails = await readMails(site.env.dataDir);
    expect(mails["agency-reply"]).toMatchObject({
      subject: `Decide about Ana María Pérez: quote ${offered.enquiry.reference}`,
      text: expect.stringContaining("its offer is paused or hidden") as string,
    });
    expect(mails["visitor-accepted"]).toBeUndefined();
    const bea = await signInAs(site, await addPerson(site, BEA));
    const opened = await bea.query("enquiries.get", { reference: offered.enquiry.reference });
    const { events } = (await opened.json()) as EnquiryReply;
    expect(events).toContainEqual(expect.objectContaining({ kind: "quote-not-held", why: "off-sale" }));
    setSale("on-sale");
    expect((await acceptOn(site, offered)).status).toBe(303);
  },
);

it("can be decided by a person: a quote that staff send nevertheless is accepted", async () => {
  setSale("hidden");
  const { reference } = await storeEnquiry(site, { mails: [] });
  const bea = await signInAs(site, await addPerson(site, BEA));
  const body = {
    ...{ reference, version: 1, key: "key-00000001", validUntil: inDays(5) },
    trips: [{ offer: "coral-key", port: "bayahibe", date: inDays(20), adults: 2, lines: [LINE] }],
  };
  const refused = await bea.mutate("quotes.send", body);
  expect([refused.status, await refused.json()]).toEqual([409, { code: "offer-off-sale" }]);
  const sent = await bea.mutate("quotes.send", { ...body, evenIfFull: true });
  expect(await sent.text()).not.toContain("isOffSale");
  const { text = "" } = (await readMails(site.env.dataDir))["visitor-quote"] ?? {};
  const [, path = ""] = /(\/api\/quote\?\S+)/.exec(text) ?? [];
  expect((await site.postForm(path, { answer: "accept" })).status).toBe(303);
});
