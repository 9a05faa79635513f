import { screen } from "@testing-library/react";

import type { Locale } from "../../domain/config/locales";
import { BOOKING_PORTS } from "../../testing/create-bookable-offer";
import { createPageOffer } from "../../testing/create-page-offer";
import { renderWithLocale } from "../../testing/render-with-locale";
import { OfferPanel } from "./booking-panel";

const settings = {
  ...{ pricesOn: true, whatsappNumber: "+1 555 010 0177" },
  booking: { cut_off_hours: 12, days_ahead: 365 },
};

function renderPanel(
  change: Parameters<typeof createPageOffer>[0],
  { locale = "en", hasRelated = true }: { locale?: Locale; hasRelated?: boolean } = {},
) {
  const offer = createPageOffer(change);
  return renderWithLocale(<OfferPanel {...{ offer, settings, hasRelated }} ports={BOOKING_PORTS} />, locale);
}

describe("beside an offer", () => {
  it("stands the choice of a day while it is on sale, and no note of an earlier pause", () => {
    renderPanel({ pause_note: "The boat is in the dock." });
    expect(screen.getByLabelText("Day")).toBeInTheDocument();
    expect(screen.queryByText("The boat is in the dock.")).not.toBeInTheDocument();
  });

  it("stands why it is paused, without price and form", () => {
    const { container } = renderPanel({ sale: "paused", pause_note: "The boat is in the dock until May." });
    const panel = screen.getByRole("complementary", { name: "Not on sale at the moment" });
    expect(panel).toHaveTextContent("The boat is in the dock until May.");
    expect(panel).not.toHaveTextContent(/request|\$/);
    expect(container.querySelectorAll("form input:not([type=hidden]), select")).toHaveLength(0);
  });

  it("stands, for a visitor without scripts, a form that asks about the paused one", () => {
    const { container } = renderPanel({ sale: "paused" }, { locale: "it" });
    const form = container.querySelector("form");
    expect(form).toHaveAttribute("action", "/api/contact");
    expect(form).toHaveFormValues({ service: "saona-island", collection: "excursions", lang: "it" });
    // The browser's styles show one of the two.
    expect(screen.getByRole("button", { name: "Chiedi quando torna" })).toHaveAttribute("type", "submit");
  });
});
