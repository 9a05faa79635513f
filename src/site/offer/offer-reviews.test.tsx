import { screen, within } from "@testing-library/react";

import { createFrame } from "../../testing/create-frame";
import { renderWithLocale } from "../../testing/render-with-locale";
import { OfferReviews, ReviewsLine } from "./offer-reviews";

const GOOD = {
  ...{ key: "r1", language: "es", date: "2027-01-22", day: "22 de enero de 2027", stars: 4 },
  ...{ name: "Ana", country: "Spain", text: "Agua clara.\nBuen guía.", answer: "¡Gracias!" },
};
const BAD = {
  ...{ key: "r2", language: "en", date: "2027-01-20", day: "January 20, 2027", stars: 1 },
  ...{ name: "Joe", country: "Canada", text: "Two hours late, and nobody told us.", answer: "" },
};
const show = (reviews: Queries.OfferReviewsFragment) => {
  renderWithLocale(<OfferReviews reviews={reviews} />, "en", createFrame({ brand: "Palmarena" }));
  return within(screen.getByRole("region", { name: "Reviews" }));
};

it("the line of reviews near the title says the average and how many there are, and leads to them", () => {
  renderWithLocale(<ReviewsLine reviews={{ count: 12, average: 4.8 }} />, "es");
  const link = screen.getByRole("link", { name: /4,8.*12/ });
  expect(link).toHaveAttribute("href", "#reviews");
  expect(link).toHaveTextContent("★★★★★");
});

describe("the reviews of an offer", () => {
  it("are honest when there is none: no stars, no average", () => {
    const section = show({ count: 0, average: 0, shown: [] });
    expect(
      section.getByText("No reviews yet: we ask every guest the day after the trip."),
    ).toBeInTheDocument();
    expect(section.queryByText(/stars/)).toBeNull();
    expect(section.getByRole("link")).toHaveAttribute("href", "/reviews");
  });

  it("show good and bad ones with stars in words, who, when, that we have asked, and their language", () => {
    const section = show({ count: 2, average: 2.5, shown: [BAD, GOOD] });
    expect(section.getByText("2.5 of 5 stars")).toBeInTheDocument();
    expect(section.getByText(/· 2 reviews$/)).toBeInTheDocument();
    const [bad, good] = section.getAllByRole("listitem");
    expect(bad).toHaveTextContent(
      "★☆☆☆☆ 1 of 5 starsTwo hours late, and nobody told us.Joe, Canada · January 20, 2027 · invited by us after the trip",
    );
    expect(within(bad as HTMLElement).getByText("★☆☆☆☆")).toHaveAttribute("aria-hidden", "true");
    expect(good).toHaveTextContent(/^★★★★☆ 4 of 5 stars · Español.*Answer of Palmarena¡Gracias!$/);
    expect(section.getByText(BAD.text)).not.toHaveAttribute("lang");
    for (const text of [/^Agua clara/, "¡Gracias!"])
      expect(section.getByText(text)).toHaveAttribute("lang", "es");
  });
});
