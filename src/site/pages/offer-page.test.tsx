import { screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";

import type { PageContext } from "../../domain/config/site-pages";
import { createFrame, createFrameData, createSite } from "../../testing/create-frame";
import { createPageOffer, OFFER_TERMS } from "../../testing/create-page-offer";
import { renderWithLocale } from "../../testing/render-with-locale";
import OfferPage from "./offer-page";

const terms = { booking: { cut_off_hours: 12, days_ahead: 365 }, ...OFFER_TERMS };
const context: PageContext = {
  locale: "en",
  route: "excursion",
  paths: { en: "/excursions/saona-island", es: "/es/excursiones/isla-saona" },
  isDetail: true,
  namespaces: [],
  share: { path: "/share/en/saona.jpg", alt: "Saona" },
};

function createProps(offer: Parameters<typeof createPageOffer>[0], pricesOn = true) {
  const frame = createFrameData("en", { ...createSite({ pricesOn }), ...terms });
  const data = { ...frame, offer: createPageOffer(offer) };
  return { data, pageContext: context } as unknown as ComponentProps<typeof OfferPage>;
}

const renderPage = (offer: Parameters<typeof createPageOffer>[0], pricesOn?: boolean) =>
  renderWithLocale(
    <OfferPage {...createProps(offer, pricesOn)} />,
    "en",
    createFrame({ pricesOn: pricesOn ?? true }),
  );
const getHeadings = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);

describe("an offer's page", () => {
  it("has no heading over an empty field", () => {
    renderPage({});
    expect(getHeadings()).toEqual([
      "Service information",
      "Cancellation",
      "Weather",
      "Payment",
      "Description",
      "Reviews",
    ]);
    expect(screen.getByText(/^No reviews yet/)).toBeInTheDocument();
    expect(
      within(screen.getByRole("navigation", { name: "On this page" })).queryByText("Reviews"),
    ).toBeNull();
  });

  it("shows neither table nor notes nor amounts once the agency has switched prices off", () => {
    // The build leaves the prices out of every query then; see create-resolvers.test.ts.
    renderPage({ prices: [] }, false);
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    expect(screen.queryByText("Small children are free.")).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent("$");
  });

  it("shows while it is paused why, and neither prices nor a way to book", () => {
    renderPage({ sale: "paused", pause_note: "Back in May.", prices: [] });
    expect(screen.getByText("Back in May.")).toBeInTheDocument();
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Choose a day" })).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/price on request/i);
  });
});
