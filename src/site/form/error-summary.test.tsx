import { screen } from "@testing-library/react";

import type { Locale } from "../../domain/config/locales";
import { renderWithLocale } from "../../testing/render-with-locale";
import { ErrorSummary } from "./error-summary";

const errors = { name: "Name: please fill this in", email: "Email: please check this" };

function Form({ errors: shown }: { errors: Record<string, string> }) {
  return (
    <form>
      <ErrorSummary errors={shown} />
      <input name="name" aria-label="Name" />
      <input name="email" aria-label="Email" />
    </form>
  );
}

describe("the summary of a form's errors", () => {
  it.each<[Locale, Record<string, string>, string]>([
    ["en", { name: "…" }, "There is 1 thing to check"],
    ["en", errors, "There are 2 things to check"],
    ["es", { name: "…" }, "Hay 1 dato por revisar"],
    ["es", errors, "Hay 2 datos por revisar"],
    ["it", { name: "…" }, "C'è 1 campo da controllare"],
    ["it", errors, "Ci sono 2 campi da controllare"],
  ])("counts in %s: %j is %s", (locale, shown, title) => {
    renderWithLocale(<Form errors={shown} />, locale);
    expect(screen.getByRole("heading", { name: title })).toBeInTheDocument();
  });
});
