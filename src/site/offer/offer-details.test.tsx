import { screen } from "@testing-library/react";

import { createPageOffer, OFFER_TERMS } from "../../testing/create-page-offer";
import { createPicture } from "../../testing/create-picture";
import { renderWithLocale } from "../../testing/render-with-locale";
import { Conditions } from "./good-to-know";
import { OfferDetails } from "./offer-facts";
import { OfferVideo } from "./gallery";

const getHeadings = () => screen.getAllByRole("heading").map((heading) => heading.textContent);

describe("the details", () => {
  it("list what is included, what is not and what to bring", () => {
    const offer = createPageOffer({ included: ["Lunch", "Water"], not_included: ["Tips"], bring: ["A hat"] });
    renderWithLocale(<OfferDetails offer={offer} />);
    expect(getHeadings()).toEqual(["Details", "Included", "Not included", "What to bring"]);
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Lunch",
      "Water",
      "Tips",
      "A hat",
    ]);
  });
});

describe("the conditions", () => {
  it("name the agency's terms where the offer sets none of its own", () => {
    renderWithLocale(<Conditions offer={createPageOffer({ weather: "Ask us." })} defaults={OFFER_TERMS} />);
    expect(screen.getByText("Free until the day before.")).toBeInTheDocument();
    expect(screen.getByText("Ask us.")).toBeInTheDocument();
    expect(screen.queryByText("The captain decides.")).not.toBeInTheDocument();
    expect(screen.getByText("On the day.")).toBeInTheDocument();
  });
});

describe("the video", () => {
  const video = {
    mp4: { publicURL: "/a.mp4" },
    webm: { publicURL: "/a.webm" },
    poster: createPicture().image,
  };

  it("lies on its still picture, which is loaded when the visitor comes near", () => {
    const { container } = renderWithLocale(<OfferVideo video={video} title="Saona" />);
    const still = container.querySelector("img");
    expect(still).toHaveAttribute("src", video.poster.childImageSharp.gatsbyImageData.images.fallback.src);
    expect(still).toHaveAttribute("loading", "lazy");
    expect(screen.getByLabelText("Video: Saona")).toHaveAttribute("poster", expect.stringMatching(/^data:/));
  });
});
