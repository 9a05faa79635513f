import { screen, within } from "@testing-library/react";
import { getBodies as find, ok } from "../../testing/fake-staff-calls";

import {
  CLOSED_DAY as CLOSED,
  DAY_CALL,
  ONE_DAY as ONE,
  openDepartures as open,
} from "../../testing/open-departures";
import { click, passTime, user } from "../../testing/open-inbox";

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

describe("the coming days", () => {
  it("say how many places are taken, and lead to the day", async () => {
    await open("");
    const day = within(screen.getByRole("region", { name: "Thursday, December 24, 2026" }));
    expect(day.getByRole("listitem")).toHaveTextContent(
      "Saona Island18 of 20 places taken" + "few left" + "Bookings: 5",
    );
    expect(day.getByRole("link", { name: "Saona Island" })).toHaveAttribute(
      "href",
      "#saona-island/2026-12-24",
    );
    expect(screen.getByRole("link", { name: "Later" })).toHaveAttribute("href", "#from=2026-12-21");
    expect(screen.getByRole("link", { name: "Earlier" })).toHaveAttribute("href", "#from=2026-10-26");
  });
});

describe("one day", () => {
  it("is cancelled after one has written why and looked at the mail, not by pressing Enter twice", async () => {
    const cancelled = { ...CLOSED, state: "cancelled", reason: "High waves", guests: [], parties: 0 };
    const mails = [{ locale: "es", guests: 1, subject: "Su viaje", html: "<p>Olas</p>" }];
    const made = await open("#saona-island/2026-12-24", {
      [DAY_CALL]: [ok(ONE), ok(cancelled)],
      "POST staff/departures.previewCancellation": [
        { status: 422, json: { code: "invalid", fields: { reason: "required" } } },
        ok({ guests: 1, mails }),
      ],
      "POST staff/departures.cancel": ok(cancelled),
    });
    await click(screen.getByRole("button", { name: "Cancel this day…" }));
    const dialog = within(screen.getByRole("dialog", { name: "Cancel this day?" }));
    const look = dialog.getByRole("button", { name: "Look at the mail" });
    await click(look);
    expect(dialog.getByLabelText("What guests read")).toHaveAccessibleDescription(/Tell guests why\./);
    await user.type(dialog.getByLabelText("What guests read"), "High waves");
    look.focus();
    await user.keyboard("{Enter}");
    await passTime(0);
    expect(dialog.getByRole("heading", { name: "Mail in Español, guests: 1" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(dialog.getByTitle("Su viaje")).toHaveAttribute("sandbox", "");
    expect(find(made, "POST staff/departures.cancel")).toEqual([]);
    await click(dialog.getByRole("button", { name: "Cancel the day, mails: 1" }));
    expect(find(made, "POST staff/departures.cancel")).toEqual([
      { offer: "saona-island", day: "2026-12-24", reason: "High waves" },
    ]);
    expect(screen.getByText(/^The day is cancelled\. Every guest with an email address/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Cancel this day…" })).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe("the calendars of the crews", () => {
  const LUIS = {
    ...{
      id: "c1",
      name: "Luis",
      locale: "es",
      offer: "saona-island",
      who: "Ana",
      createdAt: Date.parse("2026-11-23T14:00:00.000Z"),
    },
  } as const;
  const ADDRESS = "https://site.example/api/departures-calendar?key=secret";

  it("are made for a name, a language and an offer, the address shown once", async () => {
    const made = await open("", {
      "POST staff/calendars.add": [
        { status: 422, json: { code: "invalid", fields: { name: "required" } } },
        ok({ calendars: [LUIS], address: ADDRESS }),
      ],
    });
    const part = within(screen.getByRole("region", { name: "Calendars for the crews" }));
    await click(part.getByRole("button", { name: "Make an address" }));
    expect(part.getByLabelText("Who is it for?")).toHaveAccessibleDescription("Say who it is for.");
    await user.type(part.getByLabelText("Who is it for?"), "Luis");
    await user.selectOptions(part.getByLabelText("Language"), "Español");
    await user.selectOptions(part.getByLabelText("Departures of"), "Saona Island");
    await click(part.getByRole("button", { name: "Make an address" }));
    expect(find(made, "POST staff/calendars.add").slice(1)).toEqual([
      { name: "Luis", locale: "es", offer: "saona-island" },
    ]);
    expect(part.getByLabelText("Secret address")).toHaveValue(ADDRESS);
    expect(part.getByRole("link", { name: "Add to this device's calendar" })).toHaveAttribute(
      "href",
      ADDRESS.replace("https:", "webcal:"),
    );
  });

  it("are ended after a question", async () => {
    const made = await open("", {
      "GET staff/calendars.list": ok({ calendars: [LUIS] }),
      "POST staff/calendars.end": ok({ calendars: [] }),
    });
    await click(screen.getByRole("button", { name: "End the address of Luis" }));
    expect(find(made, "POST staff/calendars.end")).toEqual([]);
    await click(within(screen.getByRole("dialog")).getByRole("button", { name: "End" }));
    expect(find(made, "POST staff/calendars.end")).toEqual([{ id: "c1" }]);
    expect(screen.getByText("The address has ended.")).toBeVisible();
  });
});
