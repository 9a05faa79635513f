import { fireEvent, screen } from "@testing-library/react";
import { navigate } from "gatsby";

import { clearLocaleCookie } from "../../testing/cookies";
import { renderWithLocale } from "../../testing/render-with-locale";
import { stopLinks } from "../../testing/stop-links";
import { LanguageLink } from "../layout/language-links";

stopLinks();
beforeEach(() => {
  clearLocaleCookie();
  jest.mocked(navigate).mockReset();
  window.history.replaceState(null, "", "/excursions/saona-island?date=2026-12-24&adults=3");
});
afterEach(() => window.history.replaceState(null, "", "/"));

function setUp() {
  const { user } = renderWithLocale(
    <LanguageLink to="/es/excursiones/isla-saona" language="es">
      Español
    </LanguageLink>,
  );
  return { user, link: screen.getByRole("link", { name: "Español" }) };
}

describe("a link to another language", () => {
  it("takes the address's choice along, as it is at that moment", async () => {
    const { user, link } = setUp();
    window.history.replaceState(null, "", "/excursions/saona-island?date=2026-12-25&adults=4");
    await user.click(link);
    expect(navigate).toHaveBeenCalledWith("/es/excursiones/isla-saona?date=2026-12-25&adults=4");
    expect(document.cookie).toBe("i18n_redirected=es");
  });

  it("holds it when it is opened in a new tab", () => {
    const { link } = setUp();
    fireEvent.pointerDown(link, { button: 1 });
    expect(link).toHaveAttribute("href", "/es/excursiones/isla-saona?date=2026-12-24&adults=3");
    fireEvent.click(link, { ctrlKey: true });
    expect(navigate).not.toHaveBeenCalled();
  });
});
