import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { fakeStaffCalls, ME, SIGNED_IN, type FakeCalls, ok } from "../../testing/fake-staff-calls";
import { type PartnerReply, type LedgerReply, type PartnerRow } from "../shell/client";
import { PartnersPage } from "./partners-page";

const NOTHING = { enquiries: 0, bookings: 0, unpriced: 0, persons: 0, totalCents: 0 };
const BRISA: PartnerRow = {
  ...{ code: "hotel-brisa", name: "Hotel Brisa", kind: "hotel", place: "Bayahíbe", contact: "Rosa" },
  ...{ commission_percent: 10, commission_person: 0 },
  ...{ enquiries: 4, bookings: 2, unpriced: 1, persons: 5, totalCents: 19_500 },
};
const LEDGER: LedgerReply = {
  ...{ month: "2026-11", months: ["2026-11", "2026-10"] },
  partners: [BRISA],
  others: [{ key: "my-aunt-co", source: "My aunt & co", ...NOTHING, enquiries: 1 }],
  none: { ...NOTHING, enquiries: 7 },
  total: { ...BRISA, enquiries: 12 },
};
const PARTNER: PartnerReply = {
  ...{ month: "2026-11", months: LEDGER.months, partner: BRISA },
  enquiries: [
    {
      ...{
        id: "1",
        source: "Brisa",
        reference: "PA-7K2P4",
        createdAt: Date.parse("2026-10-31T14:00:00.000Z"),
        status: "booked",
      },
      ...{ offer: "saona-island", title: "Saona Island", travelDate: "2026-12-02" },
      ...{ tripId: "t1", bookedAt: Date.parse("2026-11-02T14:00:00.000Z"), persons: 3, totalCents: 19_500 },
    },
    {
      ...{
        id: "2",
        source: "Brisa",
        reference: "PA-8K2P4",
        createdAt: Date.parse("2026-11-03T14:00:00.000Z"),
        status: "new",
      },
      ...{ offer: null, title: null, travelDate: null },
      ...{ tripId: null, bookedAt: null, persons: null, totalCents: null },
    },
  ],
};
const ENTRIES = (["en", "es"] as const).flatMap((locale) => [
  { collection: "excursions", key: "saona", locale, url_slug: `saona-${locale}`, title: `Saona ${locale}` },
  {
    collection: "excursions",
    key: "catalina",
    locale,
    url_slug: `cata-${locale}`,
    title: `Catalina ${locale}`,
  },
]);

async function open(hash: string, calls: FakeCalls = {}) {
  history.replaceState(null, "", `/admin/partners${hash}`);
  const made = fakeStaffCalls({
    ...SIGNED_IN,
    "GET staff/partners.ledger": ok(LEDGER),
    "GET staff/partners.get?code=hotel-brisa&month=2026-11": ok(PARTNER),
    "GET /admin/entries.json": ok(ENTRIES),
    ...calls,
  });
  await act(async () => render(<PartnersPage />));
  return made;
}

const getLines = (name: string) =>
  within(screen.getByRole("region", { name }))
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe("a month of all partners", () => {
  it("has each partner, other sources apart, what has none, and the sum of all", async () => {
    await open("");
    expect(getLines("Partners")).toEqual([
      ["Partner", "Enquiries", "Bookings", "Persons", "Sum"],
      ["Hotel Brisa Hotel, Bayahíbe", "4", "2", "5", "$195 1 without a quote"],
    ]);
    expect(getLines("Without a partner").slice(1)).toEqual([
      ["My aunt & co", "1", "0", "0", "$0"],
      ["Without any source", "7", "0", "0", "$0"],
      ["All, with partners", "12", "2", "5", "$195 1 without a quote"],
    ]);
    expect(screen.getByRole("link", { name: "Hotel Brisa" })).toHaveAttribute("href", "#partner=hotel-brisa");
    expect(screen.getByRole("link", { name: "My aunt & co" })).toHaveAttribute(
      "href",
      "/admin/enquiries#source=my-aunt-co",
    );
    expect(screen.getByRole("link", { name: /CSV/ })).toHaveAttribute(
      "href",
      "/api/staff/partners-export?month=2026-11",
    );
  });

  it("keeps the focus in the field of the month while another one is loaded", async () => {
    const october = { ...LEDGER, month: "2026-10", partners: [] };
    await open("", { "GET staff/partners.ledger?month=2026-10": ok(october) });
    const month = screen.getByRole("combobox", { name: "Month" });
    await userEvent.selectOptions(month, "October 2026");
    expect(await screen.findByText("There are no partners yet.")).toBeVisible();
    expect(screen.getByRole("combobox", { name: "Month" })).toHaveFocus();
    expect(month).toHaveValue("2026-10");
  });

  it("is for owners, and nothing of it is asked for by others", async () => {
    const made = await open("", { "GET staff/me.get": ok({ ...ME, role: "staff" }) });
    expect(screen.getByText("Only owners see what partners bring. Ask one of them.")).toBeVisible();
    expect(made.filter(({ call }) => call.includes("partner"))).toEqual([]);
  });
});

describe("a partner", () => {
  it("has its facts, its month, and the way to each enquiry", async () => {
    await open("#partner=hotel-brisa&month=2026-11");
    expect(screen.getByRole("region", { name: "Hotel Brisa" })).toHaveTextContent("Codehotel-brisa");
    expect(screen.getByRole("heading", { name: "Hotel Brisa" })).toHaveFocus();
    const list = within(screen.getByRole("region", { name: "Enquiries and bookings of the month" }));
    const lines = list.getAllByRole("listitem");
    expect(lines[0]).toHaveTextContent(
      /PA-7K2P4 Booked\s*Saona IslandWed, Dec 2 · 3 persons · booked .*\$195$/,
    );
    expect(lines[1]).toHaveTextContent(/PA-8K2P4 New\s*A questionreceived Nov 3, 2026/);
    expect(list.getByRole("link", { name: "PA-7K2P4" })).toHaveAttribute("href", "/admin/enquiries#PA-7K2P4");
    expect(screen.getByRole("link", { name: "All partners" })).toHaveAttribute("href", "#month=2026-11");
  });

  it("has a card of each offer and language, with the name that is its code, and a link", async () => {
    await open("#partner=hotel-brisa&month=2026-11");
    const getCard = () => screen.getByRole("link", { name: /Open the card/ }).getAttribute("href");
    expect(getCard()).toBe("/excursions/cata-en?source=Hotel+Brisa#card");
    await userEvent.selectOptions(screen.getByLabelText("Language of the card"), "Español");
    await userEvent.selectOptions(screen.getByLabelText("Offer"), "Saona es");
    expect(getCard()).toBe("/es/excursiones/saona-es?source=Hotel+Brisa#card");
    const link = screen.getByRole("link", { name: "http://localhost/?source=hotel-brisa" });
    expect(link).toHaveAttribute("target", "_blank");
  });
});
