import { screen } from "@testing-library/react";

import { renderWithLocale } from "../../testing/render-with-locale";
import { Field } from "./field";

describe("a field", () => {
  it("is found by its label", () => {
    renderWithLocale(<Field name="email" label="Email" type="email" autoComplete="email" required />);
    const input = screen.getByRole("textbox", { name: "Email" });
    expect(input).toHaveAttribute("name", "email");
    expect(input).toHaveAttribute("type", "email");
    expect(input).toHaveAttribute("autocomplete", "email");
    expect(input).toBeRequired();
  });

  it("says when it may be left out", () => {
    renderWithLocale(<Field name="phone" label="Teléfono" />, "es");
    expect(screen.getByLabelText("Teléfono (opcional)")).not.toBeRequired();
  });

  it("is described by its hint and its error", () => {
    renderWithLocale(
      <Field
        name="email"
        label="Email"
        required
        hint="We answer there."
        error="Email: please fill this in"
      />,
    );
    const input = screen.getByLabelText("Email");
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription("We answer there. Email: please fill this in");
  });
});
