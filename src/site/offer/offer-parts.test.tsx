import { screen } from "@testing-library/react";
import { z } from "zod";

import { offerSchema } from "../../content/schema/offer";
import { createPageOffer, OFFER_TERMS } from "../../testing/create-page-offer";
import { createPicture } from "../../testing/create-picture";
import { renderWithLocale } from "../../testing/render-with-locale";
import { OfferParts } from "./offer-parts";

const OPTIONAL_TEXTS = Object.entries(offerSchema.shape)
  .filter(([, field]) => z.safeParse(field, undefined).data === "")
  .map(([name]) => name)
  // The panel beside them shows it.
  .filter((name) => name !== "pause_note");

const renderParts = (change: Parameters<typeof createPageOffer>[0]) =>
  renderWithLocale(<OfferParts offer={createPageOffer(change)} terms={OFFER_TERMS} />);
const getHeadings = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);

describe("the parts of an offer", () => {
  it("stand in one order, complete in the document; only the description and the prices begin open", () => {
    const { container } = renderParts({
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
    expect(screen.getByRole("heading", { level: 1, name: "Saona Island" })).toBeInTheDocument();
    expect(getHeadings()).toEqual([
      ...["Service information", "Cancellation", "Weather", "Payment", "Description", "The boat", "Prices"],
      ...["How the day goes", "Places to visit", "Pickup", "Details", "FAQ", "Know before you go"],
    ]);
    expect(container.querySelector("video")).toBeInTheDocument();
    const open = [...container.querySelectorAll("section > details[open]")];
    expect(open.map(({ lastElementChild }) => lastElementChild?.id)).toEqual(["description", "prices"]);
    for (const text of ["Pick-up", "A village.", "Lunch", "Far?", "Bring shoes."])
      expect(container).toHaveTextContent(text);
  });

  it.each(OPTIONAL_TEXTS)("show the text of the field %s", (field) => {
    renderParts({ [field]: "A text of staff." });
    expect(screen.getByText("A text of staff.")).toBeInTheDocument();
  });
});
