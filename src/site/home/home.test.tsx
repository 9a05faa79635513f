import { screen, within } from "@testing-library/react";

import { createPicture } from "../../testing/create-picture";
import { renderWithLocale } from "../../testing/render-with-locale";
import { AboutUs, Team } from "./about-us";
import { CategoryTeaser, WaysIn } from "./ways-in";

const teaser = (title: string) => ({ title, text: `All ${title}.`, picture: createPicture(title) });
const feature = (title: string) => ({
  ...{ title, subtitle: `About ${title}.`, img: createPicture(title) },
  shows_licence: title === "licence",
});

describe("the home page", () => {
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

  it("shows with the feature about the licence a document with its number and the register", () => {
    const features = ["pick-up", "24/7", "licence"].map(feature);
    const licence = {
      ...{ company: "Acme SRL", licence_number: "RNT 1", licence_authority: "Ministry" },
      licence_register: "https://register.example/",
    };
    renderWithLocale(<AboutUs about={{ title: "About us", text: "", features }} licence={licence} />);
    const item = within(screen.getAllByRole("listitem")[2] as HTMLElement);
    for (const words of ["Ministry", "RNT 1", "Acme SRL"]) expect(item.getByText(words)).toBeInTheDocument();
    expect(item.getByRole("link", { name: /^Look it up in the register/ })).toHaveAttribute(
      "href",
      "https://register.example/",
    );
    expect(screen.getAllByText("RNT 1")).toHaveLength(1);
  });

  it("shows who works there; only a drawn portrait is called so", () => {
    const person = { role: "Guide", speaks: "Spanish", since: 2014, picture: createPicture("A face") };
    const people = [
      { ...person, key: "ana", name: "Ana", is_drawn: true },
      { ...person, key: "leo", name: "Leo", is_drawn: false },
    ];
    renderWithLocale(<Team words={{ title: "Team", text: "Us." }} people={people} />);
    const [ana, leo] = within(screen.getByRole("region", { name: "Team" })).getAllByRole("listitem");
    expect(ana).toHaveTextContent(/Drawn portrait.*Ana.*Guide.*Speaks Spanish.*With us since 2014/);
    expect(leo).not.toHaveTextContent("Drawn portrait");
  });

  it("leads who knows what they are to the offers for them", () => {
    const way = (title: string) => ({ title, text: `For ${title}.` });
    const ways = { title: "Who?", cruise: way("Ships"), families: way("Families"), boats: way("Boats") };
    renderWithLocale(<WaysIn ways={ways} />, "it");
    const links = within(screen.getByRole("region", { name: "Who?" })).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Ships", "/it/catalogo?port=la-romana-cruises&fits=1#your-trip"],
      ["Families", "/it/catalogo?tag=family"],
      ["Boats", "/it/catalogo?type=catalog"],
    ]);
  });
});
