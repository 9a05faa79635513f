/** @jest-environment node */
import type { Locale } from "../../domain/config/locales";
import { formatDay } from "../../domain/i18n/format";
import { acceptOn, bookOn, inDays, offerQuote } from "../../testing/book-on-site";
import { withOfferFacts, setUpTestSite } from "../../testing/set-up-test-site";

const site = setUpTestSite({ AGENCY_EMAILS: "agency@example.com" });
withOfferFacts("coral-key", { daily_capacity: 4, closed_days: [inDays(21)] });
const WHOLE_WEEK = 20;

const getEnquiry = async (id: string) => (await site.store()).enquiries.get(id);

describe("the guest whose day is full", () => {
  it.each<[Locale, string, string]>([
    ["en", "This day is full", "On these days there is still room for you:"],
    ["es", "Ese día está completo", "Estos días todavía hay sitio:"],
    ["it", "Quel giorno è al completo", "In questi giorni c'è ancora posto:"],
  ])("is told so in %s, with other days, and staff are", async (locale, title, others) => {
    await bookOn(site, { adults: 4 });
    const full = await offerQuote(site, { locale, adults: 2 });
    const response = await acceptOn(site, full);
    const html = (await response.text()).replaceAll("&#39;", "'");
    expect(response.status).toBe(409);
    for (const text of [title, others, full.enquiry.reference, formatDay(inDays(WHOLE_WEEK + 2), locale)])
      expect(html).toContain(text);
    // The next day is closed in the editor.
    expect(html).not.toContain(`<li>${formatDay(inDays(WHOLE_WEEK + 1), locale)}`);
    expect(html).not.toMatch(/name="answer" value="accept"/);
    expect(html).toMatch(/name="answer" value="decline"/);
    expect(await getEnquiry(full.enquiry.id)).toMatchObject({ status: "open" });
    expect((await getEnquiry(full.enquiry.id))?.dueAt).toBeGreaterThan(Date.now() - 1);
    const mails = await (await site.store()).enquiries.getMails(full.enquiry.id);
    expect(mails.filter(({ mail }) => mail === "agency-reply")).toMatchObject([{ status: "delivered" }]);
    expect(site.readLog()).not.toContain("ana@example.com");
  });
});
