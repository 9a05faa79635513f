import { screen } from "@testing-library/react";

import { createPageOffer } from "../../testing/create-page-offer";
import { renderWithLocale } from "../../testing/render-with-locale";
import { GoodToKnow } from "./good-to-know";

const FIELDS = [
  ["Advices", "advices"],
  ["Accessibility", "accessibility"],
  ["Babies", "babies"],
  ["Minimum age requirement", "minimum_age_text"],
  ["Health requirements", "health"],
  ["Pregnant women", "pregnancy"],
  ["Photo/video service", "photo_video"],
] as const;

describe("what is good to know", () => {
  it("has its headings in the order of the specification", () => {
    const texts = Object.fromEntries(FIELDS.map(([, field]) => [field, "A text."]));
    renderWithLocale(<GoodToKnow offer={createPageOffer(texts)} />);
    expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual(
      FIELDS.map(([title]) => title),
    );
  });

  it("has no heading at all when every field is empty", () => {
    renderWithLocale(<GoodToKnow offer={createPageOffer()} />);
    expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  });
});
