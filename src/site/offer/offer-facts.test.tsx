import { screen } from "@testing-library/react";

import { WEEKDAYS } from "../../domain/config/offer";
import { createPageOffer, OFFER_TERMS } from "../../testing/create-page-offer";
import { createPicture } from "../../testing/create-picture";
import { renderWithLocale } from "../../testing/render-with-locale";
import { OfferVideo } from "./gallery";
import { Conditions } from "./good-to-know";
import { BoatFacts, OfferDetails, ServiceFacts } from "./offer-facts";

const getFacts = () => {
  const texts = screen.queryAllByRole("definition").map((text) => text.textContent);
  return Object.fromEntries(
    screen.queryAllByRole("term").map((term, index) => [term.textContent, texts[index]]),
  );
};

it.each<[Parameters<typeof createPageOffer>[0], Record<string, string>]>([
  [
    { duration_hours: 9, days: ["monday", "friday"], ports: ["bayahibe", "punta-cana"], minimum_age: 6 },
    {
      ...{ Duration: "Full day · 9 hours", "Runs on": "Monday, Friday" },
      ...{ "Pick-up from": "Bayahíbe, Punta Cana", "Minimum age": "6 years" },
    },
  ],
  [
    { asks_flight: true, days: WEEKDAYS },
    { "Runs on": "Every day", "To and from": "Bayahíbe" },
  ],
  [
    {
      ...{ child_from: 4, child_until: 11, not_for: ["under-2", "wheelchair"] },
      prices: [{ port: "bayahibe", adult: 75, child: 45 }],
    },
    {
      ...{ "Runs on": "Monday", "Pick-up from": "Bayahíbe", "Child price": "4 to 11 years" },
      "Not for": "children under 2, wheelchairs",
    },
  ],
  [
    { not_for: ["under-2"], not_for_note: "By catamaran." },
    { "Runs on": "Monday", "Pick-up from": "Bayahíbe", "Not for": "children under 2By catamaran." },
  ],
])("the facts of an offer with %j", (change, facts) => {
  renderWithLocale(<ServiceFacts offer={createPageOffer(change)} />);
  expect(getFacts()).toEqual(facts);
});

it("a boat's measures are written as the language writes numbers", () => {
  const boat = { length_m: 12.5, capacity: 20, crew: 2, cabins: 0, engine: "2 × 250 hp" };
  renderWithLocale(<BoatFacts boat={boat} />, "it");
  expect(getFacts()).toEqual({
    ...{ Lunghezza: "12,5 m", Ospiti: "20", Equipaggio: "2", Cabine: "0", Motore: "2 × 250 hp" },
  });
});

it("the details list what is included, what is not and what to bring", () => {
  const offer = createPageOffer({ included: ["Lunch", "Water"], not_included: ["Tips"], bring: ["A hat"] });
  renderWithLocale(<OfferDetails offer={offer} />);
  expect(screen.getByRole("region", { name: "Details" })).toHaveTextContent(
    "DetailsIncludedLunchWaterNot includedTipsWhat to bringA hat",
  );
});

it("the conditions are the agency's own where the offer sets none", () => {
  renderWithLocale(<Conditions offer={createPageOffer({ weather: "Ask us." })} defaults={OFFER_TERMS} />);
  for (const text of ["Free until the day before.", "Ask us.", "On the day."])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByText("The captain decides.")).not.toBeInTheDocument();
});

it("the video lies on its still picture, which is loaded when the visitor comes near", () => {
  const poster = createPicture().image;
  const video = { mp4: { publicURL: "/a.mp4" }, webm: { publicURL: "/a.webm" }, poster };
  const { container } = renderWithLocale(<OfferVideo video={video} title="Saona" />);
  const still = container.querySelector("img");
  expect(still).toHaveAttribute("src", poster.childImageSharp.gatsbyImageData.images.fallback.src);
  expect(still).toHaveAttribute("loading", "lazy");
  expect(screen.getByLabelText("Video: Saona")).toHaveAttribute("poster", expect.stringMatching(/^data:/));
});
