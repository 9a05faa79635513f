import { screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { z } from "zod";

import { offerSchema } from "../../content/schema/offer";
import { createPageOffer, OFFER_TERMS, PORT_NAMES } from "../../testing/create-page-offer";
import { createPicture } from "../../testing/create-picture";
import { renderWithLocale } from "../../testing/render-with-locale";
import { OfferParts } from "./offer-parts";

const settings = { pricesOn: true, ...OFFER_TERMS };
const filled = createPageOffer({
  video: { mp4: { publicURL: "/a.mp4" }, webm: null, poster: createPicture().image },
  boat: { length_m: 14, capacity: 12, crew: 2, cabins: 3, engine: "2 × 300 hp" },
  prices: [{ port: "bayahibe", adult: 75, child: 45 }],
  itinerary: [{ time: "08:00", text: "Pick-up" }],
  places: [{ name: "Mano Juan", text: "A village.", lat: 18, lon: -68 }],
  pickup: [{ port: "bayahibe", place: "Pier", time: "08:00", back: null }],
  included: ["Lunch"],
  faq: [{ question: "Far?", answer: "No." }],
  advices: "Bring shoes.",
});

const OPTIONAL_TEXTS = Object.entries(offerSchema.shape)
  .filter(([, field]) => z.safeParse(field, undefined).data === "")
  .map(([name]) => name)
  // The panel beside them shows it: offer-panel.test.tsx.
  .filter((name) => name !== "pause_note");

const renderParts = (change: Partial<ComponentProps<typeof OfferParts>> = {}) =>
  renderWithLocale(<OfferParts offer={filled} settings={settings} ports={PORT_NAMES} {...change} />);
const getHeadings = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);

describe("the parts of an offer", () => {
  it("stand in one order, whoever shows them", () => {
    const { container } = renderParts();
    expect(screen.getByRole("heading", { level: 1, name: "Saona Island" })).toBeInTheDocument();
    expect(getHeadings()).toEqual([
      "Service information",
      "Cancellation",
      "Weather",
      "Payment",
      "Description",
      "The boat",
      "Prices",
      "How the day goes",
      "Places to visit",
      "Pickup",
      "Details",
      "FAQ",
      "Know before you go",
    ]);
    expect(container.querySelector("video")).toBeInTheDocument();
  });

  it.each(OPTIONAL_TEXTS)("show the text of the field %s", (field) => {
    renderParts({ offer: createPageOffer({ [field]: "A text of staff." }) });
    expect(screen.getByText("A text of staff.")).toBeInTheDocument();
  });

  it("need no links to other pages", () => {
    renderParts();
    expect(screen.queryByText("Also available in")).not.toBeInTheDocument();
    expect(screen.queryByText("Related in our catalog")).not.toBeInTheDocument();
  });

  it("take the page's own links among the information and below everything", () => {
    const { container } = renderParts({
      panel: <p>Panel</p>,
      translations: <p>Translations</p>,
      related: <p>Related</p>,
    });
    expect(screen.getByRole("region", { name: "Service information" })).toHaveTextContent(/Translations/);
    expect(container).toHaveTextContent(/Panel.*Related$/s);
  });

  it("have five highlights below the facts, and none of them when it names none", () => {
    const highlights = [
      "Out by catamaran",
      "Three hours of beach",
      "A village",
      "The pool",
      "Lunch included",
    ];
    const { rerender } = renderParts({ offer: { ...filled, highlights } });
    const title = screen.getByRole("heading", { level: 3, name: "Highlights" });
    const items = [...(title.nextElementSibling?.children ?? [])].map((item) => item.textContent);
    expect(items).toEqual(highlights);
    expect(screen.getByRole("region", { name: "Service information" })).toContainElement(title);
    rerender(<OfferParts offer={filled} settings={settings} ports={PORT_NAMES} />);
    expect(screen.queryByText("Highlights")).not.toBeInTheDocument();
  });

  it("are complete in the document, folded or not: only the description and the prices begin open", () => {
    const { container } = renderParts();
    const folds = [...container.querySelectorAll<HTMLDetailsElement>("section > details")];
    expect(folds.filter(({ open }) => open).map(({ lastElementChild }) => lastElementChild?.id)).toEqual([
      ...["description", "prices"],
    ]);
    for (const text of ["Pick-up", "A village.", "Lunch", "Far?", "Bring shoes."])
      expect(container).toHaveTextContent(text);
  });

  it("have two pictures of the gallery between them, without words of their own", () => {
    const gallery = ["One", "Two", "Three"].map((alt) => createPicture(alt));
    const { container } = renderParts({ offer: { ...filled, gallery } });
    // The third one is the still picture of the video.
    expect(container.querySelectorAll('img[alt=""]')).toHaveLength(3);
  });

  it("are reached by links, to those alone that are there", () => {
    const { container } = renderParts({ offer: { ...filled, boat: null, itinerary: [] } });
    const links = [...screen.getByRole("navigation", { name: "On this page" }).querySelectorAll("a")];
    expect(links.map((link) => link.textContent)).toEqual([
      ...["Prices", "Places to visit", "Pickup", "Details", "FAQ", "Know before you go"],
    ]);
    // Within a fold, a link's target makes the browser open it.
    for (const link of links) expect(container.querySelector(`details > ${link.hash}`)).toBeInTheDocument();
  });

  it("are reached by the same words as they have: a plan of days is one day by day", () => {
    renderParts({ offer: { ...filled, duration_hours: 168 } });
    expect(getHeadings()).toContain("Day by day");
    expect(screen.getByRole("link", { name: "Day by day" })).toHaveAttribute("href", "#itinerary");
    expect(screen.queryByText("How the day goes")).not.toBeInTheDocument();
  });

  it("have no price table once the agency has switched prices off", () => {
    renderParts({ settings: { ...settings, pricesOn: false } });
    expect(getHeadings()).not.toContain("Prices");
    expect(screen.queryByRole("link", { name: "Prices" })).not.toBeInTheDocument();
  });
});
