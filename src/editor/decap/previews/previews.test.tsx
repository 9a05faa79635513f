import { render, screen } from "@testing-library/react";

import { LOCALE_CODES, type Locale } from "../../../domain/config/locales";
import { pickLanguage } from "../../../content/languages";
import { offerSchema } from "../../../content/schema/offer";
import { loadEntry } from "../../../testing/load-entry";
import { renderWithLocale } from "../../../testing/render-with-locale";
import { loadContent } from "../../../testing/load-content";
import { openEditorPage } from "../../../testing/open-editor-page";
import { LetterPreview, OfferPreview } from "./previews";
import { toPreviewOffer } from "./preview-data";

const ports = loadContent("settings/ports");
const site = loadContent("settings/site");

/** As Decap does: an address of its own for every picture of the repository. */
const getAsset = (path: string) => `blob:${path}`;

function renderPreview(data: Record<string, unknown>, locale: Locale = "en", pricesOn = true) {
  const settings = { ...site[locale], pricesOn };
  const offer = toPreviewOffer(data, "coral-key", getAsset);
  return renderWithLocale(
    <OfferPreview
      offer={offer}
      collection="excursions"
      site={{ site: { ...site, [locale]: settings }, ports }}
      locale={locale}
    />,
    locale,
  );
}

function readOffer(locale: Locale): Record<string, unknown> {
  const { read } = loadEntry("content/excursions/coral-key.json");
  return pickLanguage(offerSchema, read, locale) as Record<string, unknown>;
}

const getHeadings = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);

describe("the preview of an offer", () => {
  it.each(LOCALE_CODES)(
    "shows it with pictures, prices and answers in the language being edited: %s",
    (locale) => {
      const data = readOffer(locale);
      const cover = data["cover"] as { image: string; alt: string };
      renderPreview(data, locale);
      expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(String(data["title"]));
      expect(screen.getByRole("img", { name: cover.alt })).toHaveAttribute("src", `blob:${cover.image}`);
      expect(screen.getAllByRole("table")).toHaveLength(2);
      expect(screen.getAllByRole("group").length).toBeGreaterThan(2);
      const prices = { en: "Prices", es: "Precios", it: "Prezzi" }[locale];
      expect(getHeadings()).toContain(prices);
    },
  );

  it("shows no price anywhere once the agency has switched prices off, like the page", () => {
    renderPreview(readOffer("en"), "en", false);
    expect(screen.getByText("Price on request")).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent("$");
  });
});

describe("the preview of a letter", () => {
  const show = async (letter: object) => {
    await openEditorPage("en");
    return render(<LetterPreview letter={letter} locale="es" getAsset={getAsset} />);
  };

  it("shows subject, picture, text, button and the titles of its offers", async () => {
    await show({
      ...{ subject: "Ballenas", preheader: "Han vuelto", body: "## Cuándo\n\nEn **febrero**" },
      picture: { image: "../media/letters/tail.jpg", alt: "Una cola" },
      ...{ button: { label: "Ver", url: "/es" }, offers: ["saona-island", "unknown"] },
    });
    expect(screen.getByText("Han vuelto")).toBeVisible();
    expect(screen.getByRole("img", { name: "Una cola" })).toHaveAttribute(
      "src",
      "blob:../media/letters/tail.jpg",
    );
    expect(screen.getByRole("heading", { name: "Cuándo" })).toBeVisible();
    expect(screen.getByText("Ver")).toBeVisible();
    const titles = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(titles).toEqual(["Isla Saona", "unknown"]);
  });
});
