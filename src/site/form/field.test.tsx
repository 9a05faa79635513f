import { screen } from "@testing-library/react";

import { renderWithLocale } from "../../testing/render-with-locale";
import { Field } from "./field";

it("a mistyped address is asked about and mended with one press; one that can be right is left alone", async () => {
  const { user } = renderWithLocale(<Field name="email" label="Email" type="email" required />);
  const input = screen.getByLabelText("Email");
  for (const [typed, meant] of [
    ["ana@gmail.con", "ana@gmail.com"],
    ["ana@gmial.com", "ana@gmail.com"],
    ["Ana@hotmial.it", "Ana@hotmail.it"],
    ["ana@libero.ti", "ana@libero.it"],
    ["ana@hotel-sol.con", "ana@hotel-sol.com"],
    ...["ana@gmail.com", "ana@mail.com", "ana@example.com", "ana@yahoo.es", "ana"].map((right) => [right]),
  ]) {
    await user.clear(input);
    await user.type(input, `${typed ?? ""} `);
    await user.tab();
    if (meant) await user.click(screen.getByRole("button", { name: `Did you mean ${meant}?` }));
    if (meant) expect(input).toHaveValue(meant);
    expect(screen.queryByRole("button")).toBeNull();
    input.focus();
  }
});
