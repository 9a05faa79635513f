import { screen, within } from "@testing-library/react";
import { getBodies, ok } from "../../testing/fake-staff-calls";

import { createEnquiryReply } from "../../testing/create-enquiry-reply";
import { DAY_CALL, GUEST, ONE_DAY, openDepartures } from "../../testing/open-departures";
import { click } from "../../testing/open-inbox";
import type { DepartureParty, DepartureReply } from "../shell/client";

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

const LUCA: DepartureParty = {
  ...{ reference: "PA-9H3X2", tripId: "t2", name: "Luca Bianchi", locale: "it", isNoShow: false },
  ...{ phone: "ask at the desk", phoneNumber: null, notes: "", dueCents: 0 },
  ...{ adults: 1, children: null, smallChildren: 2, port: null, pickup: null, place: "" },
};
const DAY: DepartureReply = { ...ONE_DAY, guests: [GUEST, LUCA], parties: 2, persons: 6 };
const open = (day: DepartureReply, calls = {}, hash = "#saona-island/2026-12-24") =>
  openDepartures(hash, { [DAY_CALL]: ok(day), ...calls });
const getRow = (name: string) => screen.getByRole("row", { name: new RegExp(name) });

it("names who is collected where and when, how to reach them, what the crew must know and what is to be paid", async () => {
  await open(DAY);
  expect(screen.getByText("6 persons: 3 adults, 1 child, 2 under 1 m")).toBeVisible();
  expect(screen.getAllByRole("row").map((row) => row.textContent)).toEqual([
    "Pick-upGuestContactPaymentOn board",
    "08:00Bayahíbe, Dreams DominicusAna Pérez2 adults, 1 childPeanut allergy+1 809 555 1234WhatsAppEspañolto collect $195",
    "time not saidplace not saidLuca Bianchi1 adult, 2 under 1 mask at the deskItalianopaid",
  ]);
  const ana = within(getRow("Ana Pérez"));
  expect(ana.getByRole("link", { name: "Ana Pérez" })).toHaveAttribute("href", "/admin/enquiries#PA-7K2P4");
  expect(ana.getByRole("link", { name: "+1 809 555 1234: Call Ana Pérez" })).toHaveAttribute(
    "href",
    "tel:+18095551234",
  );
  expect(ana.getByRole("link", { name: "WhatsApp with Ana Pérez" }).getAttribute("href")).toMatch(
    /^https:\/\/wa\.me\/18095551234\?/,
  );
});

it("goes to the crew by WhatsApp with first names, pick-ups, persons and notes, and nothing else", async () => {
  await open(DAY);
  const link = screen.getByRole("link", { name: "Send by WhatsApp" });
  expect(new URL(link.getAttribute("href") ?? "").searchParams.get("text")).toBe(
    `*Saona Island, Thursday, December 24, 2026*
6 persons: 3 adults, 1 child, 2 under 1 m

08:00 · Bayahíbe · Dreams Dominicus
Ana: 2 adults, 1 child (Español)
⚠ Peanut allergy

time not said
Luca: 1 adult, 2 under 1 m (Italiano)`,
  );
});

describe("who did not come", () => {
  const TODAY: DepartureReply = { ...DAY, day: "2026-11-23" };
  const CALL = "GET staff/departures.get?offer=saona-island&day=2026-11-23";
  const PLACE = "#saona-island/2026-11-23";

  it("is noted on the day, on the newest version of the enquiry, and taken back", async () => {
    const absent = { ...TODAY, guests: [{ ...GUEST, isNoShow: true }, LUCA] };
    const made = await open(
      TODAY,
      {
        [CALL]: [ok(TODAY), ok(absent), ok(TODAY)],
        "GET staff/enquiries.get?reference=PA-7K2P4": [
          ok(createEnquiryReply({ version: 7 })),
          ok(createEnquiryReply({ version: 8 })),
        ],
        "POST staff/bookings.markNoShow": ok(createEnquiryReply()),
      },
      PLACE,
    );
    await click(screen.getByRole("button", { name: "Did not come: Ana Pérez" }));
    expect(getRow("Ana Pérez")).toHaveTextContent("Ana PérezDid not come2 adults");
    await click(screen.getByRole("button", { name: "Came after all: Ana Pérez" }));
    expect(getBodies(made, "POST staff/bookings.markNoShow")).toEqual([
      { reference: "PA-7K2P4", version: 7, tripId: "t1", isNoShow: true },
      { reference: "PA-7K2P4", version: 8, tripId: "t1", isNoShow: false },
    ]);
    expect(screen.getByRole("button", { name: "Did not come: Ana Pérez" })).toHaveFocus();
  });
});
