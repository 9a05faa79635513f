import { screen } from "@testing-library/react";

import { type Locale } from "../../domain/config/locales";
import { clearLocaleCookie } from "../../testing/cookies";
import { renderWithLocale } from "../../testing/render-with-locale";
import { stopLinks } from "../../testing/stop-links";
import { LanguageLinks } from "./language-links";

const paths = { en: "/contact", es: "/es/contacto", it: "/it/contatto" };

stopLinks();
beforeEach(clearLocaleCookie);

describe("a flag", () => {
  it.each<[string, Locale, string]>([
    ["English", "en", "/contact"],
    ["Español", "es", "/es/contacto"],
    ["Italiano", "it", "/it/contatto"],
  ])("is a real link with the language's own name: %s", (name, code, path) => {
    renderWithLocale(<LanguageLinks paths={paths} />, "it");
    const link = screen.getByRole("link", { name });
    expect(link).toHaveAttribute("href", path);
    expect(link).toHaveAttribute("hreflang", code);
    expect(link).toHaveAttribute("lang", code);
    expect(screen.getByAltText(name)).toHaveAttribute("src", `/flags/${code}.svg`);
  });

  it("remembers the language that was chosen", async () => {
    const { user } = renderWithLocale(<LanguageLinks paths={paths} />);
    expect(document.cookie).toBe("");
    await user.click(screen.getByRole("link", { name: "Italiano" }));
    expect(document.cookie).toBe("i18n_redirected=it");
  });

  it("is missing for a language in which the page does not exist", () => {
    renderWithLocale(<LanguageLinks paths={{ en: "/contact", it: "/it/contatto" }} />);
    expect(screen.queryByRole("link", { name: "Español" })).not.toBeInTheDocument();
  });
});
