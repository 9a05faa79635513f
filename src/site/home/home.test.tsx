import { screen, within } from "@testing-library/react";

import { createPicture } from "../../testing/create-picture";
import { renderWithLocale } from "../../testing/render-with-locale";
import { AboutUs, Team } from "./about-us";
import { CategoryTeaser, WaysIn } from "./ways-in";

const teaser = (title: string) => ({ title, text: `All ${title}.`, picture: createPicture(title) });
const getRegion = (name: string) => within(screen.getByRole("region", { name }));
const getLinks = (region: string) =>
  getRegion(region)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

describe("the home page", () => {
  it("leads into the catalog by three categories, and who knows what they are to the offers for them", () => {
    const [excursions, activities, services] = [teaser("Tours"), teaser("Activities"), teaser("Transfers")];
    const [cruise, families, boats] = [teaser("Ships"), teaser("Families"), teaser("Boats")];
    renderWithLocale(
      <>
        <CategoryTeaser categories={{ title: "What we offer", excursions, activities, services }} />
        <WaysIn ways={{ title: "Who?", cruise, families, boats }} />
      </>,
      "es",
    );
    expect(getLinks("What we offer")).toEqual([
      ["Tours", "/es/excursiones"],
      ["Activities", "/es/actividades"],
      ["Transfers", "/es/servicios"],
    ]);
    expect(getLinks("Who?")).toEqual([
      ["Ships", "/es/catalogo?port=la-romana-cruises&fits=1#your-trip"],
      ["Families", "/es/catalogo?tag=family"],
      ["Boats", "/es/catalogo?type=catalog"],
    ]);
  });

  it("says who the agency is by features, one of them with its licence and the register", () => {
    const features = ["pick-up", "24/7", "licence"].map((title) => ({
      ...{ title, subtitle: `About ${title}.`, img: createPicture(title) },
      shows_licence: title === "licence",
    }));
    const licence = {
      ...{ company: "Acme SRL", licence_number: "RNT 1", licence_authority: "Ministry" },
      licence_register: "https://register.example/",
    };
    renderWithLocale(<AboutUs about={{ title: "About us", text: "", features }} licence={licence} />);
    const [pickup, , last] = getRegion("About us").getAllByRole("listitem");
    expect(pickup).toHaveTextContent(/^pick-upAbout pick-up\.$/);
    expect(within(pickup as HTMLElement).getByRole("img", { name: "pick-up" })).toBeInTheDocument();
    expect(last).toHaveTextContent(/Ministry.*RNT 1.*Acme SRL/);
    const register = within(last as HTMLElement).getByRole("link", { name: /^Look it up in the register/ });
    expect(register).toHaveAttribute("href", "https://register.example/");
  });

  it("shows who works there; only a drawn portrait is called so", () => {
    const person = { role: "Guide", speaks: "Spanish", since: 2014, picture: createPicture("A face") };
    const people = [
      { ...person, key: "ana", name: "Ana", is_drawn: true },
      { ...person, key: "leo", name: "Leo", is_drawn: false },
    ];
    renderWithLocale(<Team words={{ title: "Team", text: "Us." }} people={people} />);
    const [ana, leo] = getRegion("Team").getAllByRole("listitem");
    expect(ana).toHaveTextContent(/Drawn portrait.*Ana.*Guide.*Speaks Spanish.*With us since 2014/);
    expect(leo).not.toHaveTextContent("Drawn portrait");
  });
});
