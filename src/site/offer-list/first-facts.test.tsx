import { screen } from "@testing-library/react";

import { createFrameData } from "../../testing/create-frame";
import { createOfferCard } from "../../testing/create-page-offer";
import { renderWithLocale } from "../../testing/render-with-locale";
import { FirstFacts } from "./first-facts";

const frame = createFrameData("en");

describe("the facts of a first view", () => {
  it("are the first offer with its price, the licence, and within which time the agency answers", () => {
    renderWithLocale(<FirstFacts frame={frame} flagship={createOfferCard()} />);
    expect(screen.getByRole("link", { name: "Motor yacht" })).toHaveAttribute("href", "/catalog/motor-yacht");
    expect(screen.getByText("from $290 per boat")).toBeInTheDocument();
    expect(screen.getByText("Licence RNT 1")).toBeInTheDocument();
    expect(screen.getByText("We answer within 2 office hours")).toBeInTheDocument();
  });

  it.each([{ sale: "paused" }, undefined])("name no offer that cannot be booked: %j", (change) => {
    renderWithLocale(<FirstFacts frame={frame} flagship={change && createOfferCard(change)} />);
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });
});
