/** @jest-environment node */
import { getQuoteTotal } from "../../domain/booking/quote";
import { storeEnquiry } from "../../testing/book-on-site";
import { setUpTestSite } from "../../testing/set-up-test-site";
import { addPerson, BEA, signInAs } from "../../testing/staff-client";
import type { QuoteDraftReply } from "../../staff/shell/client";

const site = setUpTestSite();

const PARTY = { adults: 2, children: 1, smallChildren: 1 };

/** Asks as Bea, who reads Italian; the guest reads Spanish. */
async function draft(change: Record<string, unknown>) {
  const bea = await signInAs(site, await addPerson(site, BEA));
  const { reference } = await storeEnquiry(site);
  const body = { reference, offer: "coral-key", port: "bayahibe", ...PARTY, ...change };
  const response = await bea.mutate("quotes.draft", body);
  return { status: response.status, reply: (await response.json()) as QuoteDraftReply };
}

describe("the lines that a quote begins with", () => {
  it("are the calculator's, in the guest's language, with a day until which it is good", async () => {
    const { status, reply } = await draft({ date: "2099-01-20" });
    expect(status).toBe(200);
    expect(reply.title).toContain("Cayo Coral");
    expect(reply.lines.map(({ label, count }) => [label, count])).toEqual([
      ["Adultos", 2],
      ["Niños", 1],
      ["Niños de menos de 1 metro (gratis)", 1],
    ]);
    expect(getQuoteTotal(reply.lines)).toBeGreaterThan(0);
    expect(reply.validUntil).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it("are offered to a party that is too small, and the reader is told so in their language", async () => {
    const { reply } = await draft({ port: "punta-cana", adults: 1, children: 0, smallChildren: 0 });
    expect(reply.lines).toMatchObject([{ label: "Adultos", count: 1 }]);
    expect(reply.note).toMatch(/^Prezzo su richiesta: .*Punta Cana/);
  });

  it("are left to staff where no rule has a price, and what is wrong with the day is said", async () => {
    const { reply } = await draft({ port: undefined, date: "2020-01-01" });
    expect(reply.lines).toEqual([]);
    expect(reply.note.split(" · ")).toHaveLength(2);
  });

  it("are refused for an offer that is not there", async () => {
    expect((await draft({ offer: "no-such-tour" })).status).toBe(422);
  });
});
