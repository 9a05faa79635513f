import { render, screen } from "@testing-library/react";

import type { SiteEntry } from "../site-data";
import { LetterPreview } from "./letter-preview";

const entry = (locale: "en" | "it", title: string) =>
  ({ ...{ collection: "excursions", key: "samana-whales" }, locale, title }) as SiteEntry;
const ENTRIES = [entry("en", "Whales"), entry("it", "Balene")];

function show(letter: object, locale: "en" | "it" = "it") {
  return render(
    <LetterPreview letter={letter} locale={locale} entries={ENTRIES} getAsset={(path) => `blob:${path}`} />,
  );
}

describe("the preview of a letter", () => {
  it("shows subject, picture, text, button and the titles of its offers", () => {
    show({
      ...{ subject: "Balene", preheader: "Sono tornate", body: "## Quando\n\nA **febbraio**" },
      picture: { image: "../media/letters/tail.jpg", alt: "Una coda" },
      button: { label: "Vedi", url: "/it" },
      offers: ["samana-whales", "unknown"],
    });
    expect(screen.getByText("Sono tornate")).toBeVisible();
    expect(screen.getByRole("img", { name: "Una coda" })).toHaveAttribute(
      "src",
      "blob:../media/letters/tail.jpg",
    );
    expect(screen.getByRole("heading", { name: "Quando" })).toBeVisible();
    expect(screen.getByText("febbraio")).toBeVisible();
    expect(screen.getByText("Vedi")).toBeVisible();
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Balene",
      "unknown",
    ]);
  });

  it.each([
    {},
    { body: undefined, picture: {}, button: {}, offers: [] },
    { body: "<script>alert(1)</script>" },
  ])("shows what there is of %j", (letter) => {
    const { container } = show(letter);
    expect(container.querySelector("script, img, ul")).toBeNull();
  });
});
