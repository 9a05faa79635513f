import { render, screen } from "@testing-library/react";

import { renderWithLocale } from "../../testing/render-with-locale";
import { LocaleProvider, useLocale } from "./locale-context";

function Words() {
  const { locale, t } = useLocale();
  return (
    <p>
      {locale}: {t("common.notice")}
    </p>
  );
}

it("gives what stands below it the page's language", () => {
  renderWithLocale(<Words />, "es");
  expect(screen.getByText("es: Aviso")).toBeInTheDocument();
});

it("lets a page that leaves keep its own language inside a frame that already speaks the next one", () => {
  renderWithLocale(
    <LocaleProvider locale="en" messages={{ common: { notice: "Notice" } }}>
      <Words />
    </LocaleProvider>,
    "it",
  );
  expect(screen.getByText("en: Notice")).toBeInTheDocument();
});

it("says what is wrong when it is used outside a page", () => {
  jest.spyOn(console, "error").mockImplementation();
  expect(() => render(<Words />)).toThrow("useLocale was called outside of an I18nextProvider.");
});
