import { screen, within } from "@testing-library/react";

import { createOfferCard } from "../../testing/create-page-offer";
import { createPicture } from "../../testing/create-picture";
import { renderWithLocale } from "../../testing/render-with-locale";
import { AboutUs } from "./about-us";
import { CallToAction } from "./call-to-action";
import { CategoryTeaser } from "./category-teaser";
import { FeaturedCatalog } from "./featured-catalog";
import { Hero } from "./hero";

const teaser = (title: string) => ({ title, text: `All ${title}.`, picture: createPicture(title) });
const feature = (title: string) => ({ title, subtitle: `About ${title}.`, img: createPicture(title) });

describe("the home page", () => {
  it("begins with one picture, loaded at once, and the way to the excursions", () => {
    const hero = {
      title: "Out to sea",
      subtitle: "By boat.",
      button: "See the tours",
      picture: createPicture("Sea"),
      image_tall: createPicture().image,
    };
    renderWithLocale(<Hero hero={hero} />, "it");
    expect(screen.getByRole("heading", { level: 1, name: "Out to sea" })).toBeInTheDocument();
    expect(screen.getByRole("img", { name: "Sea" })).toHaveAttribute("loading", "eager");
    expect(screen.getByRole("link", { name: "See the tours" })).toHaveAttribute("href", "/it/escursioni");
  });

  it("leads into the catalog by three categories", () => {
    const categories = {
      title: "What we offer",
      excursions: teaser("Tours"),
      activities: teaser("Activities"),
      services: teaser("Transfers"),
    };
    renderWithLocale(<CategoryTeaser categories={categories} />, "es");
    const region = within(screen.getByRole("region", { name: "What we offer" }));
    const links = region.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      ["Tours", "/es/excursiones"],
      ["Activities", "/es/actividades"],
      ["Transfers", "/es/servicios"],
    ]);
  });

  it("says who the agency is by three features, each with picture, title and subtitle", () => {
    const features = ["pick-up", "licence", "24/7"].map(feature);
    renderWithLocale(<AboutUs about={{ title: "About us", text: "Since long.", features }} />);
    const region = within(screen.getByRole("region", { name: "About us" }));
    expect(region.getAllByRole("listitem")).toHaveLength(3);
    expect(region.getByRole("heading", { level: 3, name: "licence" })).toBeInTheDocument();
    expect(region.getByRole("img", { name: "24/7" })).toBeInTheDocument();
    expect(region.getByText("About pick-up.")).toBeInTheDocument();
  });

  it("shows the featured offers and the way to all of them", () => {
    renderWithLocale(
      <FeaturedCatalog featured={{ title: "Chosen", text: "By us." }} offers={[createOfferCard()]} />,
    );
    const region = within(screen.getByRole("region", { name: "Chosen" }));
    expect(region.getByRole("link", { name: "Motor yacht" })).toBeInTheDocument();
    expect(region.getByRole("link", { name: "See all" })).toHaveAttribute("href", "/catalog");
  });

  it("ends with the way to the contact page", () => {
    const action = { title: "Write to us", text: "Any time.", button: "Contact", picture: createPicture() };
    renderWithLocale(<CallToAction action={action} />, "it");
    const region = within(screen.getByRole("region", { name: "Write to us" }));
    expect(region.getByRole("link", { name: "Contact" })).toHaveAttribute("href", "/it/contatto");
  });
});
