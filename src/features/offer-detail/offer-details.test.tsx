import { screen } from "@testing-library/react";

import { createPageOffer, OFFER_TERMS } from "../../testing/create-page-offer";
import { createPicture } from "../../testing/create-picture";
import { renderWithLocale } from "../../testing/render-with-locale";
import { Conditions } from "./conditions";
import { OfferDetails } from "./offer-details";
import { OfferVideo } from "./offer-video";

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

  it("show no heading over an empty list", () => {
    renderWithLocale(<OfferDetails offer={createPageOffer({ bring: ["A hat"] })} />);
    expect(getHeadings()).toEqual(["Details", "What to bring"]);
  });

  it("are not there for an offer that says none of it", () => {
    const { container } = renderWithLocale(<OfferDetails offer={createPageOffer()} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe("the conditions", () => {
  it("stand under their headings, what happens on cancellation open", () => {
    renderWithLocale(<Conditions offer={createPageOffer()} defaults={OFFER_TERMS} />);
    expect(getHeadings()).toEqual(["Cancellation", "Weather", "Payment"]);
    const groups = screen.getAllByRole("group");
    expect(groups.map((group) => group.hasAttribute("open"))).toEqual([true, false, false]);
  });

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

  it("plays in a browser that can, and says so in one that cannot", () => {
    const { container } = renderWithLocale(<OfferVideo video={video} />);
    const element = container.querySelector("video");
    expect(element).toHaveAttribute("controls");
    expect(element).toHaveTextContent("Your browser does not support the video tag.");
    const sources = [...container.querySelectorAll("video source")].map((source) =>
      source.getAttribute("src"),
    );
    expect(sources).toEqual(["/a.webm", "/a.mp4"]);
  });

  it("lies on its still picture, which is loaded when the visitor comes near", () => {
    const { container } = renderWithLocale(<OfferVideo video={video} />);
    const still = container.querySelector("img");
    expect(still).toHaveAttribute("src", video.poster.childImageSharp.gatsbyImageData.images.fallback.src);
    expect(still).toHaveAttribute("loading", "lazy");
    expect(container.querySelector("video")?.getAttribute("poster")).toMatch(/^data:/);
  });

  it("may exist as mp4 alone", () => {
    const { container } = renderWithLocale(<OfferVideo video={{ ...video, webm: null }} />);
    expect(container.querySelectorAll("video source")).toHaveLength(1);
  });

  it("is not there for an offer that has none", () => {
    const { container } = renderWithLocale(<OfferVideo video={null} />);
    expect(container).toBeEmptyDOMElement();
  });
});
