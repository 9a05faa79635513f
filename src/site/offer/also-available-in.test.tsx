import { screen } from "@testing-library/react";

import { clearLocaleCookie } from "../../testing/cookies";
import { renderWithLocale } from "../../testing/render-with-locale";
import { stopLinks } from "../../testing/stop-links";
import { AlsoAvailableIn } from "./offer-extras";

const paths = { en: "/excursions/saona", es: "/es/excursiones/isla-saona", it: "/it/escursioni/isola-saona" };

stopLinks();
beforeEach(clearLocaleCookie);

describe("the block “Also available in”", () => {
  it("leads to the offer's other languages by their own names", () => {
    renderWithLocale(<AlsoAvailableIn paths={paths} />);
    expect(screen.getByRole("heading", { name: "Also available in" })).toBeInTheDocument();
    const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      ["Español", "/es/excursiones/isla-saona"],
      ["Italiano", "/it/escursioni/isola-saona"],
    ]);
  });

  it("is not there when the offer exists in this language alone", () => {
    renderWithLocale(<AlsoAvailableIn paths={{ es: paths.es }} />, "es");
    expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  });
});
